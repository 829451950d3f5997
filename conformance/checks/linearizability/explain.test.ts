import { expect, test } from 'vitest';
import { formatHistory, whyIllegal } from './explain.ts';
import { type Call, findOrder, type Model } from './find-order.ts';

const once: Model<'open' | 'taken', string, string> = {
  initial: 'open',
  next: (state, _, response) => (state === 'open' && response !== 'refused' ? ['taken'] : []),
};

const formatters = {
  operation: (operation: string) => operation,
  respond: (response: string) => response,
  state: (state: string) => state,
};

const history: Call<string, string>[] = [
  { operation: 'take', start: 100, reply: { end: 103.25, response: 'done' } },
  { operation: 'take again', start: 100.5, reply: { end: 104, response: 'done' } },
  { operation: 'take a third time', start: 101, reply: null },
];

test('formats a history with one line per call and its interval since the first start', () => {
  expect(formatHistory(history, formatters)).toEqual([
    'A 0.0–3.3 ms: take → done',
    'B 0.5–4.0 ms: take again → done',
    'C 1.0–? ms: take a third time → no response that shows whether it took effect',
  ]);
});

test('explains an illegal history by the closest orders', () => {
  const result = findOrder(history, once);
  expect(result.isLegal ? [] : whyIllegal(result.closest, formatters)).toEqual([
    'After A the state is taken, where B is impossible.',
    'After B the state is taken, where A is impossible.',
    'After C the state is taken, where A and B are impossible.',
  ]);
});
