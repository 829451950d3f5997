import type { OperationId } from '@workspace-api/contract';
import { headerNames } from '@workspace-api/contract';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { applyLoosely, LooseFailureError, type Looseness, type Operation, sameValue } from './loose-patch.ts';

const patches: readonly OperationId[] = ['updatePage', 'updateTheme'];

/** A patch that fails on every document. Patches that must be rejected get the server's own rejection of it. */
const impossible = JSON.stringify([{ op: 'test', path: '', value: 'impossible' }]);

const parse = (rawBody: string): Operation[] | undefined => {
  try {
    const value: unknown = JSON.parse(rawBody);
    return Array.isArray(value) ? (value as Operation[]) : undefined;
  } catch {
    return undefined;
  }
};

/** How the operations of a patch are executed. */
type Carry = (document: unknown, operations: readonly Operation[], loose: Looseness) => void;

const allOrNothing: Carry = (document, operations, loose) => {
  const ordered = loose.reversed ? operations.toReversed() : operations;
  for (const operation of ordered) applyLoosely(document, operation, loose);
};

/**
 * A server that patches loosely: this wrapper applies the patch, and sends the result to the server as a replacement of the
 * document.
 *
 * @param ids the affected operations
 */
const patchLoosely =
  (loose: Looseness, ids: readonly OperationId[] = patches, carry: Carry = allOrNothing): Wrap =>
  (next: Fetch) =>
  async (request) => {
    const operation = findOperation(request);
    if (operation === undefined || !ids.includes(operation.id)) return next(request);
    const { rawBody, again } = await repeatable(request);
    const operations = parse(rawBody);
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const draft = await readJson(await next(new Request(request.url, { headers })));
    // An empty pointer replaces the whole document, which the server handles itself.
    const isPlain = operations?.every(
      ({ path, op }) => typeof path === 'string' && (path !== '' || op === 'test'),
    );
    if (!operations || !draft || !isPlain) return next(again());
    const document: unknown = structuredClone(draft);
    try {
      carry(document, operations, loose);
    } catch (error) {
      if (!(error instanceof LooseFailureError)) throw error;
      const saved = sameValue(document, draft) || carry === allOrNothing;
      if (!saved)
        await next(again({ body: toReplacement(document), headers: { [headerNames.idempotencyKey]: null } }));
      return next(again({ body: impossible, headers: { [headerNames.idempotencyKey]: null } }));
    }
    return next(again({ body: toReplacement(document) }));
  };

const toReplacement = (document: unknown) => JSON.stringify([{ op: 'replace', path: '', value: document }]);

const pointer = (text: string, loose: Looseness, ids?: readonly OperationId[]): Mutant => ({
  clause: 'pages.patch-pointer',
  text,
  wrap: patchLoosely(loose, ids),
});
const acceptMissingPath = (text: string, loose: Looseness): Mutant => ({
  clause: 'pages.patch-missing-path',
  text,
  wrap: patchLoosely(loose),
});
const mismatch = (text: string, equal: Looseness['equal']): Mutant => ({
  clause: 'pages.patch-test-mismatch',
  text,
  wrap: patchLoosely(equal ? { equal } : { testsIgnored: true }),
});
const applies = (text: string, loose: Looseness): Mutant => ({
  clause: 'pages.patch-applies',
  text,
  wrap: patchLoosely(loose),
});

const stringify = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const lower = (value: unknown) => JSON.stringify(value)?.toLowerCase();
const isSubset = (actual: unknown, expected: unknown): boolean =>
  typeof actual === 'object' && actual && typeof expected === 'object' && expected && !Array.isArray(expected)
    ? Object.entries(expected).every(([name, value]) =>
        isSubset((actual as Record<string, unknown>)[name], value),
      )
    : sameValue(actual, expected);

/** Executes operations until one fails, and saves the result up to there. */
const untilFailure: Carry = (document, operations, loose) => {
  for (const operation of operations) applyLoosely(document, operation, loose);
};

/** Also executes the operations after one that fails. Saves nothing if the last operation fails. */
const afterFailure: Carry = (document, operations, loose) => {
  const before: unknown = structuredClone(document);
  let failure: unknown;
  for (const operation of operations)
    try {
      applyLoosely(failure ? document : before, operation, loose);
    } catch (error) {
      failure ??= error;
    }
  if (failure) throw failure;
  allOrNothing(document, operations, loose);
};

