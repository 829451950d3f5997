import { mode, workspace } from '../../store/sandbox.ts';

/** The chosen workspace, as the path of operations names it. */
export const here = () => ({ slug: workspace.value });

/** The chosen mode, as the query or body of the control plane's operations names it. */
export const inMode = () => ({ mode: mode.value });
