import { mediaTypes } from '@workspace-api/contract';
import type { AppContext } from '../app-context.ts';
import type { RefusedRequest } from '../protocol-errors.ts';

/** Logs a request of which nothing is known but its answer. */
export const logRefused = (
  { ids, clock, requestLog, faultInjection, onRequest }: AppContext,
  { status, envelope }: RefusedRequest,
): void => {
  const { code, fields = [] } = envelope.error;
  const [id, unread] = [ids('req'), { method: '', path: '', query: {} }];
  const body = JSON.stringify(envelope);
  requestLog.exchanges.keep(id, {
    length: body.length,
    show: () => ({
      request: { headers: {}, body: null, omitted: 'unread' },
      response: { headers: { 'Content-Type': mediaTypes.json }, body, omitted: null },
    }),
  });
  requestLog.add({
    ...unread,
    id,
    at: clock.now().toISOString(),
    operation: null,
    workspace: null,
    mode: null,
    token: null,
    status,
    code,
    forced: null,
    faults: [...faultInjection.faults],
    duration_ms: 0,
    violations: [],
    omitted_violations: 0,
    scope: { required: null, held: [], granted: null },
    changes: [],
  });
  onRequest?.({ ...unread, status, durationMs: 0, code, field: fields[0] ?? null, violations: [] });
};
