import { expect, test } from 'vitest';
import { createSandbox } from '../../../mocks/index.ts';
import { mutantFamilies } from '../../../mocks/mutants/index.ts';
import { compareExchanges } from './demonstration.ts';
import { readDemonstrations } from './files.ts';
import { type DemonstratedRequest, playBoth } from './play.ts';
import { writtenFor } from './written.ts';

test('every mutant has a demonstration, or the reason why a page shows none, and nothing else has one', () => {
  for (const [family, members] of Object.entries(mutantFamilies))
    expect(
      Object.keys(readDemonstrations(family)),
      'Run `npm run demonstrations`, which records what is missing.',
    ).toEqual(Object.keys(members));
});

/** The demonstrations of all mutants, with the clause of each. */
const demonstrations = Object.entries(mutantFamilies).flatMap(([family, members]) => {
  const recorded = readDemonstrations(family);
  return Object.entries(members).flatMap(([name, { clause }]) => {
    const demonstration = recorded[name];
    return demonstration && !('reason' in demonstration) ? [{ name, clause, ...demonstration }] : [];
  });
});

test('every clause with mutants has a demonstration', () => {
  const clauses = Object.values(mutantFamilies).flatMap((members) =>
    Object.values(members).map(({ clause }) => clause),
  );
  expect(new Set(demonstrations.map(({ clause }) => clause))).toEqual(new Set(clauses));
});

test('a demonstration without a finding has the requests that are written for its clause', () => {
  for (const { name, clause, expected, requests } of demonstrations)
    if (expected === undefined)
      expect(writtenFor(clause), `Run \`npm run demonstrations -- --all\`: ${name}.`).toContainEqual(
        requests,
      );
});

const agents = '/v1/workspaces/acme/agents';
const headers = { authorization: 'Bearer key_test_acme', 'content-type': 'application/json' };
const create = (body: string): DemonstratedRequest => ['POST', agents, headers, body];
const getFirst: DemonstratedRequest = ['GET', `${agents}/{{0/id}}`, headers];

test('a correct server differs only in the rest of its rate limit, whichever ids it generates', async () => {
  const requests = [create('{"name":"Greeter"}'), getFirst] as const;
  // A mutant that sends a request of its own shifts the ids that follow.
  const shifted: DemonstratedRequest[] = [
    create('{"name":"Other"}'),
    requests[0],
    ['GET', `${agents}/{{1/id}}`, headers],
  ];
  const [[correct], [, other]] = [
    await playBoth(createSandbox, { wrap: (next) => next }, requests),
    await playBoth(createSandbox, { wrap: (next) => next }, shifted),
  ];
  expect(other[2]?.request).not.toEqual(correct[1]?.request);
  const marked = compareExchanges(correct, other.slice(1))
    .flatMap(({ correct: one, broken: two }) => [...(one ?? []), ...(two ?? [])])
    .filter(({ isDifferent }) => isDifferent);
  expect(marked.filter(({ text }) => !text.startsWith('x-ratelimit-remaining'))).toEqual([]);
});

test('a request that needs what an earlier response does not have is not sent', async () => {
  const played = await playBoth(createSandbox, { wrap: (next) => next }, [create('{}'), getFirst]);
  expect(compareExchanges(...played).map(({ correct }) => correct?.[0]?.text)).toEqual([
    'HTTP 400',
    undefined,
  ]);
});
