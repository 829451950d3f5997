import type { Row as MutantRow } from '../mutants/row.ts';
import type { Row as VariantRow } from '../variants/matrix.ts';
import type { Proof } from './render-proof.ts';

const matrix = { commit: 'abc1234', date: '2026-11-02', effort: 'quick', seeds: [1] };

/** A mutant that the gate detects, unless `changes` override that. */
export const exampleMutant = (mutant: string, changes: Partial<MutantRow>): MutantRow => ({
  mutant,
  seed: 1,
  clause: 'agents.starts-inactive',
  killedBy: ['agents.starts-inactive'],
  error: null,
  replay: null,
  requests: 6,
  milliseconds: 1200,
  ...changes,
});

const exampleVariant = (variant: string, mistakes: VariantRow['mistakes']): VariantRow => ({
  variant,
  seed: 1,
  families: 'all',
  verdict: mistakes.length === 0 ? 'conformant' : 'not-conformant',
  totals: { pass: 300, fail: 0, warn: 0, info: 0, waived: 0, unsupported: 0, error: 0, 'not-exercised': 2 },
  errors: 0,
  requests: 2000,
  milliseconds: 9000,
  mistakes,
});

/** Three mutants of two families and two variants: one mutant isn't detected, and one variant fails. */
export const exampleProof: Proof = {
  mutants: {
    ...matrix,
    rows: [
      exampleMutant('agent-starts-active', {}),
      exampleMutant('agent-starts-as-sent', {}),
      exampleMutant('page-lost', { clause: 'pages.version-label', killedBy: [], requests: 40 }),
    ],
  },
  missedMutants: {
    ...matrix,
    effort: 'standard',
    rows: [exampleMutant('page-lost', { clause: 'pages.version-label', killedBy: [] })],
  },
  variants: {
    ...matrix,
    rows: [
      exampleVariant('pretty-printed', []),
      exampleVariant('short-pages', [{ what: 'fail: pages.version-label', detail: '' }]),
    ],
  },
  descriptions: {
    mutants: {
      'agent-starts-active': 'A new agent is active.',
      'agent-starts-as-sent': 'A new agent has the status from the request body.',
      'page-lost': 'A page is lost.',
    },
    variants: { 'pretty-printed': 'JSON is indented.', 'short-pages': 'Pages are short.' },
  },
};
