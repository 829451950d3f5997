import { basePath } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Wrap } from '../../mocks/wrappers/fetch.ts';
import { type FuzzOptions, runFuzz } from './run-fuzz.ts';
import { withTarget } from './serve-sandbox.ts';

const fuzz = (wrap?: Wrap, options: Partial<FuzzOptions> = {}) =>
  withTarget({ wrap }, (target) =>
    runFuzz(target, { seed: 1, runs: 3, maxLength: 150, timeoutMs: 60_000, ...options }),
  );

/** Changes the responses of one part of the API. */
const breaking =
  (respond: () => Promise<Response>): Wrap =>
  (next) =>
  (request) =>
    new URL(request.url).pathname.startsWith(`${basePath}/workspaces/acme/agents`)
      ? respond()
      : next(request);

test('a server error is found, and reported with a command that repeats its request', async () => {
  const { problem } = await fuzz(breaking(async () => Response.json({}, { status: 500 })));
  expect(problem).toMatch(/a server error\nRequest: curl -sS -i .*127\.0\.0\.1:4010/s);
  expect(problem).toMatch(/npm run fuzz -- --seed 1 --path \d/);
});

test('an undeclared response, and a response with a stack trace, are found', async () => {
  const undeclared = await fuzz(breaking(async () => Response.json({ data: [] })));
  expect(undeclared.problem).toMatch(/[a-z-]+\.[a-z-]+: expected/);
  const trace = `Error: no\n    at read (/srv/app.js:1:2)\n`;
  const exposed = await fuzz(breaking(async () => Response.json({ data: trace })));
  expect(exposed.problem).toContain('it exposes a stack trace');
});
