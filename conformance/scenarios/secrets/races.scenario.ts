import { errors, getOperation } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getNextCursor } from '../../checks/encodings/read-page.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import { type Exchange, scenario } from '../../engine/scenario.ts';
import { expectLinearizable, rounds } from '../shared/linearizability.ts';
import { parsePage } from '../shared/lists.ts';
import { type Secret, secretNamed, secretsNamed, setSecret } from './secret-records.ts';

const list = getOperation('listSecrets');

const namesIn = (response: Exchange): unknown[] => parsePage(list, response).items.map(({ name }) => name);

const title = 'A name has at most one secret, even if several requests set and delete it at the same time';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('two values of one name', async (t) => {
    const { name } = await setSecret(t, { purpose: 'gate_first' });
    const pages = (await t.subjects.listPages('listSecrets')) as Secret[][];
    const isVisible = pages.flat().find((secret) => secret.name === name)?.purpose === 'gate_first';
    for (const round of gate.some('values', rounds(gate))) {
      const purposes = ['one', 'other'].map((prefix) => `gate_${prefix}_${round}`);
      const [one, other] = purposes.map((purpose) => ({
        operation: 'setSecret' as const,
        body: t.sample('setSecret', { name, purpose }),
      }));
      if (!one || !other) return;
      const show = { operation: 'listSecrets' as const };
      const raced = await t.race([one, other, [show, show]]);
      const sets = raced.filter(({ request }) => request.operation === 'setSecret');
      if (!sets.some(({ exchange }) => exchange && isSuccess(exchange)))
        return t.notExercised([], 'a setSecret that succeeds');
      for (const { request, exchange } of raced) {
        if (request.operation !== show.operation || !exchange || !isSuccess(exchange)) continue;
        const count = namesIn(exchange).filter((listedName) => listedName === name).length;
        // The secret may be on another page.
        if (count === 0 && getNextCursor(exchange) !== null) continue;
        t.expect('secrets.set-overwrites', count === 1, {
          expected: `${name} once in the list while it is overwritten`,
          got: `${count} times`,
          exchange,
        });
      }
      const after = await secretsNamed(t, name);
      t.expectEqual('secrets.set-overwrites', after.length, 1);
      if (!isVisible) continue;
      const possible = purposes.filter((_, index) => {
        const response = sets[index]?.exchange;
        return !response || isSuccess(response) || response.status >= 500;
      });
      t.expect('secrets.purpose-visible', possible.includes(String(after[0]?.purpose)), {
        expected: `the purpose of a PUT that succeeded: ${possible.join(' or ')}`,
        got: after[0]?.purpose,
      });
    }
  });

  // It takes more requests than a quick run has.
  if (gate.effort !== 'quick')
    await gate.case('a rotation of a secret in use', async (t) => {
      for (const round of rounds(gate)) {
        const { name } = await setSecret(t, {});
        const use = { operation: 'createProxyUrl' as const, body: t.sample('createProxyUrl', { name }) };
        await t.prepare(use);
        const lanes = [use, [use, use], { operation: 'rotateSecret' as const, path: { name } }, use];
        const raced = await t.race(round % 2 ? lanes.toReversed() : lanes);
        // A server may refuse simultaneous requests, but the secret exists all the time.
        for (const { request, exchange } of raced)
          if (exchange && request.operation === use.operation)
            t.expect('secrets.rotate-overlap', getErrorCode(exchange) !== errors['not-found'].code, {
              expected: `${name}, which is being rotated, to be found`,
              exchange,
            });
      }
    });

  await gate.case('two deletions', async (t) => {
    for (const _round of gate.some('deletions', rounds(gate))) {
      const { name } = await setSecret(t, {});
      const remove = { operation: 'deleteSecret' as const, path: { name } };
      const raced = await t.race([remove, remove]);
      expectLinearizable(t, 'secrets.delete-is-permanent', raced, {
        initial: 'there',
        named: [errors['not-found'].code],
        // A second deletion of the same name may succeed.
        next: (state: string, _, response) =>
          response && !isSuccess(response) ? (state === 'gone' ? [state] : []) : ['gone'],
      });
      if (!raced.some(({ exchange }) => exchange && isSuccess(exchange))) continue;
      t.expectEqual('secrets.delete-is-permanent', (await secretNamed(t, name)) ?? null, null);
    }
  });
});
