import {
  type ClauseId,
  type OperationId,
  operations,
  type ResourceName,
  resources,
} from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { type Resource, resourceNamed } from '../../resources/find-resource.ts';
import { grantableScopes } from '../scopes/scope-tokens.ts';
import { documentedMembers } from '../shared/documented-members.ts';
import { type Me, readMe } from '../shared/principal.ts';

/** The values that identify a bystander in its requests. */
export type Subject = { id: string; token?: string; run?: string; agent?: string };

/** A record that writes to other records must leave as it is. */
export type Bystander = {
  /** A noun phrase. */
  what: string;
  /** The kind of the record. */
  kind: ResourceName;
  /** The clause that a change breaks; null for the clause about the write. */
  clause: ClauseId | null;
  /** Creates the record. Ends the case if it can't. */
  create: (owner: Actor, t: Case) => Promise<Subject>;
  /** Whether the first view shows the state that must stay: a target may need a while for it. */
  isReady: (view: unknown) => boolean;
  /** Reads what must stay the same. */
  view: (owner: Actor, subject: Subject, t: Case) => Promise<unknown>;
};

const { agent, approval, token } = resources;

const gone: readonly unknown[] = ['not found', 'not listed', 'refused'];
const isGone = (view: unknown): boolean => gone.includes(view);
const isThere = (view: unknown): boolean => !isGone(view);
const hasStatus =
  (status: string) =>
  (view: unknown): boolean =>
    member(view, 'status') === status;

/** Reads a record with the operation that inspects it, or finds it in its list. */
const viewRecord =
  ({ id: name, inspect, list }: Resource): Bystander['view'] =>
  async (owner, { id }) => {
    if (name === null) return null;
    if (inspect !== null) {
      const response = await owner.send({ operation: inspect, path: { [name]: id } });
      return isSuccess(response) ? documentedMembers(inspect, getJson(response)) : 'not found';
    }
    const match = list === null ? null : await owner.subjects.find(list, (item) => item[name] === id);
    return match ? documentedMembers(list as OperationId, match) : 'not listed';
  };

/** Reads what a key may do, without what a server may update whenever it is used. */
const viewKey: Bystander['view'] = async (_, { token }, t) => {
  const response = await t.send({
    operation: operations.getMe.id,
    ...(token === undefined ? {} : { token }),
  });
  if (!isSuccess(response)) return 'refused';
  const me = response.json<Me>();
  return { scopes: me.token.scopes.toSorted(), mode: me.token.mode, workspace: me.workspace.slug };
};

const viewApproval = viewRecord(approval);

/** Reads the status of a run; null if its list doesn't show it. */
const viewRun: Bystander['view'] = async ({ subjects }, { agent, run }) => {
  const path = { id: agent ?? '' };
  const match = await subjects.find(operations.listRuns.id, (item) => findRunId(item) === run, { path });
  return match ? (findRunStatus(match) ?? null) : 'not listed';
};

const viewApprovalAndRun: Bystander['view'] = async (owner, subject, t) => [
  await viewApproval(owner, subject, t),
  await viewRun(owner, subject, t),
];

const createKey = ({ subjects }: Actor): Promise<Subject> => subjects.freshToken([operations.getMe.scope]);

const activeAgent = async ({ subjects, prepare }: Actor): Promise<Subject> => {
  const { id } = await subjects.fresh(agent.name);
  await prepare({ operation: operations.activateAgent.id, path: { id } });
  return { id };
};

const decided =
  (operation: 'approveApproval' | 'denyApproval') =>
  async ({ subjects, prepare }: Actor): Promise<Subject> => {
    const subject = await subjects.freshApproval();
    await prepare({ operation, path: { id: subject.id } });
    return subject;
  };

/** Records that need more than their resource's own operations to be created or read. */
const special: Partial<Record<ResourceName, readonly Bystander[]>> = {
  [token.name]: [
    {
      what: 'another key',
      kind: token.name,
      clause: null,
      create: createKey,
      isReady: isThere,
      view: viewKey,
    },
  ],
  [approval.name]: [
    {
      what: 'another approval of the agent and its run',
      kind: approval.name,
      clause: null,
      create: ({ subjects }) => subjects.freshApproval(),
      isReady: isThere,
      view: viewApprovalAndRun,
    },
  ],
};

