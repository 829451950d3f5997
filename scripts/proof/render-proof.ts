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
    '# Mutants and variants',
    'A verdict is only useful if broken servers fail by the clause that they break, and correct servers pass. This page lists both: the broken servers in [mocks/mutants/](../mocks/mutants/) and the correct servers in [mocks/variants/](../mocks/variants/). The server in [test/independent-server/](../test/independent-server/), which was written only from the service document, must pass too (`npx vitest run test/independent-server.test.ts`). Several processes check servers at the same time; the seconds are their sum.',
    mutantsSection(mutants, descriptions.mutants),
    variantsSection(variants, descriptions.variants),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
