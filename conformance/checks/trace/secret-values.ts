import type { Exchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { createResult } from '../check-result.ts';
import { plainForms, secretValueIn } from '../secrets.ts';
import type { TraceCheck, TracedCall } from './traced-call.ts';

const clause = 'secrets.value-never-returned';

/** A shorter value (in characters) may occur in a response by chance. */
const shortest = 12;

/** Whether a string contains the value as a whole word, unchanged or escaped for JSON. */
const shows = (content: string, value: string): boolean =>
  plainForms(value).some((form) => {
    for (let at = content.indexOf(form); at >= 0; at = content.indexOf(form, at + 1)) {
      const around = (content[at - 1] ?? '') + (content[at + form.length] ?? '');
      if (!/[\w-]/.test(around)) return true;
    }
    return false;
  });

const serializeRequest = ({ request }: TracedCall): string =>
  `${request.url} ${Buffer.from(request.body ?? []).toString('utf8')}`;

/** The maximum number of values to search for: each requires a search of every response. */
const mostValues = 200;

/** Checks that no response shows the value of a secret that was set. */
export const createSecretValueCheck = (): TraceCheck => {
  const values = new Map<string, Exchange>();
  /** Values that a client also uses elsewhere: a response that contains them proves nothing. */
  const public_ = new Set<string>();
  const recentRequests: string[] = [];

  const isSearchable = (value: string): boolean =>
    value.length >= shortest && !public_.has(value) && values.size < mostValues;

  return {
    clauses: [clause],
    started: (call) => {
      const serialized = serializeRequest(call);
      if (secretValueIn(call.operation, call.body) !== null) return;
      for (const value of values.keys()) {
        if (!serialized.includes(value)) continue;
        public_.add(value);
        values.delete(value);
      }
      recentRequests.push(serialized.slice(0, 2_000));
      if (recentRequests.length > 500) recentRequests.shift();
    },
    ended: (call, { exchange }) => {
      const value = secretValueIn(call.operation, call.body);
      if (value !== null && isSuccess(exchange) && isSearchable(value) && !values.has(value)) {
        if (recentRequests.some((serialized) => serialized.includes(value))) public_.add(value);
        else values.set(value, exchange);
      }
      if (values.size === 0) return [];
      const serialized = serializeRequest(call);
      for (const [secret, by] of values) {
        // A refusal may quote the value that it refuses.
        if (!shows(exchange.text, secret) || (!isSuccess(exchange) && serialized.includes(secret))) continue;
        const before = by === exchange ? [] : [by];
        return [createResult(clause, false, 'no value of a secret', 'the value that was set', before)];
      }
      return [{ clause, difference: null }];
    },
  };
};
