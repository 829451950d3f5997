import type { Matrix } from '../matrix/matrix-file.ts';
import type { Row as MutantRow } from '../mutants/row.ts';
import type { Row as VariantRow } from '../variants/matrix.ts';
import type { Descriptions } from './descriptions.ts';
import { mutantsSection } from './mutants-section.ts';
import { variantsSection } from './variants-section.ts';

/** The data for `docs/proof.md`. */
export type Proof = {
  readonly mutants: Matrix<MutantRow>;
  readonly variants: Matrix<VariantRow>;
  readonly descriptions: { readonly mutants: Descriptions; readonly variants: Descriptions };
};

/** Renders `docs/proof.md`. */
export const renderProof = ({ mutants, variants, descriptions }: Proof): string =>
  [
    '<!-- Written by `npm run proof`. Do not edit. -->',
    '# What the gate finds, and what it leaves alone',
    'A verdict is worth something if broken servers fail by the promise that they break, and correct ones pass. Both are tried on servers made for it: [mocks/mutants/](../mocks/mutants/) and [mocks/variants/](../mocks/variants/). A server written from the service document alone, in [test/independent-server/](../test/independent-server/), has to pass too (`npx vitest run test/independent-server.test.ts`). Seconds are those of the processes that judge at the same time, added up.',
    mutantsSection(mutants, descriptions.mutants),
    variantsSection(variants, descriptions.variants),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
