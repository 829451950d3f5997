import { type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { sameRecord } from '../../checks/same-value.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Gate } from '../../engine/gate.ts';
import { scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { getEncodings, type RequestedEncoding, requestIn } from '../shared/each-encoding.ts';
import { type ForeignRequest, foreignRequest } from '../shared/no-access.ts';
import { eachPossible } from '../shared/unless-missing.ts';
import { type Stranger, strangers } from './strangers.ts';
import { secondTenant } from './tenants.ts';

/** Reads that a server may route or scope in different ways. */
const reads: OperationId[] = [
  operations.getWorkspace.id,
  operations.listAgents.id,
  operations.listSecrets.id,
];

/** Clauses of a pair of scopes that few operations have: a quick run checks them too. */
const ofOneOperation: readonly string[] = [
  'scopes.secrets-write-is-not-set',
  'scopes.secrets-destructive-is-not-set',
  'scopes.secrets-set-is-not-write',
];

/** A request on a record of an owner, and what the owner saw last. */
type Owned = ForeignRequest & { look: () => Promise<unknown>; lastSeen: () => Promise<unknown> };

const createOwned = async (owner: Actor, operation: OperationShape): Promise<Owned> => {
  const foreign = await foreignRequest(owner, operation);
  let view: Promise<unknown> | null = null;
  const look = () => {
    view = foreign.view();
    return view;
  };
  return { ...foreign, look, lastSeen: () => view ?? look() };
};

/** Sends a request as a stranger. Checks that it is refused and, if observed, that the owner sees no effect. */
const expectRefusal = async (
  t: Case,
  { request, placeholder, look, lastSeen }: Owned,
  { who, clause, change, check, needsRecord }: Stranger,
  encoding: RequestedEncoding,
  isObserved: boolean,
): Promise<void> => {
  if (needsRecord && placeholder) t.notExercised(clause, `a record for ${request.operation}, and ${who}`);
  const before = isObserved ? await lastSeen() : null;
  const { token, path } = await change();
  const changed = { ...request, path: { ...request.path, ...path }, ...(token ? { token } : {}) };
  const exchange = await requestIn(t, encoding, changed);
  if (exchange === null) return;
  check(t, exchange, placeholder);
  if (!isObserved) return;
  const after = await look();
  const values = {
    expected: `no effect of the refused ${request.operation} of ${who}: ${JSON.stringify(before)}`,
    got: JSON.stringify(after) ?? 'nothing',
  };
  t.expect(clause, sameRecord(before, after), values, exchange);
};

/** What a quick run always sends. */
const main: readonly string[] = ['one scope short', 'another workspace'];

/** Sends each operation as every stranger; a quick run sends it as a few of them, which differ between operations. */
const refuseStrangers = async (
  gate: Gate,
  matches: (operation: OperationShape) => boolean,
): Promise<void> => {
  for (const [kind, create] of Object.entries(strangers)) {
    await gate.eachOperation(matches, async (operation, t) => {
      const key = `${operation.id} ${kind}`;
      const [json, ...exports] = getEncodings(operation);
      const created = create(t, operation);
      const attempts = [json, ...exports].flatMap((encoding) =>
        created
          .filter(({ mayFind }) => mayFind || encoding === json)
          .map((stranger) => ({ stranger, encoding })),
      );
      const first = attempts.filter(({ stranger }, index) =>
        main.includes(kind) ? index === 0 : ofOneOperation.includes(stranger.clause),
      );
      const rest = attempts.filter((attempt) => !first.includes(attempt));
      const others = Object.keys(strangers).filter(
        (name) => !main.includes(name) && strangers[name]?.(t, operation).length,
      );
      const isChosen = main.includes(kind) || gate.some(operation.id, others).includes(kind);
      const isObserved = gate.some(`effect of ${operation.id}`, [...main, ...others]).includes(kind);
      const owned = new Map<string, Owned>();
      await eachPossible([...first, ...(isChosen ? gate.some(key, rest) : [])], async (attempt) => {
        const { stranger, encoding } = attempt;
        const owner = await stranger.getOwner(t);
        const place = `${owner.workspace} ${owner.mode}`;
        const record = owned.get(place) ?? (await createOwned(owner, operation));
        owned.set(place, record);
        await expectRefusal(t, record, stranger, encoding, stranger.mayFind && isObserved);
      });
    });
  }
};

// The clauses of scopes of another level come from the check of all exchanges.
const clauses = ['scopes.lower-level-does-not-suffice'] as const;

export const ofRecords = scenario(
  'tenancy.strangers',
  'An operation refuses every client without its scope or access to the record, and then does nothing',
  { holds: [], clauses },
  async (gate) => {
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
        for (const slug of near)
          t.expectRefused('tenancy.foreign-workspace-refused', await t.send({ operation, path: { slug } }));
      }
    });
  },
);

export const ofSharedData = scenario(
  'tenancy.strangers-of-shared-data',
  'An operation on the theme, the plan or all pages refuses every client without its scope or access',
  { holds: ['theme', 'billing'], clauses },
  async (gate) => {
    await refuseStrangers(gate, changesSharedData);
  },
);
