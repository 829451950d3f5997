import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const tokenResponseIsOnlySecret: Variant = {
  text: 'The answer to a mint or a rotation is the secret alone.',
  allowedBy: 'Tokens: response fields other than the secret are not shown.',
  families: ['tokens', 'authentication'],
  decision: 25,
  wrap: changeJson(['mintToken', 'rotateToken'], ({ secret }) => ({ key: secret })),
};
