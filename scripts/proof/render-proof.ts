import type { Matrix } from '../matrix/matrix-file.ts';
import type { Row as MutantRow } from '../mutants/row.ts';
import type { Row as VariantRow } from '../variants/matrix.ts';
import type { Descriptions } from './figures.ts';
import { mutantFigures, mutantList } from './mutants-section.ts';
import { variantFigures, variantList } from './variants-section.ts';

/** The results of all mutants and variants. */
export type Proof = {
  readonly mutants: Matrix<MutantRow>;
  /** The mutants that `mutants` doesn't find, with more requests. */
  readonly missedMutants: Matrix<MutantRow>;
  readonly variants: Matrix<VariantRow>;
  readonly descriptions: { readonly mutants: Descriptions; readonly variants: Descriptions };
};

/** Renders `docs/proof.md`: the method and the figures. */
export const renderFigures = ({ mutants, missedMutants, variants }: Omit<Proof, 'descriptions'>): string =>
  [
    '# Broken and correct servers',
    'A verdict is only useful if broken servers fail by the clause that they break, and correct servers pass. `npm run proof` runs the gate against both: the broken servers in [mocks/mutants/](../mocks/mutants/) and the correct servers in [mocks/variants/](../mocks/variants/). It writes this page, and the result of each server to `reports/proof.md`. `npm run conformance:mutants -- --touched`, and the same for variants, run only those that a change touches. The server in [test/independent-server/](../test/independent-server/), which was written only from the service document, must pass too (`npx vitest run test/independent-server.thorough.ts`). Several processes check servers at the same time; the seconds are their sum.',
    mutantFigures(mutants, missedMutants),
    variantFigures(variants),
    '<!-- Written by `npm run proof`. Do not edit. -->\n',
  ].join('\n\n');

/** Renders `reports/proof.md`: the figures, and the result of each server. */
export const renderProof = (proof: Proof): string =>
  [
    renderFigures(proof),
    '## Each broken server',
    mutantList(proof.mutants, proof.missedMutants, proof.descriptions.mutants),
    '## Each correct server',
    `${variantList(proof.variants, proof.descriptions.variants)}\n`,
  ].join('\n\n');
