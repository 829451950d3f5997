import { type ClauseId, operations, type ResourceName, resources } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import type { Actor, Case } from '../../engine/scenario.ts';
import { resourceNamed } from '../../resources/find-resource.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { documentedMembers } from '../shared/documented-members.ts';
import { expiredSession, type Me } from '../shared/principal.ts';
import { createDeadSecret, deadSecret } from '../tokens/key-attempts.ts';
import { isData, liveTenant, secondTenant } from './tenants.ts';

/** The values that identify an observed record in requests. */
type Subject = { id?: string; token?: string; run?: string; agent?: string };

type View = (owner: Actor, subject: Subject) => Promise<unknown>;

/** A record that writes to other records must leave as it is. Most of them are shared by all cases of a run. */
export type Observed = {
  /** A noun phrase. */
  what: string;
  /** The kind of the record. */
  kind: ResourceName;
  /** The clause that a change breaks. */
  clause: ClauseId;
  /** Default: the run's own token. */
  getOwner?: (t: Case) => Promise<Actor>;
  /** Creates the record. Ends the case if it can't. */
  create: (owner: Actor, t: Case) => Promise<Subject>;
  /** Reads what must stay the same. */
  view: View;
  /** The status that the first view must show, or `gone`: a target may need a while for it. Default: any other than `gone`. */
  status?: string;
};

const { agent, approval, token } = resources;
const gone = 'gone';

/** Reads a record with the operation that inspects it, or finds it in its list. */
const viewRecord =
  (kind: ResourceName): View =>
  async (owner, { id }) => {
    const { id: name, inspect, list } = resourceNamed(kind);
    if (name === null || id === undefined) return gone;
    if (inspect !== null) {
      const response = await owner.send({ operation: inspect, path: { [name]: id } });
      return isSuccess(response) ? documentedMembers(inspect, getJson(response)) : gone;
    }
    const match = list && (await owner.subjects.find(list, (item) => item[name] === id));
    return list && match ? documentedMembers(list, match) : gone;
  };

/** Reads what a key may do, without what a server may update whenever it is used. */
const viewKey: View = async (owner, { token = owner.token }) => {
  const response = await owner.send({ operation: operations.getMe.id, token });
  if (!isSuccess(response)) return gone;
  const me = response.json<Me>();
  return { scopes: me.token.scopes.toSorted(), mode: me.token.mode, workspace: me.workspace.slug };
};

/** Reads the status of a run. */
const viewRun: View = async ({ subjects }, { agent = '', run }) => {
  const path = { id: agent };
  const match = await subjects.find(operations.listRuns.id, (item) => findRunId(item) === run, { path });
  return match ? (findRunStatus(match) ?? null) : gone;
};

/** A record of a kind that has not ended. */
const living = (kind: ResourceName): Pick<Observed, 'kind' | 'create' | 'view'> =>
  kind === token.name
    ? { kind, create: ({ subjects }) => subjects.token([operations.getMe.scope]), view: viewKey }
    : { kind, create: ({ subjects }) => subjects.shared(kind), view: viewRecord(kind) };

/** A record of a kind in each place. */
const everywhere = (kind: ResourceName): Observed[] => [
  {
    ...living(kind),
    // A target may accept what another case sends to a shared record, expecting a refusal.
    ...(kind !== token.name && {
      create: async ({ subjects }: Actor) =>
        (await unlessMissing(() => subjects.fresh(kind))) ?? subjects.shared(kind),
    }),
    what: `another ${kind}`,
    clause: 'tenancy.writes-stay-on-record',
  },
  {
    ...living(kind),
    what: `a ${kind} of another workspace`,
    clause: 'tenancy.writes-stay-in-workspace',
    getOwner: (t) => secondTenant(t, ['tenancy.writes-stay-in-workspace']),
  },
  {
    ...living(kind),
    what: `a ${kind} of live mode`,
    clause: isData({ name: kind }) ? 'authentication.test-data-isolated' : 'tenancy.writes-stay-on-record',
    getOwner: (t) => liveTenant(t, ['authentication.test-data-isolated']),
  },
];

