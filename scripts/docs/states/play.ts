import {
  basePath,
  examples,
  type ForbiddenMove,
  getOperation,
  type Move,
  mediaTypes,
  type OperationId,
  type OperationShape,
  operationList,
  type StateMachineShape,
  stateMachines,
} from '@workspace-api/contract';
import { type Control, controlPath, createControl } from '@workspace-api/contract/sandbox';
import { demoTokens, type Sandbox, type SandboxOptions } from '../../../mocks/browser.ts';
import { createChallenge } from '../../../mocks/sandbox/features/oauth/pkce.ts';

/** A step of a record between the states of a machine. */
export type Step = {
  /** The requests to the API and to the control plane, and the webhooks. `sent` is the body. */
  readonly exchanges: readonly {
    readonly request: string;
    readonly sent: string;
    readonly response: Response;
  }[];
  /** The state before it: undefined for a new record, or if the API doesn't show it. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly isRejected: boolean;
  /** A sentence about it. */
  readonly outcome: string;
};

/** Causes a move by its operation, or by what causes it outside the API. Adds a record if there is none; without a cause, a new one. */
export type Play = (cause?: string) => Promise<readonly Step[]>;

/** The members of the record, and of the records that it belongs to, by their names in paths and bodies. */
type Members = Readonly<Record<string, unknown>>;

const [token] = demoTokens;
const slug = token?.workspace ?? '';
const place = <Resource extends string>(resource: Resource) => ({ slug, resource });
const none: Members = {};

const addRun = async (control: Control, status: 'pending' | 'running') => {
  const { data: agents } = await control.listRecords({ path: place('agents') });
  const agent = String(agents.find((one) => one.status === 'active')?.id);
  const { id } = await control.addRecord({ path: place('runs'), body: { agent_id: agent, status } });
  return { id, run_id: id };
};

/** Longer than a grace period, the life of a refresh token, and the pause of an endpoint. */
const seconds = 31 * 24 * 3600;

/** The endpoint of the record's webhooks. */
type Endpoint = { status: number };

type Verb = (control: Control, members: Members, to: string, endpoint: Endpoint) => Promise<Members>;

/** How the control plane causes a move that no operation causes, by what the move `needs`. Each returns what is added to the members. */
const verbs: Readonly<Record<string, Verb>> = {
  'add-page': async (control) => {
    const { data } = await control.listRecords({ path: place('pages') });
    const document = data[0]?.versions?.at(-1)?.document;
    const body = { slug: 'new', title: 'New page', ...(document && { document }) };
    return { ...(await control.addRecord({ path: place('pages'), body })), version: 1 };
  },
  'add-run': (control, { run_id: run }, to) => {
    const id = String(run);
    if (run === undefined) return addRun(control, 'pending');
    if (to !== 'running')
      return control.finishRun({ path: { slug, id }, body: { status: to as 'completed' } });
    return control.updateRecord({ path: { ...place('runs'), id }, body: { status: to } });
  },
  'advance-clock': (control) => control.advanceClock({ body: { seconds } }),
  'pause-run': async (control, members) => {
    const { run_id: id } = members.run_id === undefined ? await addRun(control, 'running') : members;
    return control.pauseRun({ path: { slug, id: String(id) } });
  },
  'require-secret-rotation': (control, { name }) =>
    control.updateRecord({
      path: { ...place('secrets'), id: String(name) },
      body: { rotation_required_by: 'payments' },
    }),
  'set-billing-status': (control, _, to) =>
    control.updateRecord({
      path: { ...place('billing'), id: 'current' },
      body: { status: to as 'active' },
    }),
  'webhook-receiver': async (control, _, __, endpoint) => {
    const { data } = await control.listRecords({ path: place('submissions') });
    const body = { form_id: String(data[0]?.form_id), data: { ...data[0]?.data } };
    endpoint.status = 503;
    for (let event = 0; event < 5; event += 1) await control.addRecord({ path: place('submissions'), body });
    // Longer than six attempts, shorter than these and the pause.
    await control.advanceClock({ body: { seconds: 2 * 3600 } });
    endpoint.status = 204;
    return none;
  },
};

/** Describes the cause of a move. */
export const getCause = (move: Move | ForbiddenMove): string =>
  'operation' in move ? move.operation : move.outside;

/** All moves of a machine, also those that are rejected. */
export const listMoves = ({
  moves,
  forbidden = [],
}: StateMachineShape): readonly (Move | ForbiddenMove)[] => [...moves, ...forbidden];

