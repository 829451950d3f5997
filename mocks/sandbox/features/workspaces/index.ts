export { listMembers, type Member } from './members.ts';
