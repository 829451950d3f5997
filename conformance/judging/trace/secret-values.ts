import { operations } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isObject, isSuccess } from '../body.ts';
import type { TracedCall, TraceJudge } from './traced-call.ts';

const clause = 'secrets.value-never-returned';

/** Names of the member with the value: the service document doesn't show it. */
const valueNames = ['value', 'secret', 'plaintext', 'secret_value', 'new_value'];

/** A shorter value (in characters) may be in an answer by chance. */
const shortest = 12;

const setters: readonly string[] = [operations.setSecret.id, operations.rotateSecret.id];

/** The value of a secret in a request's body; null if there is none. */
export const secretValueOf = ({ operation, body }: TracedCall): string | null => {
  if (!operation || !setters.includes(operation.id) || !isObject(body)) return null;
  const value = valueNames.map((name) => body[name]).find((one) => typeof one === 'string');
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Whether a text has the value as a whole word, as it is or as JSON escapes it. */
const shows = (text: string, value: string): boolean =>
  [value, JSON.stringify(value).slice(1, -1)].some((form) => {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      const around = (text[at - 1] ?? '') + (text[at + form.length] ?? '');
      if (!/[\w-]/.test(around)) return true;
    }
    return false;
  });

const sentText = ({ request }: TracedCall): string =>
  `${request.url} ${Buffer.from(request.body ?? []).toString('utf8')}`;

/** The most values that are looked for: each costs a search in every answer. */
const mostValues = 200;

/** Judges that no answer shows the value of a secret that was set. */
export const createSecretValueJudge = (): TraceJudge => {
  const values = new Map<string, Exchange>();
  /** Values that a client uses elsewhere too: their return says nothing. */
  const public_ = new Set<string>();
  const sent: string[] = [];

  const isSearchable = (value: string): boolean =>
    value.length >= shortest && !public_.has(value) && values.size < mostValues;

  return {
    started: (call) => {
      const text = sentText(call);
      if (secretValueOf(call) !== null) return;
      for (const value of values.keys()) {
        if (!text.includes(value)) continue;
        public_.add(value);
        values.delete(value);
      }
      sent.push(text.slice(0, 2_000));
      if (sent.length > 500) sent.shift();
    },
    ended: (call, { exchange }) => {
      const value = secretValueOf(call);
      if (value !== null && isSuccess(exchange) && isSearchable(value) && !values.has(value)) {
        if (sent.some((text) => text.includes(value))) public_.add(value);
        else values.set(value, exchange);
      }
      if (values.size === 0) return [];
      const text = sentText(call);
      for (const [shown, by] of values) {
        // A refusal may quote what it refuses.
        if (!shows(exchange.text, shown) || (!isSuccess(exchange) && text.includes(shown))) continue;
        const difference = { expected: 'no value of a secret', got: 'the value that was set' };
        return [{ clause, difference, before: by === exchange ? [] : [by] }];
      }
      return [{ clause, difference: null }];
    },
  };
};
