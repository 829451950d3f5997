import {
  errors,
  type OperationId,
  type OperationShape,
  operations,
  type StateMachineShape,
  stateMachines,
} from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { getDetails } from '../../checks/error-body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import type { Case, OperationRequest } from '../../engine/scenario.ts';
import { createdResource, findResource } from '../../resources/find-resource.ts';
import {
  gatePlan,
  readBilling,
  setBilling,
  setPlans,
  withBillingRestored,
} from '../billing/billing-state.ts';
import { editing, readVersion } from '../pages/drafts.ts';
import { withCleanup } from './control-flow.ts';
import { documentedMembers } from './documented-members.ts';
import { viewedRequest } from './no-access.ts';

/** A write on data of the run that would have an effect, and a view that would show it. */
export type VisibleWrite = {
  request: OperationRequest;
  view: () => Promise<unknown>;
  /** The member of the body by which the view finds a new record, if it needs one. */
  label?: string | undefined;
};

/**
 * Runs a body with writes of an operation, then restores what they may have changed. Each write is on a record of its own, since
 * a target may carry one out.
 */
type Prepare = (
  t: Case,
  operation: OperationShape,
  body: (create: () => Promise<VisibleWrite>) => Promise<void>,
) => Promise<void>;

/** Brings a record into the state from which an operation moves it, such as an agent that is to be deactivated. */
const bringIntoState = async (t: Case, operation: OperationShape, path: OperationRequest['path']) => {
  const record = findResource(operation)?.record;
  const machine = (Object.values(stateMachines) as readonly StateMachineShape[]).find(
    ({ schema }) => schema === record,
  );
  if (!machine) return;
  const { moves, initial } = machine;
  const steps = moves.flatMap((move) => ('operation' in move ? [move] : []));
  const [from] = steps.find((step) => step.operation === operation.id && step.from.length > 0)?.from ?? [];
  const first = steps.find((step) => step.to === from && initial !== null && step.from.includes(initial));
  if (from !== initial && first)
    await t.prepare({ operation: first.operation as OperationId, path: path ?? {} });
};

const onOwnRecord: Prepare = (t, operation, body) =>
  body(async () => {
    const { request, view } = await viewedRequest(t, operation, { fresh: true });
    if (view === null) return t.notExercised([], `a read that shows the effect of ${operation.id}`);
    await bringIntoState(t, operation, request.path);
    return { request, view, label: createdResource(operation)?.label ?? undefined };
  });

/** Another write could use up the name of a key only if a key has that name. */
const mintToken: Prepare = (t, _, body) =>
  body(async () => {
    const name = t.unique('gate');
    const sample = { scopes: [operations.getMe.scope], name };
    const request = { operation: 'mintToken', body: t.sample('mintToken', sample) } as const;
    let isProbe = false;
    return {
      request,
      label: 'name',
      view: async () => {
        const response = isProbe ? await t.send(request) : null;
        isProbe = true;
        const { kind } = errors['name-taken'].details;
        return response && getDetails(response).kind === kind ? 'a key' : 'no key';
      },
    };
  });

const createWebhookSubscription: Prepare = (t, { id }, body) =>
  body(async () => {
    const sample = t.sample('createWebhookSubscription');
    const sampleUrl = member(sample, 'url');
    if (typeof sampleUrl !== 'string' || !URL.canParse(sampleUrl))
      return t.notExercised([], `the URL in a body of ${id}`);
    const url = new URL(t.unique('gate'), sampleUrl).href;
    const isIt = (item: Record<string, unknown>) => item.url === url;
    return {
      request: { operation: 'createWebhookSubscription', body: { ...(sample as object), url } },
      label: 'url',
      view: async () => {
        const record = await t.subjects.find('listWebhookSubscriptions', isIt);
        return record ? documentedMembers('listWebhookSubscriptions', record) : 'not listed';
      },
    };
  });

const titled = (title: string) => [{ op: 'replace', path: '/metadata/title', value: title }];

/** The rollback of a page that was changed. The contract chose to identify versions by the number in the ETag. */
const rollbackPage: Prepare = (t, _, body) =>
  body(async () => {
    const path = await t.subjects.fresh('page');
    const read = async () => t.prepare({ operation: 'getPage', path });
    const version = readVersion(await read());
    await t.prepare({ operation: 'updatePage', path, body: titled('Gate before a rollback') });
    const sample = Number.isInteger(version) ? { version } : {};
    return {
      request: { operation: 'rollbackPage', path, body: t.sample('rollbackPage', sample) },
      view: async () => documentedMembers('getPage', getJson(await read())),
    };
  });

