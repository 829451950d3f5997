import { errors } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { unlessMissing, withCleanup } from '../shared/control-flow.ts';
import { rounds } from '../shared/linearizability.ts';
import { expectPatchesInOrder } from './draft-race.ts';
import { type drafts, editing, type PatchOperation } from './drafts.ts';

/** Reads what visitors see of a draft; null if there is nothing, or if the driver doesn't show it. */
const readLive = async (t: Case, operation: keyof typeof drafts, document: unknown): Promise<unknown> => {
  const { workspace } = t.target;
  const slug = String(valueAt(document, '/metadata/slug'));
  const live = await unlessMissing<unknown>(() =>
    operation === 'updateTheme'
      ? t.needs('inspect-storage')({ view: 'live-theme', workspace })
      : t.needs('inspect-storage')({ view: 'live-page', workspace, slug }),
  );
  return live ?? null;
};

/** The publication of each kind of draft, and the clause that it promotes the whole draft. */
const publications = {
  updatePage: { publish: 'publishPages', clause: 'pages.publish-promotes-every-draft' },
  updateTheme: { publish: 'publishTheme', clause: 'theme.publish-promotes-draft' },
} as const;

const title = 'Simultaneous patches of one draft are applied one at a time, each as a whole';
export default scenario(title, { holds: ['page', 'theme'] }, async (gate) => {
  for (const operation of ['updatePage', 'updateTheme'] as const) {
    await gate.case(`${operation} without a revision`, (t) =>
      editing(t, operation, async (draft) => {
        const { read, change, show, request, stringPath, otherPath, place } = draft;
        for (const _round of gate.some(operation, rounds(gate))) {
          // The members that the theme's objects may have are not documented.
          const third = operation === 'updatePage' ? `${place}/${t.unique('third')}` : otherPath;
          // A target may restrict the members of this place, and then refuses this.
          await change([otherPath, third].map((path) => ({ op: 'add', path, value: 'none' })));
          const before = (await read()).json();
          const both = (value: string): PatchOperation[] =>
            [stringPath, otherPath].map((path) => ({ op: 'replace', path, value }));
          const fromInitial = (value: string): PatchOperation[] => [
            { op: 'test', path: stringPath, value: valueAt(before, stringPath) },
            { op: 'replace', path: stringPath, value },
          ];
          const raced = await t.race([
            [request(both(t.unique('Gate'))), show],
            // In the opposite order, so that a mixture of the two is visible.
            request(both(t.unique('Gate')).toReversed()),
            request([{ op: 'replace', path: third, value: t.unique('Gate') }]),
            request(fromInitial(t.unique('Gate'))),
            request(fromInitial(t.unique('Gate'))),
          ]);
          expectPatchesInOrder(t, 'pages.concurrent-patches-apply', [...raced, ...(await t.race([show]))], {
            draft,
            pointers: [stringPath, otherPath, third],
            before,
            code: errors['invalid-patch'].code,
          });
        }
      }),
    );

    await gate.case(`${operation} during a publication`, async (t) => {
      const { publish, clause } = publications[operation];
      const publication = await t.request(publish);
      const bodies = () =>
        editing(t, operation, async ({ read, patch, show, request, stringPath, otherPath }) => {
          // A target may restrict the members of a block.
          const acceptsOther = isSuccess(await patch([{ op: 'add', path: otherPath, value: 'none' }]));
          const paths = acceptsOther ? [stringPath, otherPath] : [stringPath];
          const strings = (document: unknown) => paths.map((path) => valueAt(document, path));
          for (const round of gate.effort === 'quick' ? [0] : rounds(gate)) {
            // What is live differs from the draft again.
            if (round > 0)
              await patch(paths.map((path) => ({ op: 'replace', path, value: t.unique('Gate') })));
            const document = (await read()).json();
            const before = strings(document);
            const value = t.unique('Gate');
            const change = request(paths.map((path) => ({ op: 'replace', path, value })));
            const wasLive = strings(await readLive(t, operation, document));
            // Requests that are sent first tend to arrive first, so they take turns.
            const lanes = [publication, publication, change];
            const raced = await t.race(round % 2 ? lanes.toReversed() : lanes);
            const response = raced.find(({ request: sent }) => sent.operation === operation)?.exchange;
            if (!response || !isSuccess(response))
              return t.notExercised('pages.concurrent-patches-apply', 'a patch that succeeds');
            const current = strings((await t.prepare(show)).json());
            const after = paths.map(() => value);
            t.expectEqual('pages.concurrent-patches-apply', current, after);
            const isPublished = raced.some(
              ({ request: sent, exchange }) => sent.operation === publish && exchange && isSuccess(exchange),
            );
            const possible = [...(isPublished ? [] : [wasLive]), before, after];
            const live = await readLive(t, operation, document);
            if (live === null) continue;
            const isWhole = possible.some((one) => sameValue(one, strings(live)));
            t.expect(clause, isWhole, {
              expected: `a whole draft, from before or after the patch: ${JSON.stringify(possible)}`,
              got: JSON.stringify(strings(live)),
            });
            t.expectSuccess(clause, await t.send(publication));
            t.expectEqual(clause, strings(await readLive(t, operation, document)), after);
          }
        });
      // Visitors see the former strings again.
      await withCleanup(bodies, () => t.send(publication));
    });
  }
});
