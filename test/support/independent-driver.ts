import { getOperation } from '@workspace-api/contract';
import type { DriverFactory } from '../../conformance/index.ts';
import { signAccessToken } from '../independent-server/auth.ts';
import type { Deliveries } from '../independent-server/deliveries.ts';
import { newId, timestamp } from '../independent-server/ids.ts';
import type { OAuth } from '../independent-server/oauth.ts';
import type { RateLimit } from '../independent-server/rate-limit.ts';
import { submit } from '../independent-server/resources/forms.ts';
import { getRegions } from '../independent-server/resources/secrets.ts';
import { addKey } from '../independent-server/resources/tokens.ts';
import { ownerScopes, pageDocument } from '../independent-server/seed.ts';
import type { Failure, Mode, PageDocument, Store, Tenant, User } from '../independent-server/store.ts';
import { independentStorage, secretIn } from './independent-storage.ts';

const sessionSeconds = 900;

/** The objects that the driver works on. */
type Operated = { store: Store; oauth: OAuth; owner: User; rateLimit: RateLimit; deliveries: Deliveries };

/** Creates a driver that works on the server's store for a token of `mode`, as the server's team would write it. */
export const independentDriver =
  ({ store, oauth, owner, rateLimit, deliveries }: Operated, mode: Mode): DriverFactory =>
  (_, { url }) => {
    const requireTenant = (slug: string, tenantMode: string = mode): Tenant => {
      const tenant = store.tenants.find((one) => one.workspace.slug === slug && one.mode === tenantMode);
      if (!tenant) throw new Error(`Unknown workspace "${slug}".`);
      return tenant;
    };
    const createKey = (
      { workspace, mode: tenantMode }: Tenant,
      scopes: readonly string[] = ownerScopes,
    ): string =>
      addKey(store, { owner, workspaceId: workspace.id, mode: tenantMode, scopes: [...scopes] }).secret;
    /** Adds a record to a table. */
    const added = async <Row extends { id: string }>(table: Row[], record: Row) => {
      table.push(record);
      return { id: record.id };
    };
    const addPage = ({ pages }: Tenant, document: PageDocument) =>
      added(pages, { ...store.row('page_'), versions: [document], live: null, updatedAt: store.now() });
    const consoleUrl = `${new URL(url).origin}/console`;

    return {
      name: 'independent',
      bothModes: true,
      consoleUrl,
      capabilities: {
        'add-page': ({ workspace, mode, slug, title }) =>
          addPage(requireTenant(workspace, mode), pageDocument(slug, title, title)),
        'add-colored-page': async ({ workspace, mode, slug, title, color }) => {
          const document = pageDocument(slug, title, title);
          document.tree.props.tone = color;
          const { id } = await addPage(requireTenant(workspace, mode), document);
          return { id, colorAt: '/tree/props/tone' };
        },
        'proxy-host': async () => ({ host: 'proxy.invalid' }),
        'add-form': ({ workspace, mode, name, fields, onSubmit }) =>
          added(requireTenant(workspace, mode).forms, {
            ...store.row('frm_'),
            name,
            schema_table: 'entries',
            fields,
            submit_label: 'Send',
            ...(onSubmit && { on_submit: onSubmit }),
          }),
        'add-submission': async ({ workspace, mode, form, data }) => {
          const { id } = submit(store, requireTenant(workspace, mode), form, data);
          return { id };
        },
        'webhook-receiver': async ({ url: receiver }) => ({ url: receiver }),
        'add-log-entry': async ({ workspace, mode, requestId, level, source, message, at: time }) => {
          const at = time === undefined ? store.now() : Date.parse(time);
          const entry = { at, level, source, message, request_id: requestId ?? newId('req_') };
          store.log(requireTenant(workspace, mode), entry);
        },
        'add-run': ({ workspace, mode, agent, status = 'running' }) =>
          added(requireTenant(workspace, mode).runs, {
            ...store.row('run_'),
            agentId: agent,
            state: status,
            startedAt: store.now(),
            needsApproval: false,
            isOnHold: true,
          }),
        'pause-run': ({ workspace, mode, run: id, action, payload }) => {
          const { runs, approvals } = requireTenant(workspace, mode);
          const run = runs.find((one) => one.id === id);
          if (!run) throw new Error(`Unknown run "${id}".`);
          run.state = 'awaiting_approval';
          return added(approvals, {
            ...store.row('apr_'),
            agent_id: run.agentId,
            run_id: id,
            status: 'pending',
            action,
            payload,
            created_at: timestamp(store.now()),
          });
        },
        'add-invoice': ({ workspace, mode, amount, currency, status }) =>
          added(requireTenant(workspace, mode).invoices, {
            ...store.row('inv_'),
            period_start: '2026-01-01',
            period_end: '2026-02-01',
            amount,
            currency,
            status,
            pdf_url: 'https://files.invalid/i.pdf',
          }),
        'require-secret-rotation': async ({ workspace, name }) => {
          secretIn(requireTenant(workspace), name).pendingRotation = true;
        },
        'lock-residency': async ({ workspace }) => {
          const { region, outside } = getRegions(store, workspace);
          store.regions.set(workspace, region);
          return {
            region,
            outside,
            lift: async () => {
              store.regions.delete(workspace);
            },
          };
        },
        'inject-upstream-failure': async ({
          workspace,
          operation,
          failure: kind,
          afterFirstRecord = false,
        }) => {
          const { method, path } = getOperation(operation);
          const failure: Failure = { slug: workspace, method, path, kind, afterFirstRecord };
          store.failures.add(failure);
          return {
            lift: async () => {
              store.failures.delete(failure);
            },
          };
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
        'session-token': async ({ workspace, scopes }) => {
          const session = oauth.open(owner, scopes ? [...scopes] : null, mode);
          session.workspaceId = requireTenant(workspace).workspace.id;
          return { id: `tok_${session.id}`, token: await signAccessToken(store, session, sessionSeconds) };
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
          for (const { id, name, atOnce = false, blocked = false } of plans) {
            store.plans = [...store.plans.filter((plan) => plan.id !== id), { id, name, atOnce, blocked }];
          }
        },
        'lock-workspace': async ({ workspace, held }) => {
          if (held) store.heldWorkspaces.add(workspace);
          else store.heldWorkspaces.delete(workspace);
        },
        'deny-by-policy': async ({ workspace: slug, resource, action }) => {
          const rule = { id: newId('rule_'), slug, resource, action };
          store.policyRules.add(rule);
          return {
            predicate: `resource = '${resource}' and action = '${action}'`,
            lift: async () => {
              store.policyRules.delete(rule);
            },
          };
        },
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
