import { expect } from 'vitest';
import { deferred } from './deferred.ts';
import { freshRecords, testShared } from './records.ts';
import { startSandbox } from './start-sandbox.ts';

testShared('reads do not wait for writes', async () => {
  const records = freshRecords();
  const { context } = await startSandbox(records);
  const { send } = await startSandbox({ ...records, seed: 2 });
  const { promise: released, resolve: letGo } = deferred<void>();
  const holding = context.database.transaction(() => released);
  // More than the number of connections of a process.
  const writes = Array.from({ length: 20 }, (_, count) =>
    send('POST', '/workspaces/acme/agents', { body: { name: `Agent ${count}` } }),
  );
  const { json } = await send('GET', '/workspaces/acme/agents');
  expect(json.data).toHaveLength(3);
  letGo();
  await holding;
  expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([201]));
});
