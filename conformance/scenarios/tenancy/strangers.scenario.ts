import { type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { type Actor, type Case, type Gate, scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { eachPossible } from '../shared/control-flow.ts';
import { getEncodings, requestInChosen } from '../shared/each-encoding.ts';
import { type ForeignRequest, foreignRequest } from '../shared/no-access.ts';
import { checkRefusal, isAboutScope, type Stranger, strangers } from './strangers.ts';
import { secondTenant } from './tenants.ts';

/** Reads that a server may route or scope in different ways. */
const reads: OperationId[] = [
  operations.getWorkspace.id,
  operations.listAgents.id,
  operations.listSecrets.id,
];

/** A request on a record of an owner, and what the owner saw last. */
type Owned = ForeignRequest & { lastView?: unknown };

/**
 * Creates a function that returns the request on a record of each owner, which all attempts of a case share.
 *
 * @param fresh whether no other case uses the records
 */
const createOwned = (operation: OperationShape, fresh: boolean) => {
  const byPlace = new Map<string, Owned>();
  return async (owner: Actor): Promise<Owned> => {
    const place = `${owner.workspace} ${owner.mode}`;
    const owned = byPlace.get(place) ?? (await foreignRequest(owner, operation, { fresh }));
    byPlace.set(place, owned);
    return owned;
  };
};

/** Expects that the owner of a record still sees what it saw before a refused request. */
const expectNoEffect = async (t: Case, owned: Owned, { who, clause }: Stranger): Promise<void> => {
  const before = owned.lastView;
  owned.lastView = await owned.view?.();
  t.expectUnchanged(clause, before, owned.lastView, {
    expected: `no effect of the refused ${owned.request.operation} of ${who}: ${JSON.stringify(before)}`,
  });
};

/**
 * Sends operations as every stranger. A quick run sends each one as one stranger of a kind and in one encoding, which differ
 * between operations, and looks for the effect of some.
 */
const refuseStrangers = async (
  gate: Gate,
  matches: (operation: OperationShape) => boolean,
): Promise<void> => {
  for (const { name, each, isFor, create, mayFind } of strangers) {
    await gate[each](
      (operation) => matches(operation) && isFor(operation),
      async (operation, t) => {
        const key = `${operation.id} ${name}`;
        const encodings = getEncodings(operation).slice(0, mayFind ? undefined : 1);
        const attempts = create(t, operation)
          .filter(({ needs }) => needs === undefined || t.has(needs))
          .flatMap((stranger) => encodings.map((encoding) => ({ stranger, encoding })));
        const isObserved = mayFind && gate.some(`effect of ${key}`, [0, 1, 2, 3, 4, 5, 6]).includes(0);
        const getOwned = createOwned(operation, isObserved);
        await eachPossible(gate.some(key, attempts), async ({ stranger, encoding }) => {
          const owned = await getOwned((await stranger.getOwner?.(t)) ?? t);
          const { request, placeholder } = owned;
          if (placeholder && !isAboutScope(stranger.clause))
            t.notExercised(stranger.clause, `a record for ${operation.id}, and ${stranger.who}`);
          if (isObserved) owned.lastView ??= await owned.view?.();
          const { token, path } = await stranger.change();
          const changed = { ...request, path: { ...request.path, ...path }, ...(token ? { token } : {}) };
          const exchange = await requestInChosen(gate, t, encoding, changed);
          if (exchange === null) return;
          checkRefusal(t, operation, stranger, exchange, placeholder);
          if (isObserved) await expectNoEffect(t, owned, stranger);
        });
      },
    );
  }
};

// The clauses of scopes of another level come from the check of all exchanges.
const clauses = ['scopes.lower-level-does-not-suffice'] as const;

const title =
  'An operation refuses every client without its scope or access to the record, and then does nothing';
export default scenario(title, { holds: [], clauses }, async (gate) => {
  await refuseStrangers(gate, (operation) => operation.scope !== null && !changesSharedData(operation));

  await gate.case('slugs that nearly equal the slug of a workspace', async (t) => {
    const { workspace } = await secondTenant(t, ['tenancy.foreign-workspace-refused']);
    const { forbidden = '' } = await t.subjects.secondWorkspace();
    const own = t.target.workspace;
    // Even if a server ignores case or trims a slug, none of these is the token's own workspace.
    const near = [
      workspace.toUpperCase(),
      own.slice(0, -1),
      own.slice(1),
      `${workspace}/`,
      `${workspace} `,
      `${workspace}.`,
    ].filter((slug) => slug !== '' && slug !== own);
    for (const operation of gate.some('reads', reads)) {
      if (forbidden !== '') {
        const response = await t.send({ operation, path: { slug: forbidden } });
        t.expectHidden('tenancy.foreign-workspace-refused', response);
      }
      // A server may know that no workspace has such a slug.
      for (const slug of gate.some(`slugs near ${operation}`, near, 2))
        t.expectRefused('tenancy.foreign-workspace-refused', await t.send({ operation, path: { slug } }));
    }
  });
});

export const strangersOfSharedData = scenario(
  'An operation on the theme, the plan or all pages refuses every client without its scope or access',
  { holds: ['theme', 'billing'], clauses },
  (gate) => refuseStrangers(gate, changesSharedData),
);