/** Returns records of a kind that have not ended. */
export const livingOfKind = (kind: ResourceName): readonly Bystander[] => {
  const create: Bystander['create'] = ({ subjects }) => subjects.fresh(kind);
  const view = viewRecord(resourceNamed(kind));
  return special[kind] ?? [{ what: `another ${kind}`, kind, clause: null, create, isReady: isThere, view }];
};

/** More records of the run's own workspace: those that only a missing filter affects. */
export const furtherLiving: readonly Bystander[] = [
  {
    what: 'an active agent',
    kind: agent.name,
    clause: null,
    create: activeAgent,
    isReady: hasStatus('active'),
    view: viewRecord(agent),
  },
  {
    what: 'an approval of another agent and its run',
    kind: approval.name,
    clause: null,
    create: async (owner) => owner.subjects.freshApproval((await activeAgent(owner)).id),
    isReady: isThere,
    view: viewApprovalAndRun,
  },
];

/** The clauses by which a deleted record stays deleted. */
const deletedClauses: Partial<Record<ResourceName, ClauseId>> = {
  secret: 'secrets.delete-is-permanent',
  'webhook-subscription': 'webhooks.deleted-is-not-found',
};

/** Returns a deleted record of a kind; none if the API can't delete it, or if something else shows that it is deleted. */
export const deletedOfKind = (kind: ResourceName): readonly Bystander[] => {
  const resource = resourceNamed(kind);
  const { id: name, delete: operation } = resource;
  if (operation === null || name === null || kind === token.name) return [];
  const create: Bystander['create'] = async ({ subjects, prepare }) => {
    const { id } = await subjects.fresh(kind);
    await prepare({ operation, path: { [name]: id } });
    return { id };
  };
  const clause = deletedClauses[kind] ?? null;
  return [{ what: `a deleted ${kind}`, kind, clause, create, isReady: isGone, view: viewRecord(resource) }];
};

/** Credentials that no longer work, and decisions that are final. */
export const ended: readonly Bystander[] = [
  {
    what: 'a revoked key',
    kind: token.name,
    clause: 'tokens.revoke-is-permanent',
    create: async (owner, t) => {
      const key = await owner.subjects.freshToken(grantableScopes(t));
      await owner.prepare({ operation: operations.revokeToken.id, path: { id: key.id } });
      return key;
    },
    isReady: isGone,
    view: viewKey,
  },
  {
    what: 'a secret that was rotated',
    kind: token.name,
    clause: 'tokens.rotate-kills-old-secret',
    create: async (owner) => {
      const key = await createKey(owner);
      await owner.prepare({ operation: operations.rotateToken.id, path: { id: key.id } });
      return key;
    },
    isReady: isGone,
    view: viewKey,
  },
  {
    what: 'an expired session',
    kind: token.name,
    clause: 'authentication.expired-session-code',
    create: async (owner, t) => {
      const expire = t.needs('expire-token');
      const session = await t.needs('session-token')({ workspace: owner.workspace });
      const id = session.id ?? (await readMe(t, session.token)).token.id;
      await expire({ id });
      return { id, token: session.token };
    },
    isReady: isGone,
    view: viewKey,
  },
  {
    what: 'a denied approval and its run',
    kind: approval.name,
    clause: 'runs.denied-is-final',
    create: decided('denyApproval'),
    isReady: (status) => status === 'denied',
    view: viewRun,
  },
  {
    what: 'a denied approval',
    kind: approval.name,
    clause: 'approvals.decision-is-irreversible',
    create: decided('denyApproval'),
    isReady: hasStatus('denied'),
    view: viewApproval,
  },
  {
    what: 'an approved approval',
    kind: approval.name,
    clause: 'approvals.decision-is-irreversible',
    create: decided('approveApproval'),
    isReady: hasStatus('approved'),
    view: viewApproval,
  },
];
