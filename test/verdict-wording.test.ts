import type { ClauseId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Report } from '../conformance/index.ts';
import { variants } from '../mocks/variants/index.ts';
import { checkVariant } from '../scripts/variants/check-variant.ts';

/** Checks one clause of a correct server. */
const check = async (name: string, clause: ClauseId): Promise<Report['clauses'][number] | undefined> => {
  const variant = variants[name];
  if (!variant) throw new Error(`Unknown variant "${name}". See mocks/variants/ for the available names.`);
  const report = await checkVariant(variant, { seed: 1, effort: 'quick', only: [clause] });
  return report.clauses.find(({ id }) => id === clause);
};

test('a rotation whose response shows no times says nothing about the length of its overlap', async () => {
  const result = await check('ok-true', 'secrets.overlap-length');
  expect(result).toMatchObject({ status: 'not-exercised', findings: [] });
  expect(result?.reason).toContain('overlap_ends_at');
});
