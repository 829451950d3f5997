import { type OperationId, type OperationTypes, operationOf } from '@workspace-api/contract/sandbox';
import type { DriverFactory, StorageViews } from '../target/driver.ts';
import { signIn } from './sandbox-sign-in.ts';

/** The JSON that an operation of the control plane takes. */
type Body<Id extends OperationId> =
  NonNullable<OperationTypes[Id]['requestBody']> extends {
    content: { 'application/json': infer Json };
  }
    ? Json
    : never;

/** The JSON that it answers with 200. */
type Output<Id extends OperationId> = OperationTypes[Id]['responses'] extends {
  200: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;

type Added = { id: string };
type Issued = { id: string; token: string; workspace: string };
type Call = <Result>(
  operation: OperationId,
  path?: Record<string, string>,
  body?: unknown,
) => Promise<Result>;

/** The status of a conflict with the state of a record. */
const conflict = 409;

class Refusal extends Error {
  readonly status: number;

  constructor(request: string, status: number, text: string) {
    super(`${request} answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

const controlOf = (options: Readonly<Record<string, string>>, target: string): string => {
  // Next to the API by default.
  const control = options.control ?? new URL('/_sandbox', target).href;
  if (!URL.canParse(control)) throw new Error(`--driver-option control=${control} is not a URL.`);
  return control.replace(/\/+$/, '');
};

const callOf =
  (control: string): Call =>
  async <Result>(operation: OperationId, path: Record<string, string> = {}, body?: unknown) => {
    const { method, path: template } = operationOf(operation);
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const url = control + (filled === '/' ? '' : filled);
    const response = await fetch(url, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Refusal(`${method} ${url}`, response.status, text);
    return (text === '' ? undefined : JSON.parse(text)) as Result;
  };

const views: {
  [View in keyof StorageViews]: (
    call: Call,
    input: StorageViews[View]['input'],
  ) => Promise<StorageViews[View]['output']>;
} = {
  'invoice-lines': async (call, { workspace, invoice }) =>
    (await call<Output<'listInvoiceLines'>>('listInvoiceLines', { slug: workspace, id: invoice })).data,
  'capability-calls': async (call, { workspace }) =>
    (await call<Output<'listCapabilityCalls'>>('listCapabilityCalls', { slug: workspace })).data.map(
      ({ capability, args, submission_id, called_at }) => ({
        capability,
        args,
        submission: submission_id,
        calledAt: called_at,
      }),
    ),
  // Any page will do: a paused workspace refuses before it looks up the page.
  'runtime-traffic': async (call, { workspace }) => {
    try {
      await call('getLivePage', { slug: workspace, page: 'home' });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return error.status !== conflict;
      throw error;
    }
  },
};

const inspectStorage =
  (call: Call) =>
  <View extends keyof StorageViews>(input: { view: View } & StorageViews[View]['input']) =>
    views[input.view](call, input);

/**
 * Drives the sandbox over its control plane.
 *
 * Options: `control`, the control plane's base URL (`/_sandbox` beside the API where absent).
 */
const sandboxDriver: DriverFactory = async (options, target) => {
  const call = callOf(controlOf(options, target.url));
  const modeOf = async () => ((await target.principal()).mode === 'live' ? 'live' : 'test');
  const { console_url: consoleUrl } = await call<{ console_url: string }>('getSandbox');
  const issue = (body: Body<'issueToken'>) => call<Issued>('issueToken', {}, body);
  const scopesOf = (scopes?: readonly string[]) =>
    scopes ? { scopes: [...scopes] as NonNullable<Body<'issueToken'>['scopes']> } : {};

  return {
    name: 'sandbox',
    consoleUrl,
    capabilities: {
      'add-page': async ({ workspace, slug, title }) => {
        const body: Body<'addPage'> = { mode: await modeOf(), slug, title };
        return call<Added>('addPage', { slug: workspace }, body);
      },
      'add-form': async ({ workspace, name, fields, onSubmit }) => {
        const mode = await modeOf();
        const body: Body<'addForm'> = { mode, name, fields, ...(onSubmit && { on_submit: onSubmit }) };
        return call<Added>('addForm', { slug: workspace }, body);
      },
      'add-submission': async ({ workspace, form, data }) => {
        const body: Body<'addSubmission'> = { mode: await modeOf(), data };
        return call<Added>('addSubmission', { slug: workspace, id: form }, body);
      },
      'add-log-entry': async ({ workspace, level, source, message, requestId }) => {
        const body: Body<'addLogEntry'> = {
          mode: await modeOf(),
          level: level as Body<'addLogEntry'>['level'],
          source,
          message,
          ...(requestId === undefined ? {} : { request_id: requestId }),
        };
        return call('addLogEntry', { slug: workspace }, body);
      },
      'add-run': async ({ workspace, agent, status }) => {
        const body: Body<'addRun'> = { mode: await modeOf(), status: status ?? 'running' };
        return call<Added>('addRun', { slug: workspace, id: agent }, body);
      },
      'pause-run': ({ workspace, run, action, payload }) => {
        const body: Body<'pauseRun'> = { action, payload };
        return call<Added>('pauseRun', { slug: workspace, id: run }, body);
      },
      'add-invoice': async ({ workspace, amount, currency, status }) => {
        const body: Body<'addInvoice'> = {
          mode: await modeOf(),
          amount,
          currency,
          status: status as Body<'addInvoice'>['status'],
        };
        return call<Added>('addInvoice', { slug: workspace }, body);
      },
      'expire-token': ({ id }) => call('expireToken', { id }),
      'expire-cursor': ({ cursor }) => {
        const body: Body<'expireCursor'> = { cursor };
        return call('expireCursor', {}, body);
      },
      'advance-clock': ({ seconds }) => {
        const body: Body<'advanceClock'> = { seconds };
        return call('advanceClock', {}, body);
      },
      reset: () => call('reset'),
      'session-token': async ({ workspace, scopes }) =>
        issue({ kind: 'session', workspace, mode: await modeOf(), ...scopesOf(scopes) }),
      'second-workspace': async () => {
        const workspace = options['second-workspace'] ?? 'globex';
        const { token } = await issue({ kind: 'key', workspace, mode: await modeOf() });
        return { workspace, token };
      },
      'set-billing-status': async ({ workspace, ...change }) => {
        const { status, paymentMethod, trialEndsAt, cancelsAtPeriodEnd } = change;
        const body: Body<'setBilling'> = {
          mode: await modeOf(),
          ...(status !== undefined && { status }),
          ...(paymentMethod !== undefined && { payment_method: paymentMethod }),
          ...(trialEndsAt !== undefined && { trial_ends_at: trialEndsAt }),
          ...(cancelsAtPeriodEnd !== undefined && { cancels_at_period_end: cancelsAtPeriodEnd }),
        };
        const state = await call<Output<'setBilling'>>('setBilling', { slug: workspace }, body);
        return state.payment_tokens;
      },
      'set-plan-catalogue': async ({ workspace, plans }) => {
        const path = { slug: workspace };
        const { plans: known } = await call<Output<'listPlans'>>('listPlans', path);
        const added = plans.map(({ atOnce, caps, ...plan }) => ({
          ...known.find(({ id }) => id === plan.id),
          ...plan,
          ...(atOnce !== undefined && { at_once: atOnce }),
          ...(caps && { caps: caps.map(({ unitPrice, ...cap }) => ({ ...cap, unit_price: unitPrice })) }),
        }));
        const kept = known.filter(({ id }) => !plans.some((plan) => plan.id === id));
        const body: Body<'setPlans'> = { plans: [...kept, ...added] };
        await call('setPlans', path, body);
      },
      'inspect-storage': inspectStorage(call),
      'oauth-sign-in': ({ authorizeUrl }) => signIn(authorizeUrl),
      'lock-workspace': ({ workspace, held }) => {
        const body: Body<'lockWorkspace'> = { held };
        return call('lockWorkspace', { slug: workspace }, body);
      },
      'require-mfa': ({ id, required }) => {
        const body: Body<'requireMfa'> = { required };
        return call('requireMfa', { id }, body);
      },
      'deny-by-policy': async ({ workspace, resource, action }) => {
        const body: Body<'addPolicyRule'> = {
          resource,
          action: action as Body<'addPolicyRule'>['action'],
        };
        const { id } = await call<Added>('addPolicyRule', { slug: workspace }, body);
        return { lift: () => call('removePolicyRule', { slug: workspace, id }) };
      },
      'live-key': ({ workspace, scopes }) =>
        issue({ kind: 'key', workspace, mode: 'live', ...scopesOf(scopes) }),
    },
  };
};

export default sandboxDriver;
