import { type ClauseId, errors } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { at, editing, ifMatch, revisionOf, sameDocument } from '../support/drafts.ts';

const stale = {
  status: errors['version-mismatch'].status,
  code: errors['version-mismatch'].code,
  details: { kind: errors['version-mismatch'].details.kind },
};

const stales = [
  'pages.stale-if-match',
  'pages.stale-names-current',
  'pages.revision-changes-on-save',
] as const satisfies ClauseId[];

const whatIfMatchTakes = 'the revision that If-Match takes: a strong ETag on reads of the draft';

export default scenario(
  'pages.revisions',
  'An edit of a stale revision is refused, and one of several simultaneous edits wins',
  {
    clauses: [
      'pages.stale-if-match',
      'pages.stale-names-current',
      'pages.concurrent-edits',
      'pages.revision-changes-on-save',
    ],
  },
  async (gate) => {
    for (const operation of ['updatePage', 'updateTheme'] as const) {
      await gate.case(`${operation} in turn`, (t) =>
        editing(t, operation, async ({ read, observe, patch, text }) => {
          const revision = revisionOf(await read());
          if (!revision) return t.notExercised(stales, whatIfMatchTakes);
          const change = (value: unknown) => [{ op: 'replace', path: text, value }];
          const saved = await patch(change(t.unique('Gate')), ifMatch(revision));
          if (saved.status >= 400) return t.notExercised(stales, whatIfMatchTakes);
          const second = await read();
          t.expect('pages.revision-changes-on-save', revisionOf(second) !== revision, {
            expected: `another revision than ${revision}`,
            got: revision,
          });
          const refused = await patch(change(t.unique('Late')), ifMatch(revision));
          t.expectError('pages.stale-if-match', refused, stale);
          t.expect('pages.stale-if-match', sameDocument((await observe()).json(), second.json()), {
            expected: 'an unchanged draft',
            got: 'a changed draft',
          });
          const named = at(refused.json(), '/error/details/current_version');
          t.expect('pages.stale-names-current', named !== undefined && named !== null, {
            expected: 'details.current_version',
            got: refused.text,
          });
        }),
      );

      await gate.case(`${operation} at the same time`, (t) =>
        editing(t, operation, async ({ read, observe, request, text }) => {
          const revision = revisionOf(await read());
          if (!revision) return t.notExercised('pages.concurrent-edits', whatIfMatchTakes);
          const values = [1, 2, 3].map((number) => t.unique(`Gate ${number}`));
          const answers = await t.sendAll(
            values.map((value) => request([{ op: 'replace', path: text, value }], ifMatch(revision))),
          );
          // The revision that If-Match takes is not shown: if no patch is accepted, the ETag is not it.
          if (answers.every(({ status }) => status >= 400))
            return t.notExercised('pages.concurrent-edits', whatIfMatchTakes);
          const winners = values.filter((_, index) => (answers[index]?.status ?? 500) < 300);
          t.expect('pages.concurrent-edits', winners.length === 1, {
            expected: 'one success among three patches of the same revision',
            got: `statuses ${answers.map(({ status }) => status).join(', ')}`,
          });
          for (const answer of answers.filter(({ status }) => status > 299)) {
            t.expectError('pages.concurrent-edits', answer, { status: stale.status, code: stale.code });
          }
          const shown = at((await observe()).json(), text);
          t.expect('pages.concurrent-edits', shown === winners[0], {
            expected: String(winners[0]),
            got: JSON.stringify(shown),
          });
        }),
      );
    }
  },
);