const updateTheme: Prepare = (t, _, body) =>
  editing(t, 'updateTheme', ({ request, observe, stringPath }) =>
    body(async () => ({
      request: request([{ op: 'replace', path: stringPath, value: t.unique('Gate') }]),
      view: async () => documentedMembers('getTheme', getJson(await observe())),
    })),
  );

/** The publication of a changed draft, as visitors see it. Only a driver shows that. */
const publishTheme: Prepare = async (t, _, body) => {
  const liveTheme = t.needs('inspect-storage');
  const request = await t.request('publishTheme');
  await withCleanup(
    () =>
      editing(t, 'updateTheme', ({ change, stringPath }) =>
        body(async () => {
          await change([{ op: 'replace', path: stringPath, value: t.unique('Gate') }]);
          const view = () => liveTheme({ view: 'live-theme', workspace: t.target.workspace });
          return { request, view };
        }),
      ),
    () => t.send(request),
  );
};

/** The first publication of a page, as visitors see it. Only a driver shows that. */
const publishPages: Prepare = (t, _, body) =>
  body(async () => {
    const livePage = t.needs('inspect-storage');
    const request = await t.request('publishPages');
    const page = await t.prepare({ operation: 'getPage', path: await t.subjects.fresh('page') });
    const slug = String(valueAt(page.json(), '/metadata/slug'));
    const view = () => livePage({ view: 'live-page', workspace: t.target.workspace, slug });
    return { request, view };
  });

/** A change to a plan that takes effect immediately. */
const changePlan: Prepare = async (t, _, body) => {
  const { plan } = await readBilling(t);
  const others = [gatePlan(t, 'one'), gatePlan(t, 'other')].map((each) => ({ ...each, atOnce: true }));
  await setPlans(t, [{ ...plan, atOnce: true }, ...others]);
  const readPlan = async () => (await readBilling(t)).plan.id;
  const change = (plan_id: string) => ({ operation: 'changePlan', body: { plan_id } }) as const;
  const restore = async () => {
    if ((await readPlan()) !== plan.id) await t.send(change(plan.id));
  };
  let count = 0;
  const create = async () => {
    await restore();
    const { id = '' } = others[count++ % others.length] ?? {};
    return { request: change(id), view: readPlan };
  };
  await withCleanup(() => body(create), restore);
};

const setPaymentMethod: Prepare = (t, _, body) =>
  withBillingRestored(t, () =>
    body(async () => {
      const { accepted } = await setBilling(t, {
        paymentMethod: { type: 'card', last4: '0007', brand: 'gate' },
      });
      return {
        request: { operation: 'setPaymentMethod', body: { token: accepted } },
        view: async () => (await readBilling(t)).payment_method,
      };
    }),
  );

/** The switch of a session of this case only. */
const switchWorkspace: Prepare = (t, { id }, body) =>
  body(async () => {
    const other = await t.subjects.secondWorkspace();
    const { token } = await t.subjects.freshSession();
    const current = async () =>
      member(getJson(await t.prepare({ operation: 'getCurrentWorkspace', token })), 'slug');
    const slug = (await current()) === other.workspace ? t.target.workspace : other.workspace;
    const request = { operation: id as OperationId, path: { slug }, token };
    return { request, view: current };
  });

/** Operations whose effect needs a preparation of their own. All others use a new record, and the read above it. */
const preparations: Partial<Record<OperationId, Prepare>> = {
  mintToken,
  createWebhookSubscription,
  rollbackPage,
  updateTheme,
  publishTheme,
  publishPages,
  changePlan,
  setPaymentMethod,
  switchWorkspace,
};

/** Whether the read above an operation doesn't show its effect, or only after a preparation. */
export const hasPreparation = (operation: string): boolean => operation in preparations;

/** Whether an operation changes something. A proxy URL needs only a read scope, and isn't a record. */
export const hasEffect = ({ method, scope }: OperationShape): boolean =>
  method !== 'GET' && scope !== null && !scope.endsWith(':read');

/** Runs a body with writes of an operation that would have a visible effect. Ends the case if no read would show it. */
export const withVisibleWrites: Prepare = (t, operation, body) =>
  (preparations[operation.id as OperationId] ?? onOwnRecord)(t, operation, body);
