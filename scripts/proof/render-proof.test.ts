import { expect, test } from 'vitest';
import type { Row as FaultRow } from '../faults/run.ts';
import { type Proof, renderProof } from './render-proof.ts';

const fault = (name: string, killedBy: FaultRow['killedBy']): FaultRow => ({
  fault: name,
  seed: 1,
  clause: 'agents.starts-inactive',
  killedBy,
  error: null,
  replay: null,
  requests: 4,
  milliseconds: 1200,
});
const matrix = { commit: 'abc', date: '2026-11-02', effort: 'quick', seeds: [1] };
const proof: Proof = {
  faults: {
    ...matrix,
    rows: [
      fault('agent-starts-active', ['agents.starts-inactive']),
      fault('agents-starts-inactive-late', ['agents.activate']),
    ],
  },
  variants: {
    ...matrix,
    rows: [
      {
        variant: 'pretty-printed',
        seed: 1,
        verdict: 'conformant',
        totals: {
          pass: 300,
          fail: 0,
          warn: 0,
          info: 0,
          waived: 0,
          unsupported: 0,
          error: 0,
          'not-exercised': 2,
        },
        errors: 0,
        requests: 2000,
        milliseconds: 9000,
        mistakes: [],
      },
    ],
  },
  texts: { 'pretty-printed': 'JSON is indented.' },
};

test('both matrices have their totals, date and commit, and how to repeat them', () => {
  const text = renderProof(proof);
  expect(text).toContain(
    '2026-11-02, commit `abc`, effort quick, seed 1. To repeat: `npm run conformance:faults`.',
  );
  expect(text).toContain('| 2 | 1 | 2 | 1 | 4 | 2 |');
  expect(text).toContain('| 1 | 1 | 0 | 9 |');
});

test('faults are listed by clause, with what was not found; a name does not repeat its clause', () => {
  expect(renderProof(proof)).toContain(
    '### Agents\n\n| clause | faults (requests until found) |\n| --- | --- |\n| `agents.starts-inactive` | agent-starts-active (4), …late (4) **not found** |',
  );
});

test('variants are listed with what differs', () => {
  expect(renderProof(proof)).toContain('| pretty-printed | JSON is indented. | 300 | 0 |');
});
