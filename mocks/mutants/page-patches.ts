import { decodeSegment, headerNames } from '@workspace-api/contract';
import { perServer, type Wrap } from '../wrappers/fetch.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import type { Json } from '../wrappers/json.ts';
import { on, type Selection } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';
import { flawedValues } from './value-flaws.ts';

type Operation = { op: string; path: string; from?: string; value?: unknown };
type Draft = 'updatePage' | 'updateTheme';

const drafts: readonly Draft[] = ['updatePage', 'updateTheme'];

/** Selects well-formed patches. */
const onPatches = (ids = drafts): Selection =>
  on(...ids).when(({ rawBody, body }) => {
    const patch = Object.values(body) as Partial<Operation>[];
    return (
      rawBody.startsWith('[') && patch.length > 0 && patch.every((each) => typeof each?.path === 'string')
    );
  });

const operationsIn = ({ body }: Incoming): Operation[] => Object.values(body) as Operation[];

/** Applies another patch than the requested one. */
const patches = (change: (patch: Operation[]) => readonly Operation[], ids?: readonly Draft[]): Wrap =>
  onPatches(ids).body((_, incoming) => change(operationsIn(incoming)));

/** Applies a patch with other operations if it is refused. */
const refusedPatches = (change: (operation: Operation) => Operation): Wrap =>
  onPatches().instead('invalid-patch', (_, incoming) =>
    incoming.send({ body: JSON.stringify(operationsIn(incoming).map(change)) }),
  );

/** Refuses patches with some operation, as the server refuses a test that fails. */
const refusing = (matches: (operation: Operation, draft: string) => boolean): Wrap =>
  onPatches().respond(async (incoming) => {
    const draft = await incoming.call(incoming.operation === 'updatePage' ? 'getPage' : 'getTheme');
    const text = await draft.text();
    return operationsIn(incoming).some((operation) => matches(operation, text))
      ? incoming.send({ body: JSON.stringify([{ op: 'test', path: '', value: 'impossible' }]) })
      : incoming.send();
  });

/** Changes single operations of patches; undefined omits one. */
const patchOperations = (
  change: (operation: Operation) => Operation | undefined,
  ids?: readonly Draft[],
): Wrap => patches((patch) => patch.flatMap((operation) => change(operation) ?? []), ids);

/** An operation with other pointers. */
const inPointers = (
  { path, from, ...operation }: Operation,
  change: (pointer: string) => string,
): Operation => ({
  ...operation,
  // The server refuses a pointer of another type.
  path: change(String(path)),
  ...(from !== undefined && { from: change(String(from)) }),
});

/** Changes the names in the pointers of a patch, as they are written there. */
const pointers = (change: (name: string) => string): Wrap => {
  const changeAll = (pointer: string) => pointer.split('/').map(change).join('/');
  return patchOperations((operation) => inPointers(operation, changeAll));
};

const escapeName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Saves the operations before the one that fails. */
const savedUntilFailure = (ids: readonly Draft[]): Wrap =>
  onPatches(ids).instead('invalid-patch', async (response, incoming) => {
    const patch = operationsIn(incoming);
    for (let count = patch.length - 1; count > 0; count -= 1) {
      const body = JSON.stringify(patch.slice(0, count));
      if ((await incoming.send({ body, headers: { [headerNames.idempotencyKey]: null } })).ok) break;
    }
    return response;
  });

/** Omits the tests of some values. */
const passesTests = (matches: (value: unknown) => boolean): Wrap =>
  patchOperations((operation) =>
    operation.op === 'test' && matches(operation.value) ? undefined : operation,
  );

