import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const agents = 'paths > /workspaces/{slug}/agents';
const created = `${agents} > post > responses > 201 > content`;

test('a list without x-pagination is reported by its envelope, its encodings and its parameters', async () => {
  const findings = await spoil('only-lists-page', `${agents} > get > x-pagination`, undefined);
  expect(findings).toEqual([
    'listAgents is not a list, but is available as application/x-ndjson, text/csv, application/tson; single resources are JSON only.',
    'listAgents returns a list and must declare x-pagination.',
    'listAgents takes "bom" but declares no x-pagination.',
    'listAgents takes "cursor" but declares no x-pagination.',
    'listAgents takes "limit" but declares no x-pagination.',
  ]);
});

test('a single resource in another encoding is reported', async () => {
  expect(await spoil('only-lists-page', `${created} > text/csv`, {})).toEqual([
    'createAgent is not a list, but is available as text/csv; single resources are JSON only.',
  ]);
});

test('only a declared stream may have another encoding', async () => {
  expect(
    await spoil('only-lists-page', 'paths > /workspaces/{slug}/logs/tail > get > x-stream', undefined),
  ).toEqual([
    'tailLogs is not a list, but is available as application/x-ndjson; single resources are JSON only.',
  ]);
});
