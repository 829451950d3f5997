import { errors } from '@workspace-api/contract';
import { readError } from '../../wrappers/json.ts';
import { elevatedIf } from '../lib/elevate.ts';
import type { Mutant } from '../lib/mutant.ts';

export const scopesNotChecked: Mutant = {
  clause: 'scopes.required',
  text: 'A token can do everything, regardless of its scopes.',
  wrap: elevatedIf(
    async (_, response) => (await readError(response))?.code === errors['insufficient-scope'].code,
  ),
};
