/** The exports of the workspaces feature for other features and the wiring. */

export { allWorkspaces } from './list-control.ts';
export { findOwner } from './owner.ts';
export { showLimit, storedLimit } from './rate-limit.ts';
export { openWorkspace } from './seed.ts';
export { initialSnapshot, restoreSnapshot } from './snapshots.ts';