/** Records of agents that only a missing filter affects. */
const automation: readonly Observed[] = [
  {
    what: 'an active agent',
    kind: agent.name,
    clause: 'tenancy.writes-stay-on-record',
    create: ({ subjects }) => subjects.activeAgent(),
    view: viewRecord(agent.name),
    status: 'active',
  },
  {
    what: 'an approval of another agent and its run',
    kind: approval.name,
    clause: 'tenancy.writes-stay-on-record',
    create: async ({ subjects, prepare }) => {
      const { id } = await subjects.fresh(agent.name);
      await prepare({ operation: operations.activateAgent.id, path: { id } });
      return subjects.freshApproval(id);
    },
    view: async (owner, subject) => [
      await viewRecord(approval.name)(owner, subject),
      await viewRun(owner, subject),
    ],
  },
];

/** A record that stays deleted. Pages and others can't be deleted through the API. */
const deleted = (kind: 'secret' | 'webhook-subscription', clause: ClauseId): Observed => ({
  what: `a deleted ${kind}`,
  kind,
  clause,
  create: ({ subjects, prepare }, t) =>
    t.once(`deleted ${kind}`, async () => {
      const { id: name, delete: operation } = resources[kind];
      const { id } = await subjects.fresh(kind);
      await prepare({ operation, path: { [name]: id } });
      return { id };
    }),
  view: viewRecord(kind),
  status: gone,
});

/** A secret or a session that no longer works. */
const invalid = (what: string, clause: ClauseId, getToken: (t: Case) => Promise<string>): Observed => ({
  what,
  kind: token.name,
  clause,
  create: async (_, t) => ({ token: await getToken(t) }),
  view: viewKey,
  status: gone,
});

/** An approval after a decision, or its run. */
const decided = (
  what: string,
  clause: ClauseId,
  status: 'approved' | 'denied',
  view: View = viewRecord(approval.name),
): Observed => ({
  what,
  kind: approval.name,
  clause,
  create: ({ subjects, prepare }, t) =>
    t.once(`an approval that was ${status}`, async () => {
      const subject = await subjects.freshApproval();
      const operation = status === 'denied' ? 'denyApproval' : 'approveApproval';
      await prepare({ operation, path: { id: subject.id } });
      return subject;
    }),
  view,
  status,
});

/** Deleted records, credentials that no longer work, and decisions that are final. */
export const endedRecords: readonly Observed[] = [
  deleted('secret', 'secrets.delete-is-permanent'),
  deleted('webhook-subscription', 'webhooks.deleted-is-not-found'),
  // Not shared: other cases may have rotated keys since then, which must not revive it.
  invalid('a revoked key', 'tokens.revoke-is-permanent', (t) => createDeadSecret(t, 'revokeToken')),
  invalid('a replaced secret', 'tokens.rotate-kills-old-secret', (t) => deadSecret(t, 'rotateToken')),
  invalid('an expired session', 'authentication.expired-session-code', expiredSession),
  decided('the run of a denied approval', 'runs.denied-is-final', 'denied', viewRun),
  decided('a denied approval', 'approvals.decision-is-irreversible', 'denied'),
  decided('an approved approval', 'approvals.decision-is-irreversible', 'approved'),
];

/** The records that writes to these kinds may affect. */
export const affectedBy = (kinds: readonly ResourceName[]): Observed[] => [
  ...[...automation, ...endedRecords].filter(({ kind }) => kinds.includes(kind)),
  ...kinds.flatMap(everywhere),
];

const isInState = (view: unknown, status: string | undefined): boolean =>
  status === undefined ? view !== gone : (member(view, 'status') ?? view) === status;

/**
 * Creates records, except those that the target or the driver can't create. Returns a function that expects that they are still as
 * they were.
 */
export const observe = async (
  t: Case,
  records: readonly Observed[],
): Promise<(since: string) => Promise<void>> => {
  const observed: { what: string; clause: ClauseId; before: unknown; read: () => Promise<unknown> }[] = [];
  // One after another: what creates a record may already change an earlier one.
  for (const { what, clause, getOwner, create, view, status } of records)
    await unlessMissing(async () => {
      const owner = (await getOwner?.(t)) ?? t;
      const subject = await create(owner, t);
      const read = () => view(owner, subject);
      const before = await read();
      if (isInState(before, status)) observed.push({ what, clause, before, read });
    });
  return async (since) => {
    const after = await Promise.all(observed.map(({ read }) => read()));
    for (const [index, { what, clause, before }] of observed.entries())
      t.expectUnchanged(clause, before, after[index], {
        expected: `${what} as before ${since}: ${JSON.stringify(before)}`,
      });
  };
};
