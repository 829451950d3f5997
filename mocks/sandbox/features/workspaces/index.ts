/** What other features and the wiring use of workspaces. */
export { findHeldWorkspaces, findPolicyRule } from './restrictions.ts';
export { openWorkspace } from './seed.ts';
