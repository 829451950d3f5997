import { valueAt } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts, editing, patchError, sameDocument } from './drafts.ts';

export default scenario(
  'pages.patches',
  'A JSON Patch is applied as a whole or not at all',
  { holds: ['theme'] },
  async (gate) => {
    for (const operation of ['updatePage', 'updateTheme'] as const)
      await gate.case(operation, (t) =>
        editing(t, operation, async ({ observe, patch, stringPath }, before, initial) => {
          const value = t.unique('Gate');
          const change = { op: 'replace', path: stringPath, value };
          const missing = { op: 'replace', path: '/gate_no_such_member/0', value: 1 };
          const mismatch = { op: 'test', path: stringPath, value: t.unique('Other') };
          const first = await patch([change, missing]);
          t.expectError('pages.patch-missing-path', first, patchError);
          t.expectError('pages.patch-error-details', first, {
            details: { operation: 1, path: missing.path },
          });
          t.expectError('pages.patch-test-mismatch', await patch([change, mismatch]), patchError);
          t.expectError(
            'pages.patch-invalid-value',
            await patch([change, { op: 'replace', path: stringPath, value: { not: 'a string' } }]),
            patchError,
          );
          t.expect('pages.patch-is-atomic', sameDocument((await observe()).json(), initial.json()), {
            expected: 'an unchanged draft',
            got: 'a changed draft',
          });

          const response = await patch([
            { op: 'test', path: stringPath, value: before },
            { op: 'replace', path: stringPath, value: 'first' },
            change,
          ]);
          t.expectSuccess('pages.patch-applies', response);
          t.expectSuccess('pages.if-match-is-optional', response);
          const clause = operation === 'updatePage' ? 'pages.get-is-draft' : 'theme.get-is-draft';
          t.expectEqual(clause, valueAt((await observe()).json(), stringPath), value);
        }),
      );

    await gate.case('the root', async (t) => {
      const { read, patch } = await drafts.updatePage(t);
      await patch([{ op: 'replace', path: '/tree/block', value: 'Section' }]);
      t.expectEqual('pages.patch-keeps-root', valueAt((await read()).json(), '/tree/block'), 'NavShell');
    });
  },
);
