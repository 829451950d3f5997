import type { ClauseId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Report } from '../conformance/index.ts';
import { type Variant, variants } from '../mocks/variants/index.ts';
import { findOperation } from '../mocks/wrappers/find-operation.ts';
import { checkVariant } from '../scripts/proof/check-variant.ts';

const getVariant = (name: string): Variant => {
  const variant = variants[name];
  if (!variant) throw new Error(`Unknown variant "${name}". See mocks/variants/ for the available names.`);
  return variant;
};

const run = (variant: Variant, ...only: string[]): Promise<Report> =>
  checkVariant(variant, { seed: 1, effort: 'quick', only });

/** Checks one clause of a correct server. */
const check = async (name: string, clause: ClauseId): Promise<Report['clauses'][number] | undefined> =>
  (await run(getVariant(name), clause)).clauses.find(({ id }) => id === clause);

const withStatus = ({ clauses }: Report, ...statuses: string[]): string[] =>
  clauses.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);

test('a rotation whose response shows no times says nothing about the length of its overlap', async () => {
  const result = await check('ok-true', 'secrets.overlap-length');
  expect(result).toMatchObject({ status: 'not-exercised', findings: [] });
  expect(result?.reason).toContain('overlap_ends_at');
});

test('a server that refuses the name of a key breaks no clause, even without a sample', async () => {
  const report = await run({ ...getVariant('documented-members-only'), samples: {} }, 'validation', 'tokens');
  expect(withStatus(report, 'fail', 'warn', 'error')).toEqual([]);
  const reasons = report.clauses.map(({ reason }) => reason).join();
  expect(reasons).toContain('set samples.mintToken');
});

test('a member that a sample removes is never sent', async () => {
  const bodies: string[] = [];
  const recording: Variant = {
    ...getVariant('documented-members-only'),
    wrap: (next) => async (request) => {
      if (findOperation(request)?.id === 'mintToken') bodies.push(await request.clone().text());
      return next(request);
    },
  };
  await run(recording, 'validation', 'tokens.name-taken');
  expect(bodies.length).toBeGreaterThan(10);
  expect(bodies.filter((body) => /"name":.*}$/s.test(body))).toEqual([]);
});
