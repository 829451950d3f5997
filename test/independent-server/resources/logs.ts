import type { Call, Handlers } from '../call.ts';
import { listReply } from '../lists.ts';
import type { LogEntry } from '../records.ts';
import { choice, parseTime } from '../validate.ts';
import { timestamp } from '../values.ts';

const columns = ['ts', 'level', 'source', 'message', 'request_id'];
const show = ({ id: _, seq: __, at, ...entry }: LogEntry) => ({ ts: timestamp(at), ...entry });

/** Lists the entries of a period that fit. */
function listEntries(call: Call, fits: (entry: LogEntry) => boolean = () => true) {
  const since = parseTime(call.query, 'since') ?? Number.NEGATIVE_INFINITY;
  const until = parseTime(call.query, 'until') ?? Number.POSITIVE_INFINITY;
  const rows = call.tenant.logs.filter((entry) => entry.at >= since && entry.at < until && fits(entry));
  return listReply(call, { rows, columns, show });
}

export const logs: Handlers = {
  'GET ~/logs logs:read list': (call) => listEntries(call),

  // Entries whose message contains every word of `q`.
  'GET ~/logs/search logs:read list': (call) => {
    const words = (call.query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const level = choice(call.query, 'level', ['debug', 'info', 'warn', 'error']);
    const source = call.query.get('source');
    return listEntries(
      call,
      (entry) =>
        words.every((word) => entry.message.toLowerCase().includes(word)) &&
        (level === undefined || entry.level === level) &&
        (source === null || entry.source === source),
    );
  },

  // New entries as server-sent events.
  'GET ~/logs/tail logs:read stream': ({ tenant: { tails } }) => ({
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
  }),
};
