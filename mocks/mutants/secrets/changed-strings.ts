import { operations } from '@workspace-api/contract';
import { changeMember } from '../lib/change-member.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Mutants that store another string than the one that was sent. */
export const changedStrings: Record<string, Mutant> = {
  'purposes-shortened': {
    clause: 'secrets.purpose-visible',
    text: 'The purpose of a secret is shortened to 100 characters.',
    wrap: changeMember(operations.setSecret.id, 'purpose', (purpose) => purpose.slice(0, 100)),
  },
  'secret-names-in-lower-case': {
    clause: 'secrets.set-creates',
    text: 'The name of a secret is stored in lower case.',
    wrap: changeMember(operations.setSecret.id, 'name', (name) => name.toLowerCase()),
  },
};
