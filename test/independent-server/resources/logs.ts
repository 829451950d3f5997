import { type Call, type Reply, requireTenant } from '../call.ts';
import { timestamp } from '../ids.ts';
import { listReply } from '../lists.ts';
import type { LogEntry } from '../store.ts';
import { choice, instant } from '../validate.ts';

const columns = ['ts', 'level', 'source', 'message', 'request_id'];
const show = ({ at, level, source, message, request_id }: LogEntry) => ({
  ts: timestamp(at),
  level,
  source,
  message,
  request_id,
});

function inWindow(call: Call): LogEntry[] {
  const since = instant(call.query, 'since') ?? Number.NEGATIVE_INFINITY;
  const until = instant(call.query, 'until') ?? Number.POSITIVE_INFINITY;
  return requireTenant(call).logs.filter(({ at }) => at >= since && at < until);
}

export const listLogs = (call: Call): Reply =>
  listReply(call, { rows: inWindow(call), columns, show, filters: ['since', 'until'] });

/** Entries whose message contains every word of `q`. */
export function searchLogs(call: Call): Reply {
  const words = (call.query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const level = choice(call.query, 'level', ['debug', 'info', 'warn', 'error']);
  const source = call.query.get('source');
  const rows = inWindow(call).filter(
    (entry) =>
      words.every((word) => entry.message.toLowerCase().includes(word)) &&
      (level === undefined || entry.level === level) &&
      (source === null || entry.source === source),
  );
  return listReply(call, { rows, columns, show, filters: ['q', 'level', 'source', 'since', 'until'] });
}

/** New entries as server-sent events. */
export function tailLogs(call: Call): Reply {
  const { tails } = requireTenant(call);
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    stream: (response) => {
      response.write(': connected\n\n');
      const send = (entry: LogEntry): void => {
        response.write(`event: log\ndata: ${JSON.stringify(show(entry))}\n\n`);
      };
      tails.add(send);
      response.on('close', () => tails.delete(send));
    },
  };
}
