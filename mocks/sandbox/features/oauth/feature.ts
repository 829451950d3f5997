import { defineFeature } from '../feature.ts';
import { consoleRoutes } from './console/console.ts';
import { oauthControl } from './control.ts';
import { oauth } from './handlers.ts';
import { authorizationCodes, refreshTokens } from './table.ts';

/** Sign-in: OAuth 2.1 with PKCE, and the console's sign-in page. */
export const oauthFeature = defineFeature({
  tables: [authorizationCodes, refreshTokens],
  handlers: oauth,
  control: oauthControl,
  routes: consoleRoutes,
});
