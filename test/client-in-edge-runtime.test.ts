import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { readVectors } from './support/read-vectors.ts';
import { withSandbox } from './support/with-sandbox.ts';

/** Uses each part of the client once, on the demo records of a sandbox, with web standards only. */
const program = `
import * as client from './index.ts';

globalThis.useClient = async (origin, vectors) => {
  const api = client.createWorkspaceClient({ baseUrl: origin + '/v1', token: 'key_test_acme' });
  const pages = {};
  for (const as of ['json', 'ndjson', 'csv', 'tson']) {
    pages[as] = [];
    const options = as === 'json' ? {} : { as: client[as] };
    for await (const page of api.pages.list('acme', options)) pages[as].push(page.slug);
  }
  const agent = await api.agents.create('acme', { name: 'Portable' });
  const missing = await api.agents.get('acme', 'agt_none').catch((error) => error);
  const signal = AbortSignal.abort(new Error('Left the page'));
  const aborted = await api.pages.get('acme', 'page_01K9HOME', { signal }).catch((error) => error.message);
  const attempts = [];
  const never = (request) => {
    attempts.push(request.signal);
    return new Promise(() => {});
  };
  const late = await client.timeouts(1)(never)(origin).catch((error) => error.kind);
  const leaving = new AbortController();
  const left = client.timeouts(60_000)(never)(origin, { signal: leaving.signal }).catch((error) => error.message);
  await Promise.resolve();
  leaving.abort(new Error('Left the page'));
  const gaveUp = [late, await left, ...attempts.map(({ aborted }) => aborted)];
  const wrongVectors = [];
  for (const { id, body_base64, headers, secret, now, expected } of vectors) {
    const body = Uint8Array.from(atob(body_base64), (character) => character.charCodeAt(0));
    const verdict = await client.verifyWebhook(body, headers, secret, { now: new Date(now * 1000) });
    const isSigned = verdict.ok || verdict.reason === 'bad_body';
    if ((isSigned ? 'accepted' : verdict.reason) !== expected) wrongVectors.push(id);
  }
  return {
    pages,
    created: agent.name,
    missing: missing instanceof client.ApiError && missing.code,
    aborted,
    gaveUp,
    wrongVectors,
  };
};
`;

const slugs = ['home', 'menu', 'about'];

test('the client runs in an edge runtime without the APIs of Node', () =>
  withSandbox({}, async (url) => {
    const runtime = new EdgeVM();
    expect(runtime.evaluate('[typeof process, typeof require, typeof Buffer].join()')).toBe(
      'undefined,undefined,undefined',
    );
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: fromRoot('client'), loader: 'js' },
      bundle: true,
      write: false,
      format: 'iife',
      platform: 'browser',
      conditions: ['@workspace-api/source', 'edge-light'],
    });
    runtime.evaluate(outputFiles[0]?.text ?? '');
    const call = `useClient(${JSON.stringify(url)}, ${JSON.stringify(readVectors('webhooks'))}).then(JSON.stringify)`;
    expect(JSON.parse(await runtime.evaluate<Promise<string>>(call))).toEqual({
      pages: { json: slugs, ndjson: slugs, csv: slugs, tson: slugs },
      created: 'Portable',
      missing: 'not_found',
      aborted: 'Left the page',
      gaveUp: ['timeout', 'Left the page', true, true],
      wrongVectors: [],
    });
  }));
