import { type ClauseId, errors } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import { statusFits } from '../../checks/tolerated-errors.ts';
import { scenario } from '../../engine/scenario.ts';
import { rounds } from '../shared/linearizability.ts';
import { expectPatchesInOrder } from './draft-race.ts';
import { editing, expectSameDocument, getRevision, ifMatch, patchError } from './drafts.ts';

const { status, code, details } = errors['version-mismatch'];
const stale = { status, code, details: { kind: details.kind } };

const staleClauses = [
  'pages.stale-if-match',
  'pages.stale-names-current',
  'pages.revision-changes-on-save',
] as const satisfies ClauseId[];

/** How often a draft is saved to get a revision that resembles an earlier one: enough for the numbers up to 19. */
const mostSaves = 10;

/** How much an earlier revision resembles the current one: as a prefix, as a suffix. A partial comparison treats them as equal. */
const getResemblance = (earlier: string, current: string): number => {
  const [part = '', whole = ''] = [earlier, current].map((revision) => revision.replaceAll('"', ''));
  return Number(whole.startsWith(part)) + Number(whole.endsWith(part));
};

const revisionRequirement = 'the revision that If-Match accepts: a strong ETag on reads of the draft';

const title = 'An edit of a stale revision is refused, and one of several simultaneous edits succeeds';
export default scenario(title, { holds: ['page', 'theme'] }, async (gate) => {
  const operations = ['updatePage', 'updateTheme'] as const;
  for (const operation of gate.some('resembling', operations)) {
    // First, because a draft with few versions needs few saves to get a similar one.
    await gate.case(`${operation} of a revision that resembles the current one`, (t) =>
      editing(t, operation, async ({ read, patch, stringPath }, _, initial) => {
        const set = (value: string, revision: string) =>
          patch([{ op: 'replace', path: stringPath, value: t.unique(value) }], ifMatch(revision));
        const revisions: string[] = [];
        let revision = getRevision(initial);
        for (let saves = 0; saves <= mostSaves; saves += 1) {
          if (!revision) return t.notExercised('pages.stale-if-match', revisionRequirement);
          const current = revision;
          const least = saves === mostSaves ? 1 : 2;
          const similar = revisions.find((earlier) => getResemblance(earlier, current) >= least);
          if (similar) {
            t.expectError('pages.stale-if-match', await set('Late', similar), stale);
            return;
          }
          if (saves === mostSaves) return;
          revisions.push(current);
          // Only a save under a current revision shows that If-Match accepts it.
          const saved = await set('Gate', current);
          if (!isSuccess(saved)) return t.notExercised('pages.stale-if-match', revisionRequirement);
          revision = getRevision(saved) ?? getRevision(await read());
        }
      }),
    );
  }

  for (const operation of operations) {
    await gate.case(`${operation} in turn`, (t) =>
      editing(t, operation, async ({ read, observe, patch, stringPath }, _, initial) => {
        const revision = getRevision(initial);
        if (!revision) return t.notExercised(staleClauses, revisionRequirement);
        const set = (value: string, of: string) =>
          patch([{ op: 'replace', path: stringPath, value: t.unique(value) }], ifMatch(of));
        const saved = await set('Gate', revision);
        if (saved.status >= 400) return t.notExercised(staleClauses, revisionRequirement);
        const second = await read();
        const current = getRevision(second);
        t.expect('pages.revision-changes-on-save', current !== revision, {
          expected: `another revision than ${revision}`,
          got: revision,
        });
        const refusal = await set('Late', revision);
        t.expectError('pages.stale-if-match', refusal, stale);
        expectSameDocument(t, 'pages.stale-if-match', (await observe()).json(), second.json());
        const named = valueAt(refusal.json(), '/error/details/current_version');
        // The format of `current_version` is not documented. That it names the version shows only after another save,
        // when it must differ.
        const next = current && (await set('Gate', current));
        if (!next || !isSuccess(next)) return;
        const again = await set('Late', revision);
        t.expectError('pages.stale-if-match', again, stale);
        const renamed = valueAt(again.json(), '/error/details/current_version');
        t.expect('pages.stale-names-current', !sameValue(renamed, named), {
          expected: `another details.current_version than ${JSON.stringify(named)} after another save`,
          got: again.text,
        });
      }),
    );

    await gate.case(`${operation} at the same time`, (t) =>
      editing(t, operation, async (draft) => {
        const { read, show, request, stringPath, otherPath } = draft;
        for (const round of gate.some(operation, rounds(gate))) {
          const initial = await read();
          const revision = getRevision(initial);
          if (!revision) return t.notExercised('pages.concurrent-edits', revisionRequirement);
          const [one = '', two, three] = [1, 2, 3].map((number) => t.unique(`Gate ${round} ${number}`));
          const set = (value: unknown, path = stringPath) =>
            request([{ op: path === stringPath ? 'replace' : 'add', path, value }], ifMatch(revision));
          // In every second round, two of the patches are equal, and one changes another member.
          const others = round % 2 ? [set(two), set(three)] : [set(one), set(three, otherPath)];
          const raced = await t.race([[set(one), show], ...others]);
          const patches = raced.flatMap(({ request: { operation: sent, body }, exchange }) =>
            sent === operation && exchange ? [{ exchange, path: valueAt(body, '/0/path') }] : [],
          );
          // The revision that If-Match accepts is not documented: if no patch is accepted, it isn't the ETag.
          if (!patches.some(({ exchange }) => isSuccess(exchange)))
            return t.notExercised('pages.concurrent-edits', revisionRequirement);
          expectPatchesInOrder(t, 'pages.concurrent-edits', [...raced, ...(await t.race([show]))], {
            draft,
            pointers: [stringPath, otherPath],
            before: initial.json(),
            code,
          });
          for (const { exchange, path } of patches) {
            // A target may restrict the members of a block.
            const isRestricted = path === otherPath && exchange.status === patchError.status;
            const isRefused =
              statusFits(exchange.status, '4XX') && exchange.status !== errors['rate-limited'].status;
            if (isRefused && !isRestricted)
              t.expectError('pages.concurrent-edits', exchange, { status, code });
          }
        }
      }),
    );
  }
});
