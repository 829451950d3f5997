import type { Attack } from './attack.ts';
import { control } from './control.ts';
import { invalidBodies } from './invalid-bodies.ts';
import { reads } from './reads.ts';
import { writes } from './writes.ts';

/** The worst requests that are known. */
export const attacks: readonly Attack[] = [...invalidBodies, ...writes, ...reads, ...control];
