/** The exports of secrets for the wiring. */
export { checkMasterKey } from './data-key.ts';
