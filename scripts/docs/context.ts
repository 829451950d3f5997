import type { CodeSample } from '../generate/code-samples/add-code-samples.ts';

/** What the pages of one site have in common, in addition to the contract, its tables and the guides. */
export type PageContext = {
  /** The programs that call each operation. */
  readonly samples: ReadonlyMap<string, readonly CodeSample[]>;
  /** The path of the dashboard, if a sandbox serves the site. Then its pages run no other sandbox. */
  readonly dashboard?: string;
};