/** Patches of pages: their operations, pointers, versions and order. */
export const pagePatches: MutantTable = {
  'pages.patch-applies/patch-members-refused: A JSON Patch with an undefined member is rejected.': refusing(
    (operation) => 'comment' in operation,
  ),
  'pages.patch-applies/patch-add-overwrites-items: An add to an array overwrites the item at the index.':
    patchOperations(({ op, ...operation }) => ({
      op: op === 'add' && /\/\d+$/.test(operation.path) ? 'replace' : op,
      ...operation,
    })),
  'pages.patch-applies/patch-operations-reversed: The operations of a patch are applied in reverse order.':
    patches((patch) => patch.toReversed()),
  'pages.patch-applies/patch-test-ordered-members: A patch test requires the same order of members.':
    refusing(
      ({ op, path, value }, draft) =>
        op === 'test' && path !== '' && value instanceof Object && !draft.includes(JSON.stringify(value)),
    ),
  'pages.patch-applies/blocks-behind-the-third-lost: A page returns only its first three blocks.': on(
    'getPage',
  ).member('tree.children', (blocks?: unknown[]) => blocks?.slice(0, 3)),
  'pages.patch-applies/strings-of-a-page-shortened: A string in a page is shortened to 8,192 characters.':
    patchOperations(
      ({ value, ...rest }) => ({ ...rest, value: typeof value === 'string' ? value.slice(0, 8192) : value }),
      ['updatePage'],
    ),
  'pages.patch-applies/font-names-composed: The names of fonts are converted to Unicode normalization form C.':
    on('getTheme').member('typography.font_family_heading', (font) => String(font).normalize('NFC')),
  'pages.patch-applies/color-names-in-lower-case: The names of the colors in the draft of the theme are in lower case.':
    on('getTheme').member('colors', (colors: Json) =>
      Object.fromEntries(Object.entries(colors).map(([name, color]) => [name.toLowerCase(), color])),
    ),
  ...flawedValues(
    'pages.patch-applies',
    'page',
    (flaw) => `A page ${flaw} in the props of its blocks.`,
    on('getPage'),
    'tree.props',
  ),
  'pages.patch-pointer/pointer-leading-zeros: An index with leading zeros is accepted.': refusedPatches(
    (operation) => inPointers(operation, (pointer) => pointer.replace(/\/0+(?=\d+$)/, '/')),
  ),
  'pages.patch-pointer/pointer-unescape-order: In a pointer, ~0 is unescaped before ~1, so ~01 becomes a slash.':
    pointers((name) =>
      /~(?![01])/.test(name) ? name : escapeName(name.replaceAll('~0', '~').replaceAll('~1', '/')),
    ),
  'pages.patch-pointer/pointer-percent-decoded: The names in a pointer are percent-decoded.': pointers(
    (name) => name.replaceAll(/(%[\da-f]{2})+/gi, (code) => escapeName(decodeSegment(code))),
  ),
  'pages.patch-pointer/patch-move-copies: A move also keeps the original value.': patchOperations(
    ({ op, ...operation }) => ({
      op: op === 'move' && !operation.path.startsWith(`${operation.from}/`) ? 'copy' : op,
      ...operation,
    }),
  ),
  'pages.patch-pointer/patch-value-missing-is-null: A patch operation without its value has the value null.':
    patchOperations((operation) =>
      ['add', 'replace'].includes(String(operation.op)) ? { value: null, ...operation } : operation,
    ),
  'pages.patch-missing-path/patch-replace-adds: A replace adds a missing member.': refusedPatches(
    ({ op, ...operation }) => ({ op: op === 'replace' ? 'add' : op, ...operation }),
  ),
  'pages.patch-missing-path/patch-behind-the-end-ignored: Removing or replacing the item behind the last one of an array does nothing.':
    patchOperations(({ op, path, ...rest }) =>
      op !== 'add' && String(path).endsWith('/-') ? undefined : { op, path, ...rest },
    ),
  'pages.patch-test-mismatch/patch-tests-ignored: The patch operation test is ignored.': passesTests(
    () => true,
  ),
  'pages.patch-test-mismatch/failed-test-is-validation-failed: A failed test in a patch of the theme has the code validation_failed.':
    on('updateTheme').error('invalid-patch', 'validation-failed'),
  'pages.patch-test-mismatch/patch-test-of-booleans-and-bits-ignored: A test of a boolean, of 0 or of 1 always matches.':
    passesTests((value) => typeof value === 'boolean' || value === 0 || value === 1),
  'pages.patch-test-mismatch/patch-test-of-digits-ignored: A test of a string of digits always matches.':
    passesTests((value) => typeof value === 'string' && /^\d+$/.test(value)),
  'pages.patch-is-atomic/patch-applied-until-failure: When a patch fails, the operations before the failing operation are saved.':
    savedUntilFailure(drafts),
  'pages.patch-is-atomic/theme-patch-applied-until-failure: When a patch of the theme fails, the operations before the failing operation are saved.':
    savedUntilFailure(['updateTheme']),
  'pages.patch-invalid-value/invalid-result-is-422: A patch that would make a page invalid returns 422.': on(
    'updatePage',
  ).error('invalid-patch', ({ message }) =>
    String(message).includes('would be invalid') ? { status: 422 } : undefined,
  ),
  'pages.patch-keeps-root/root-block-changes: A patch can change the type of the root block.': perServer(
    (roots) => [
      onPatches(['updatePage']).before((incoming) => {
        const change = operationsIn(incoming).find(({ path }) => path === '/tree/block');
        if (change) roots.set(incoming.id, change.value);
      }),
      on('getPage').member('tree.block', (block, _, { id }) => roots.get(id) ?? block),
    ],
  ),
};
