import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const tokenResponseIsOnlySecret: Variant = {
  text: 'Creating or rotating a key returns only the secret.',
  allowedBy: "Tokens: response fields other than the secret aren't documented.",
  families: ['tokens', 'authentication'],
  decision: 25,
  wrap: changeJson(['mintToken', 'rotateToken'], ({ secret }) => ({ key: secret })),
};
