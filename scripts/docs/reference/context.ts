import type { CodeSample } from '../../generate/code-samples/add-code-samples.ts';
import type { PageContext } from '../pages/context.ts';
import type { WorkflowFile } from '../workflows/read-workflows.ts';

/** The sources of the pages of the reference. */
export type ReferenceContext = PageContext & {
  readonly workflows: readonly WorkflowFile[];
  /** The programs that call an operation. */
  readonly samples: (operation: string) => readonly CodeSample[];
};
