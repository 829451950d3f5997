/** The exports of the secrets feature for the wiring. */
export { checkMasterKey } from './data-key.ts';
