import { getOperation } from '@workspace-api/contract';
import type { DriverFactory } from '../../conformance/index.ts';
import { addKey, openSession, signAccessToken } from '../independent-server/auth.ts';
import type { Deliveries } from '../independent-server/deliveries.ts';
import * as records from '../independent-server/records.ts';
import { submit } from '../independent-server/resources/forms.ts';
import { ownerScopes } from '../independent-server/seed.ts';
import type { Service } from '../independent-server/service.ts';
import type { Failure, Mode, Tenant, User } from '../independent-server/store.ts';
import { dayMs, newId } from '../independent-server/values.ts';
import { independentStorage, secretIn } from './independent-storage.ts';

/** The objects that the driver works on. */
type Operated = Service & { owner: User; deliveries: Deliveries };

/** Adds a record to a table. */
const added = async <Row extends { id: string }>(table: Row[], record: Row) => {
  table.push(record);
  return { id: record.id };
};

/** Adds a value to a set until it is lifted. */
const untilLifted = <T>(set: Set<T>, value: T) => {
  set.add(value);
  return {
    lift: async () => {
      set.delete(value);
    },
  };
};

/** Creates a driver that works on the server's store for a token of `mode`, as the server's team would write it. */
export const independentDriver =
  ({ store, owner, rateLimit, deliveries }: Operated, mode: Mode): DriverFactory =>
  (_, { url }) => {
    const requireTenant = (slug: string, tenantMode: string = mode): Tenant => {
      const tenant = store.tenants.find((one) => one.workspace.slug === slug && one.mode === tenantMode);
      if (!tenant) throw new Error(`Unknown workspace "${slug}".`);
      return tenant;
    };
    const createKey = (
      { workspace, mode: tenantMode }: Tenant,
      scopes: readonly string[] = ownerScopes,
    ): string => addKey(store, { owner, workspaceId: workspace.id, mode: tenantMode, scopes }).secret;

    return {
      name: 'independent',
      bothModes: true,
      consoleUrl: `${new URL(url).origin}/console`,
      capabilities: {
        'add-page': ({ workspace, mode, slug, title }) => {
          const document = records.newPageDocument(slug, title);
          return added(requireTenant(workspace, mode).pages, records.newPage(store.now(), [document]));
        },
        'add-colored-page': async ({ workspace, mode, slug, title, color }) => {
          const document = records.newPageDocument(slug, title);
          document.tree.props.tone = color;
          const page = records.newPage(store.now(), [document]);
          return {
            ...(await added(requireTenant(workspace, mode).pages, page)),
            colorAt: '/tree/props/tone',
          };
        },
        'proxy-host': async () => ({ host: 'proxy.invalid' }),
        'add-form': ({ workspace, mode, name, fields, onSubmit }) =>
          added(requireTenant(workspace, mode).forms, records.newForm(name, 'entries', fields, onSubmit)),
        'add-submission': async ({ workspace, mode, form, data }) => {
          const { id } = submit(store, requireTenant(workspace, mode), form, data);
          return { id };
        },
        'webhook-receiver': async ({ url: receiver }) => ({ url: receiver }),
        'add-log-entry': async ({ workspace, mode, requestId, level, source, message, at: time }) => {
          const at = time === undefined ? store.now() : Date.parse(time);
          const entry = records.newLogEntry(at, level, source, message, requestId);
          store.log(requireTenant(workspace, mode), entry);
        },
        'add-run': ({ workspace, mode, agent, status = 'running' }) =>
          added(requireTenant(workspace, mode).runs, records.newRun(store.now(), agent, status, 'hold')),
        'pause-run': async ({ workspace, mode, run: id, action, payload }) => {
          const { runs, approvals } = requireTenant(workspace, mode);
          const run = runs.find((one) => one.id === id);
          if (!run) throw new Error(`Unknown run "${id}".`);
          return added(approvals, records.newApproval(store.now(), run, action, payload));
        },
        'add-invoice': ({ workspace, mode, amount, currency, status }) => {
          const invoice = records.newInvoice(store.now() - 31 * dayMs, store.now(), status, amount, currency);
          return added(requireTenant(workspace, mode).invoices, invoice);
        },
        'require-secret-rotation': async ({ workspace, name }) => {
          secretIn(requireTenant(workspace), name).pendingRotation = true;
        },
        'lock-residency': async ({ workspace }) => {
          const region = store.regions.get(workspace) ?? records.homeRegion;
          store.regions.set(workspace, region);
          return {
            region,
            outside: records.regions.find((other) => other !== region) ?? '',
            lift: async () => {
              store.regions.delete(workspace);
            },
          };
        },
        'inject-upstream-failure': async ({
          workspace: slug,
          operation,
          failure: kind,
          afterFirstRecord = false,
        }) => {
          const { method, path } = getOperation(operation);
          const failure: Failure = { slug, method, path, kind, afterFirstRecord };
          return untilLifted(store.failures, failure);
        },
        'exhaust-rate-limit': async ({ id }) => rateLimit.exhaust(id),
        'inspect-storage': independentStorage(store, requireTenant),
        'expire-token': async ({ id }) => {
          const session = store.sessions.get(id.replace(/^tok_/, ''));
          if (session) session.expired = true;
        },
        'expire-cursor': async ({ cursor }) => {
          store.expiredCursors.add(cursor);
        },
        'advance-clock': async ({ seconds }) => {
          store.advance(seconds);
          await deliveries.flush();
        },
        'session-token': async ({ workspace, scopes = null }) => {
          const session = openSession(store, owner, scopes, mode);
          session.workspaceId = requireTenant(workspace).workspace.id;
          return { id: `tok_${session.id}`, token: await signAccessToken(store, session) };
        },
        'second-workspace': async () => {
          const workspace = 'granite-peak';
          return { workspace, token: createKey(requireTenant(workspace)), forbidden: 'quiet-meadow' };
        },
        'live-key': async ({ workspace, scopes }) => ({
          token: createKey(requireTenant(workspace, 'live'), scopes),
        }),
        'set-billing-status': async ({ workspace, status, paymentMethod, cancelsAtPeriodEnd }) => {
          const { billing } = requireTenant(workspace);
          if (status !== undefined) {
            billing.status = status;
            billing.pastDueSince = status === 'past_due' ? store.now() : null;
          }
          if (cancelsAtPeriodEnd !== undefined) billing.isEnding = cancelsAtPeriodEnd;
          if (paymentMethod !== undefined) billing.paymentMethod = paymentMethod;
          return { accepted: 'ptok_visa_1234', declined: 'ptok_declined_0002', expired: 'ptok-expired' };
        },
        'set-plan-catalogue': async ({ plans }) => {
          const isReplaced = ({ id }: { id: string }) => plans.some((plan) => plan.id === id);
          store.plans = [...store.plans.filter((plan) => !isReplaced(plan)), ...plans];
        },
        'lock-workspace': async ({ workspace, held }) => {
          if (held) store.heldWorkspaces.add(workspace);
          else store.heldWorkspaces.delete(workspace);
        },
        'deny-by-policy': async ({ workspace: slug, resource, action }) => ({
          predicate: `resource = '${resource}' and action = '${action}'`,
          ...untilLifted(store.policyRules, { id: newId('rule_'), slug, resource, action }),
        }),
        'oauth-sign-in': async ({ authorizeUrl }) => {
          const { origin, pathname, searchParams } = new URL(authorizeUrl);
          const { email, password } = owner;
          const body = new URLSearchParams([...searchParams, ...Object.entries({ email, password })]);
          const response = await fetch(`${origin}${pathname}`, { method: 'POST', body, redirect: 'manual' });
          return { redirect: response.headers.get('location') };
        },
      },
    };
  };
