/** What the wiring uses of secrets. */
export { checkMasterKey } from './data-key.ts';
