import type { OperationShape } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { chosenIdMember, createdResource } from '../find-resource.ts';
import type { Breach } from './breach.ts';

/** A name with the same defect that no other record has. */
const ownName = (name: unknown, unique: string): unknown => {
  if (typeof name !== 'string' || name === '') return name;
  return name.length > unique.length ? name.slice(0, -unique.length) + unique : name + unique;
};

/**
 * A body that is valid except for one defect. If a target accepts it anyway, it must do no harm.
 *
 * @param broken a value of the breach
 * @param valid a valid body
 * @param unique letters, digits and underscores that make a name unique to the run
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
  // Other optional members of the breach's value are omitted: the target may not know them.
  const body = at in broken ? { ...rest, [at]: broken[at] } : rest;
  const resource = createdResource(operation);
  return resource && at === chosenIdMember(resource) && at in body
    ? { ...body, [at]: ownName(body[at], unique) }
    : body;
};
