import { defineFeature } from '../feature.ts';
import { tokensControl } from './control.ts';
import { tokens as handlers } from './handlers.ts';
import { tokenRecords } from './record-rules.ts';
import { demoTokenRows, seedExampleKeys } from './seed.ts';
import { earlierAccessTokens, mfaChallenges, retiredSecrets, tokens } from './table.ts';

/** API keys and the tokens of sessions. */
export const tokensFeature = defineFeature({
  tables: [earlierAccessTokens, mfaChallenges, retiredSecrets, tokens],
  handlers,
  control: tokensControl,
  records: { tokens: tokenRecords },
  due: [{ what: 'tokens_expired', table: 'tokens', column: 'expires_at' }],
  seed: { base: demoTokenRows, sealedBase: seedExampleKeys },
});
