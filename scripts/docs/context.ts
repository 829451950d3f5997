import type { CodeSample } from '../generate/code-samples/add-code-samples.ts';
import type { Bundle } from './contract.ts';
import type { Guide } from './guides.ts';
import type { WorkflowFile } from './workflows/read-workflows.ts';

/** The sources of the pages, in addition to the contract's tables. */
export type PageContext = {
  readonly bundle: Bundle;
  readonly guides: readonly Guide[];
  readonly workflows: readonly WorkflowFile[];
  /** The programs that call each operation. */
  readonly samples: ReadonlyMap<string, readonly CodeSample[]>;
  /** The path of the dashboard, if a sandbox serves the site. Then its pages run no other sandbox. */
  readonly dashboard?: string;
};