/** Loose implementations of JSON Patch and JSON Pointer. */
export const jsonPatchMutants: Record<string, Mutant> = {
  'patch-members-refused': {
    clause: 'pages.patch-applies',
    text: 'A JSON Patch with an undefined member is rejected.',
    wrap: (next) => async (request) => {
      if (!patches.includes(findOperation(request)?.id as OperationId)) return next(request);
      const { rawBody, again } = await repeatable(request);
      const isRefused = parse(rawBody)?.some((operation) => operation !== null && 'comment' in operation);
      return next(again(isRefused ? { body: impossible } : {}));
    },
  },
  'pointer-leading-zeros': pointer('An index with leading zeros is accepted.', { leadingZeros: true }),
  'theme-pointer-leading-zeros': pointer(
    'An index with leading zeros is accepted in patches of the theme.',
    { leadingZeros: true },
    ['updateTheme'],
  ),
  'pointer-any-number': pointer('Any number is accepted as an index; negative numbers count from the end.', {
    anyNumber: true,
  }),
  'pointer-unescape-order': pointer('In a pointer, ~0 is unescaped before ~1, so ~01 becomes a slash.', {
    tildeFirst: true,
  }),
  'theme-pointer-unescape-order': pointer(
    'In patches of the theme, ~0 is unescaped before ~1.',
    { tildeFirst: true },
    ['updateTheme'],
  ),
  'pointer-percent-decoded': pointer('The names in a pointer are percent-decoded.', { decoded: true }),
  'pointer-without-empty-names': {
    clause: 'pages.patch-pointer',
    text: 'Empty names in a pointer are skipped.',
    wrap: patchLoosely({ withoutEmptyNames: true }),
  },
  'pointer-in-any-case': acceptMissingPath('Names in a pointer are compared case-insensitively.', {
    anyCase: true,
  }),
  'pointer-to-inherited-members': acceptMissingPath(
    'Inherited JavaScript properties are treated as members.',
    {
      inherited: true,
    },
  ),
  'pointer-dash-is-last': acceptMissingPath('The index - means the last item in replace and remove.', {
    dashIsLast: true,
  }),
  'pointer-beyond-the-end': acceptMissingPath('An index beyond the end of an array is treated as its end.', {
    beyondTheEnd: true,
  }),
  'patch-replace-adds': acceptMissingPath('A replace adds a missing member.', { replaceAdds: true }),
  'patch-remove-of-nothing': acceptMissingPath('A remove of a missing member succeeds.', {
    removeOfNothing: true,
  }),
  'patch-unknown-operation-ignored': pointer('An unknown operation of a patch is ignored.', {
    unknownIgnored: true,
  }),
  'patch-move-into-itself': pointer('Moving a value into its own child is ignored.', {
    moveIntoItself: true,
  }),
  'patch-add-merges': pointer('An add merges an object with the existing object.', { addMerges: true }),
  'patch-add-overwrites-items': applies('An add to an array overwrites the item at the index.', {
    addInsertsNothing: true,
  }),
  'patch-null-removes': {
    clause: 'pages.patch-pointer',
    text: 'A null value removes the member.',
    wrap: patchLoosely({ nullRemoves: true }),
  },
  'patch-copy-shares': pointer('A copy changes together with its original.', { copyShares: true }),
  'patch-move-copies': pointer('A move also keeps the original value.', { moveCopies: true }),
  'patch-move-counts-before-removal': pointer(
    'The target index of a move is counted before the item is removed.',
    {
      moveCountsBeforeRemoval: true,
    },
  ),
  'patch-move-checks-string': applies('A move to a longer name is treated as a move into its own child.', {
    moveComparesStrings: true,
  }),
  'patch-operations-reversed': applies('The operations of a patch are applied in reverse order.', {
    reversed: true,
  }),
  'patch-tests-ignored': mismatch('The patch operation test is ignored.', undefined),
  'patch-test-compares-strings': mismatch(
    'A patch test compares values as strings.',
    (one, other) => stringify(one) === stringify(other),
  ),
  'patch-test-in-any-case': mismatch(
    'A patch test ignores case.',
    (one, other) => sameValue(one, other) || lower(one) === lower(other),
  ),
  'patch-test-of-subset': mismatch('A patch test matches an object with more members.', isSubset),
  'patch-test-ignores-further-items': mismatch(
    'A patch test matches an array with more items.',
    // `one` is the value in the document, `other` is the tested value.
    (one, other) =>
      sameValue(one, Array.isArray(one) && Array.isArray(other) ? other.slice(0, one.length) : other),
  ),
  'patch-test-trims': mismatch('A patch test ignores whitespace around strings.', (one, other) =>
    typeof one === 'string' && typeof other === 'string'
      ? one.trim() === other.trim()
      : sameValue(one, other),
  ),
  'patch-test-normalizes': mismatch(
    'A patch test compares strings in Unicode normalization form C.',
    (one, other) =>
      typeof one === 'string' && typeof other === 'string'
        ? one.normalize('NFC') === other.normalize('NFC')
        : sameValue(one, other),
  ),
  'patch-test-of-any-order': mismatch('A patch test ignores the order of array items.', (one, other) =>
    Array.isArray(one) && Array.isArray(other)
      ? sameValue(one.toSorted(), other.toSorted())
      : sameValue(one, other),
  ),
  'patch-test-ordered-members': applies('A patch test requires the same order of members.', {
    equal: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  }),
  'patch-test-null-as-empty': mismatch(
    'A patch test treats null and an empty string as equal.',
    (one, other) => sameValue(one ?? '', other ?? ''),
  ),
  'patch-applied-until-failure': {
    clause: 'pages.patch-is-atomic',
    text: 'When a patch fails, the operations before the failing operation are saved.',
    wrap: patchLoosely({}, patches, untilFailure),
  },
  'patch-applied-where-possible': {
    clause: 'pages.patch-is-atomic',
    text: 'When a patch fails, the operations after the failing operation are saved.',
    wrap: patchLoosely({}, patches, afterFailure),
  },
  'theme-patch-applied-until-failure': {
    clause: 'pages.patch-is-atomic',
    text: 'When a patch of the theme fails, the operations before the failing operation are saved.',
    wrap: patchLoosely({}, ['updateTheme'], untilFailure),
  },
};
