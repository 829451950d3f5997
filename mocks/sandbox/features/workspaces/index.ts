/** The exports of the workspaces feature for other features. */
export { listMembers, type Member } from './members.ts';
