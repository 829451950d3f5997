import { operations, type ResourceName, resources, type Scope } from '@workspace-api/contract';
import { member } from '../checks/body.ts';
import { findString } from '../checks/find-string.ts';
import { keyStart } from '../checks/secrets.ts';
import type { CapabilityFunctions, CapabilityName } from '../target/driver.ts';
import { createdId, findRecordId, resourceNamed } from './find-resource.ts';
import { listSubjects } from './list-subjects.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import type { SubjectContext } from './subject-context.ts';

/** A record: the values that identify it in its list and in its paths. */
type RecordRef = { id: string };
export type TokenSubject = RecordRef & { token: string };
type RunSubject = RecordRef & { agent: string };
export type ApprovalSubject = RunSubject & { run: string };

type Input<K extends CapabilityName> = Omit<Parameters<CapabilityFunctions[K]>[0], 'workspace'>;

/** How to create a record if its resource's own operation and its example aren't sufficient. */
type Creator = { needs: readonly CapabilityName[]; create: () => Promise<RecordRef> };

const missing = (what: string): never => {
  throw new NotExercisedError(what);
};

/**
 * The records that a scenario needs. Each is created through the API if possible, else by the driver. Otherwise an existing
 * record is used if reading it does no harm. If none of these works, the case ends as not exercised.
 */
export const createSubjects = (context: SubjectContext) => {
  const { prepare, once, has, needs, sample, unique, workspace } = context;
  const lists = listSubjects(context);

  const createToken = async (scopes: readonly Scope[]): Promise<{ id: string | null; token: string }> => {
    const response = await prepare({ operation: 'mintToken', body: sample('mintToken', { scopes }) });
    const token =
      findString(response.json(), keyStart) ??
      missing('a new key: the response to mintToken contains no secret');
    context.keepSecret(token, 'TOKEN');
    return { id: findRecordId(resources.token, response), token };
  };
  const freshToken = async (scopes: readonly Scope[]): Promise<TokenSubject> => {
    const { id, token } = await createToken(scopes);
    // The response to mintToken may omit the id; the principal includes it.
    const ownId = async () =>
      findRecordId(resources.token, await prepare({ operation: 'getMe', token })) ??
      missing('the id of a new key: neither mintToken nor getMe shows one');
    return { id: id ?? (await ownId()), token };
  };

  const activeAgent = (): Promise<RecordRef> =>
    once('active agent', async () => {
      const path = await fresh('agent');
      await prepare({ operation: 'activateAgent', path });
      const { status } = (await prepare({ operation: 'getAgent', path })).json<{ status: string }>();
      return status === 'active' ? path : missing(`an active agent: an activated agent is ${status}`);
    });
  const freshRun = async (
    agent?: string,
    status: Input<'add-run'>['status'] = 'running',
  ): Promise<RunSubject> => {
    const addRun = needs('add-run');
    const agentId = agent ?? (await activeAgent()).id;
    const { id } = await addRun({ workspace, agent: agentId, status });
    return { id, agent: agentId };
  };
  const freshApproval = async (
    agent?: string,
    content: Partial<Pick<Input<'pause-run'>, 'action' | 'payload'>> = {},
  ): Promise<ApprovalSubject> => {
    const pauseRun = needs('pause-run');
    const run = await freshRun(agent);
    const defaults = { action: 'gate_review', payload: { reason: 'created by the conformance gate' } };
    const { id } = await pauseRun({ workspace, run: run.id, ...defaults, ...content });
    return { id, run: run.id, agent: run.agent };
  };
  const addForm = (form: Partial<Input<'add-form'>> & Pick<Input<'add-form'>, 'fields'>) =>
    needs('add-form')({ workspace, name: unique('Gate form'), ...form });

  // The page editor, the form editor and the billing platform create the first three.
  const creators: Partial<Record<ResourceName, Creator>> = {
    page: {
      needs: ['add-page'],
      create: async () => {
        const slug = unique('gate-page').toLowerCase();
        return needs('add-page')({ workspace, slug, title: 'Created by the conformance gate' });
      },
    },
    form: { needs: ['add-form'], create: async () => addForm({ fields: ['email', 'message'] }) },
    invoice: {
      needs: ['add-invoice'],
      create: async () => needs('add-invoice')({ workspace, amount: 1900, currency: 'EUR', status: 'paid' }),
    },
    run: { needs: ['add-run'], create: () => freshRun() },
    approval: { needs: ['add-run', 'pause-run'], create: () => freshApproval() },
    token: { needs: [], create: () => freshToken([operations.getMe.scope]) },
  };
  const canCreate = (name: ResourceName): boolean =>
    creators[name]?.needs.every(has) ?? resourceNamed(name).create !== null;
  const fresh = async (name: ResourceName): Promise<RecordRef> => {
    const creator = creators[name];
    // A driver may return more members of the record than its path has parameters.
    if (creator) return { id: (await creator.create()).id };
    const resource = resourceNamed(name);
    const operation = resource.create ?? missing(`a new ${name}: no operation creates one`);
    const id = createdId(resource, await prepare({ operation, body: sample(operation) }));
    return { id: id ?? missing(`a new ${name}: the response to ${operation} contains no id`) };
  };
  const first = async (name: ResourceName): Promise<RecordRef> => {
    const { list, id: idName } = resourceNamed(name);
    const getId = (item: unknown) => member(item, idName ?? 'id');
    const id = list && getId(await lists.find(list, (item) => typeof getId(item) === 'string'));
    return typeof id === 'string'
      ? { id }
      : missing(`a ${name}: the workspace has none, and no driver adds one`);
  };

  return {
    ...lists,
    /** Whether this run can create records of a kind, through the API or the driver. */
    canCreate,
    /** A record that no other case uses. If none can be created, the case ends as not exercised. */
    fresh,
    /** A record to read, shared by several cases: one that this run created, else an existing one. */
    shared: (name: ResourceName): Promise<RecordRef> =>
      once(name, () => (canCreate(name) || !resourceNamed(name).list ? fresh(name) : first(name))),
    /** An active agent that this run created. Several cases share it and leave it active. */
    activeAgent,
    /** A new run, running by default, of the given agent (which is active) or a shared one. */
    freshRun,
    /** A new pending approval with its paused run, for this case to decide. */
    freshApproval,
    /** A new form with these members. */
    addForm,
    /** A form submission, as sent by an end user. */
    addSubmission: async (form: string, data: Record<string, unknown>): Promise<RecordRef> => {
      const { id } = await needs('add-submission')({ workspace, form, data });
      return { id };
    },
    /** A key with exactly these scopes, shared by all cases that request the same scopes. */
    token: (scopes: readonly Scope[]): Promise<{ token: string }> =>
      once(`token ${[...scopes].sort().join(' ')}`, () => createToken(scopes)),
    /** A key that no other case uses: to rotate, revoke or expire. */
    freshToken,
    /** A user's session, from the configuration or the driver. */
    sessionToken: () => once('session token', () => needs('session-token')({ workspace })),
    /** A session that no other case uses: to switch or expire. */
    freshSession: () => needs('session-token')({ workspace }),
    /** A second workspace with its own key, shared by all cases. */
    secondWorkspace: () => once('second workspace', () => needs('second-workspace')()),
    /** A live-mode key of the workspace, shared by all cases. */
    liveKey: () => once('live key', () => needs('live-key')({ workspace })),
  };
};

export type Subjects = ReturnType<typeof createSubjects>;