/** Creates a sandbox with a record that moves between the states of a machine. */
export const openPlay = async (
  createSandbox: (options: SandboxOptions) => Promise<Sandbox>,
  name: string,
): Promise<Play> => {
  const machine: StateMachineShape = stateMachines[name as keyof typeof stateMachines];
  const moves = listMoves(machine);
  const { field, schema } = machine;
  const show = (operationList as readonly OperationShape[]).find(
    ({ method, responses }) =>
      method === 'GET' && responses[200]?.content[mediaTypes.json]?.schema === schema,
  );
  let members = none;
  let state: string | undefined;
  let isStarted = false;
  let exchanges: Step['exchanges'][number][] = [];
  const endpoint: Endpoint = { status: 204 };
  // Responds to every webhook: nothing leaves the page.
  const outgoing = () => async (webhook: Request) => {
    const sent = await webhook.text();
    const response = new Response(null, endpoint);
    exchanges.push({ request: `Webhook ${JSON.parse(sent).type}`, sent, response: response.clone() });
    return response;
  };
  const sandbox = await createSandbox({ clock: '2026-11-02', outgoing });

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await sandbox.fetch(path, init);
    // What the control plane only looks up is not of interest.
    if (init.method !== 'GET' || path.startsWith(basePath)) {
      const sent = String(init.body ?? '');
      exchanges.push({ request: `${init.method} ${path}`, sent, response: response.clone() });
    }
    return response;
  };
  const control = createControl(controlPath, send);

  const sendOperation = async (id: string): Promise<Response> => {
    const { method, path, scope, requestBody }: OperationShape = getOperation(id as OperationId);
    const example = (examples as Record<string, unknown>)[requestBody?.example ?? ''] as Members | undefined;
    if (example?.code_verifier) {
      const code_challenge = createChallenge(String(example.code_verifier));
      const body = { code_challenge, redirect_uri: String(example.redirect_uri) };
      members = await control.issueAuthorizationCode({ body });
    }
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String(key === 'slug' ? slug : members[key])),
    );
    // An array is a patch, which names no record.
    const body =
      example && !Array.isArray(example)
        ? Object.fromEntries(Object.entries(example).map(([key, value]) => [key, members[key] ?? value]))
        : example;
    return send(basePath + filled, {
      method,
      headers: {
        ...(scope && { Authorization: `Bearer ${token?.secret}` }),
        ...(body && { 'Content-Type': requestBody?.mediaType ?? '' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };

  const take = async (move: Move | ForbiddenMove): Promise<Step> => {
    exchanges = [];
    const isCreation = move.from.length === 0;
    const from = isCreation ? undefined : state;
    let error: string | undefined;
    if ('operation' in move) {
      const response = await sendOperation(move.operation);
      const json = JSON.parse((await response.text()) || '{}');
      if (!response.ok) error = `${response.status} ${json.error.code}`;
      else if (isCreation) members = { ...members, ...json };
    } else
      members = { ...members, ...(await verbs[String(move.needs)]?.(control, members, move.to, endpoint)) };
    // Sends the webhooks that are due.
    await sandbox.advance(1);
    if (error === undefined && 'to' in move) state = move.to;
    const sent = exchanges;
    exchanges = [];
    // The record itself, if the API shows its state.
    if (field !== null && show) state = JSON.parse(await (await sendOperation(show.id)).text())[field];
    const outcome = error ? `Refused: ${error}. The record is still ${state}.` : `The record is ${state}.`;
    return { exchanges: sent, from, to: state, isRejected: error !== undefined, outcome };
  };

  const reset = async (): Promise<void> => {
    members = none;
    state = field === null ? undefined : (machine.initial ?? undefined);
    await sandbox.reset();
    const body = { url: 'http://127.0.0.1:4011/webhooks', events: ['*'] };
    await sandbox.control.addRecord({ path: place('webhooks'), body });
  };

  /** Adds a record, or shows the only one that there is. */
  const start = async (): Promise<Step> => {
    const creation = machine.moves.find((move) => move.from.length === 0);
    if (creation) return take(creation);
    const outcome = state === undefined ? 'Nothing was sent yet.' : `The record is ${state}.`;
    return { exchanges: [], from: undefined, to: state, isRejected: false, outcome };
  };

  return async (name) => {
    const caused = moves.filter((move) => getCause(move) === name);
    const isCreation = caused.length > 0 && caused.every(({ from }) => from.length === 0);
    const isNew = name === undefined || !isStarted;
    if (isNew) await reset();
    isStarted = true;
    const begun = isNew && !isCreation ? [await start()] : [];
    if (name === undefined) return begun;
    const move =
      caused.find(({ from }) => (state === undefined ? from.length > 0 : from.includes(state))) ??
      caused.find(({ from }) => from.length === 0);
    if (move) return [...begun, await take(move)];
    const states = [...new Set(caused.flatMap(({ from }) => from))].join(' or ');
    const outcome = `Not sent: this needs a record that is ${states}, and it is ${state}.`;
    return [...begun, { exchanges: [], from: state, to: state, isRejected: true, outcome }];
  };
};
