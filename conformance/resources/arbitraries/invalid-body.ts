import type { OperationShape } from '@workspace-api/contract';
import { createdResource } from '../find-resource.ts';
import type { Breach } from './breach.ts';

type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A name with the same mutant that no one else's record has. */
const ownName = (name: unknown, unique: string): unknown => {
  if (typeof name !== 'string' || name === '') return name;
  return name.length > unique.length ? name.slice(0, -unique.length) + unique : name + unique;
};

/**
 * A body with one mutant, for the rest as in a valid one: a target that takes it nevertheless must do no harm.
 *
 * @param broken a value of the breach
 * @param valid a valid body
 * @param unique letters, digits and underscores, which make a name the run's
 */
export const invalidBody = (
  operation: OperationShape,
  { keys }: Pick<Breach, 'keys'>,
  broken: unknown,
  valid: unknown,
  unique: string,
): unknown => {
  if (!isObject(broken) || !isObject(valid) || keys.length === 0) return broken;
  const [at = ''] = keys;
  const { [at]: _, ...rest } = valid;
  const body = { ...broken, ...rest };
  const resource = createdResource(operation);
  const isName = resource !== null && resource.id === resource.label && at === resource.id;
  return isName && at in body ? { ...body, [at]: ownName(body[at], unique) } : body;
};
