import { basePath, operations } from '@workspace-api/contract';
import { changeJson } from '../wrappers/change-responses.ts';
import { chain } from '../wrappers/fetch.ts';
import { alterJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const oauthResponsesWithMore: Variant = {
  text: 'Responses with tokens also have `scope` and `refresh_expires_in`, and the authorize URL has a query.',
  allowedBy: "Authentication: the responses list their fields and don't exclude others.",
  families: ['oauth'],
  wrap: chain(
    changeJson(['exchangeAuthorizationCode', 'refreshSession'], (json) => ({
      ...json,
      scope: operations.getMe.scope,
      refresh_expires_in: 86_400,
    })),
    (next) => async (request) => {
      const response = await next(request);
      return new URL(request.url).pathname === operations.getCliConfig.path
        ? alterJson(response, (json) => ({
            ...json,
            authorize_url: `${String(json.authorize_url)}?client_id=cli`,
            token_url: `${new URL(request.url).origin}${basePath}${operations.exchangeAuthorizationCode.path}`,
          }))
        : response;
    },
  ),
};
