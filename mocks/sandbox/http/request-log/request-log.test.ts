import { expect, test } from 'vitest';
import { createRequestLog, type LoggedRequest } from './request-log.ts';

const request = (id: number) => ({ id: String(id) }) as LoggedRequest;
const ids = (requests: readonly LoggedRequest[]) => requests.map(({ id }) => id).join('');

test('the newest stands first, and the oldest gives way', () => {
  const log = createRequestLog(3);
  const seen = [1, 2, 3, 4, 5, 6, 7].map((id) => {
    log.add(request(id));
    return ids(log.list());
  });
  expect(seen).toEqual(['1', '21', '321', '432', '543', '654', '765']);
});

test('an emptied log begins anew', () => {
  const log = createRequestLog(2);
  for (const id of [1, 2, 3]) log.add(request(id));
  log.clear();
  expect(log.list()).toEqual([]);
  log.add(request(4));
  expect(ids(log.list())).toBe('4');
});
