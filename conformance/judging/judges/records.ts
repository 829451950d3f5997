import type { ClauseId } from '@workspace-api/contract';
import { member, recordsOf } from '../body.ts';
import type { Judge } from '../judgement.ts';

/** Holds a member of every record to a test; a record without it is judged by the record's own clause. */
const each =
  (path: string[], expected: string, fits: (value: unknown) => boolean): Judge =>
  (exchange, operation) => {
    const values = recordsOf(exchange, operation)
      ?.map((record) => path.reduce<unknown>(member, record))
      .filter((value) => value !== undefined);
    if (!values || values.length === 0) return undefined;
    const odd = values.find((value) => !fits(value));
    return odd === undefined ? null : { expected: `${path.join('.')} ${expected}`, got: JSON.stringify(odd) };
  };

const prefixed = (prefix: string, ...path: string[]): Judge =>
  each(
    path.length > 0 ? path : ['id'],
    `begins with ${prefix}`,
    (value) => typeof value === 'string' && value.startsWith(prefix) && value.length > prefix.length,
  );

const oneOf = (path: string[], ...values: string[]): Judge =>
  each(path, `is ${values.join(' or ')}`, (value) => values.includes(value as string));

const fits = (path: string[], expected: string, expression: RegExp): Judge =>
  each(path, expected, (value) => typeof value === 'string' && expression.test(value));

const workspaceId: Judge = (exchange, operation) =>
  prefixed('ws_', ...(operation.id === 'switchWorkspace' ? ['workspace', 'id'] : ['id']))(
    exchange,
    operation,
  );

/** Single members of records: prefixes, enumerations, forms. */
export const recordJudges: Partial<Record<ClauseId, Judge>> = {
  'agents.id-prefix': prefixed('agt_'),
  'agents.status-enum': oneOf(['status'], 'inactive', 'active'),
  'approvals.id-prefix': prefixed('apr_'),
  'approvals.status-enum': oneOf(['status'], 'pending', 'approved', 'denied'),
  'billing.invoice-currency': fits(['currency'], 'is three capital letters', /^[A-Z]{3}$/),
  'billing.invoice-status': oneOf(['status'], 'draft', 'open', 'paid', 'void', 'uncollectible'),
  'forms.id-prefix': prefixed('frm_'),
  'forms.submission-id-prefix': prefixed('sub_'),
  'identity.user-id-prefix': prefixed('usr_', 'user', 'id'),
  'identity.token-id-prefix': prefixed('tok_', 'token', 'id'),
  'identity.mode-enum': oneOf(['token', 'mode'], 'live', 'test'),
  'logs.ts-has-milliseconds': fits(
    ['ts'],
    'is an ISO 8601 time with three decimals of a second',
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:\d\d)$/,
  ),
  'logs.level-enum': oneOf(['level'], 'debug', 'info', 'warn', 'error'),
  'logs.source-typical': oneOf(['source'], 'request', 'capability', 'agent'),
  'pages.id-prefix': prefixed('page_'),
  'runs.id-prefix': prefixed('run_'),
  'runs.status-enum': oneOf(
    ['status'],
    'pending',
    'running',
    'awaiting_approval',
    'completed',
    'failed',
    'denied',
  ),
  'scopes.names-have-resource-and-level': each(
    ['token', 'scopes'],
    'are each <resource>:<level>',
    (value) =>
      Array.isArray(value) &&
      value.every((scope) => typeof scope === 'string' && /^[^:\s]+:[^:\s]+$/.test(scope)),
  ),
  'webhooks.id-prefix': prefixed('wh_'),
  'workspaces.id-prefix': workspaceId,
};
