import { expect, test } from 'vitest';
import { asNode } from '../document.ts';
import { goodDocument } from '../fixtures/good-document.ts';
import { lintNode, spoil } from '../fixtures/spoil.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';

const responses = 'paths > /workspaces/{slug}/agents > get > responses';

test.each(['200', '404', '503'])('a %s that lacks a rate-limit header is reported', async (status) => {
  const path = `${responses} > ${status} > headers > X-RateLimit-Reset`;
  expect(await spoil('rate-limit-headers', path, undefined)).toEqual([
    `listAgents's ${status} does not declare X-RateLimit-Reset.`,
  ]);
});

test.each(['401', '429'])('a %s that lacks Retry-After is reported', async (status) => {
  expect(
    await spoil('rate-limit-headers', `${responses} > ${status} > headers > Retry-After`, undefined),
  ).toEqual([`listAgents's ${status} does not declare Retry-After.`]);
});

test('header names are compared without regard to case', async () => {
  const headers = { 'x-ratelimit-limit': {}, 'x-ratelimit-remaining': {}, 'x-ratelimit-reset': {} };
  expect(await spoil('rate-limit-headers', `${responses} > 404 > headers`, headers)).toEqual([]);
});

test('a shared response is reported once, by its own name', async () => {
  const responses = { '401': { $ref: '#/components/responses/Unauthorized' } };
  const document = goodDocument();
  const item = asNode(asNode(document.paths)['/workspaces/{slug}/agents']);
  asNode(item.get).responses = responses;
  asNode(item.post).responses = responses;
  asNode(document.components).responses = { Unauthorized: { description: 'No.' } };
  expect([...rateLimitHeaders.check(document)].map(({ message }) => message)).toContain(
    'The response Unauthorized does not declare X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After.',
  );
  const lines = (await lintNode(document)).filter((line) =>
    line.includes('The response Unauthorized does not'),
  );
  expect(lines).toHaveLength(1);
});
