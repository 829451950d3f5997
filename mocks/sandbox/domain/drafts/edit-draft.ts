import type { Validator } from '@workspace-api/contract/validators';
import { fieldErrors } from '../../core/field-errors.ts';
import { isDeeperThan } from '../../core/json.ts';
import { limits } from '../../core/limits.ts';
import type { FieldError, Problem } from '../../core/problem.ts';
import { applyPatch, invalidPatch, type Operation } from './json-patch/apply-patch.ts';
import { isWithin } from './json-patch/pointer.ts';

const touches = (pointer: string, place: string): boolean =>
  pointer === place || isWithin(pointer, place) || isWithin(place, pointer);

/** The operation to report for an invalid result: the last one that made a change at the invalid place. */
const responsibleOperation = (
  patch: readonly Operation[],
  place: string,
): { index: number; path: string } => {
  const changes = [...patch.entries()].filter(([, { op }]) => op !== 'test');
  const match = changes.findLast(
    ([, { path, ...rest }]) => touches(path, place) || (rest.op === 'move' && touches(rest.from, place)),
  );
  const [index, operation] = match ?? changes.at(-1) ?? [0];
  return { index, path: operation?.path ?? place };
};

/** The place where a document is invalid, and the reason. */
type Flaw = Pick<FieldError, 'path' | 'reason'>;

const invalidResult = (patch: readonly Operation[], { path: place, reason }: Flaw): Problem => {
  const { index, path } = responsibleOperation(patch, place);
  return invalidPatch(index, path, `the document would be invalid at ${place || 'its root'}: ${reason}`);
};

const tooDeep = `the document would have more than ${limits.bodyDepth} levels of objects and arrays`;

/**
 * Applies a JSON Patch to a draft as a whole: every operation must apply, and the result must match the schema of the document
 * (clauses `pages.patch-*`).
 *
 * @param json the draft
 * @param findFlaw finds further errors in a document that matches its schema
 * @throws Problem `invalid-patch`, with the operation's index and pointer in its details
 */
export const editDraft = <Document>(
  json: string,
  patch: readonly Operation[],
  schema: Validator,
  findFlaw: (edited: Document) => Flaw | undefined = () => undefined,
): Document => {
  try {
    const edited = applyPatch(json, patch);
    if (isDeeperThan(edited, limits.bodyDepth)) throw invalidPatch(0, '', tooDeep);
    if (!schema(edited))
      throw invalidResult(patch, fieldErrors(schema).fields[0] ?? { path: '', reason: 'format_mismatch' });
    const flaw = findFlaw(edited as Document);
    if (flaw) throw invalidResult(patch, flaw);
    return edited as Document;
  } catch (error) {
    // Nested copies can exhaust the stack before the depth of the result is checked.
    if (error instanceof RangeError) throw invalidPatch(0, '', tooDeep);
    throw error;
  }
};
