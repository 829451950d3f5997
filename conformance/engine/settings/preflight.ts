import {
  basePath,
  scopes as catalogue,
  grants,
  mediaTypes,
  modeOfKey,
  type OperationShape,
  operations,
} from '@workspace-api/contract';
import { createHttpClient, type HttpClient, type HttpClientOptions } from '../../target/http-client.ts';
import { parseJson } from '../../target/parse-json.ts';
import { userAgent } from '../../target/request.ts';
import { RunLimitError } from '../../target/run-limit-error.ts';
import type { KnownSettings, TokenFacts } from './settings.ts';
import { StartupError } from './startup-error.ts';

const me: OperationShape = operations.getMe;

const read = (json: string) => {
  try {
    return parseJson(json) as {
      token?: { mode?: unknown; scopes?: unknown };
      workspace?: { slug?: unknown };
    } | null;
  } catch {
    return null;
  }
};

/**
 * Requests the facts about the token from the target.
 *
 * @param options what the run's requests share: the clock, the deadline, the signal, the rate limits
 * @throws StartupError if the target is unreachable or refuses the token
 */
export const preflight = async (
  settings: KnownSettings,
  options: Partial<HttpClientOptions> = {},
): Promise<TokenFacts> => {
  const client = createHttpClient({ ...settings, ...options });
  try {
    return await factsFrom(client, settings);
  } finally {
    await client.close();
  }
};

const limited = (address: string, { limit }: RunLimitError): string =>
  `${me.method} ${address} returned 429, and the requested wait would exceed ${limit}. Try again later, or raise ${limit}.`;

const factsFrom = async (client: HttpClient, { url, token }: KnownSettings): Promise<TokenFacts> => {
  const address = url + me.path;
  const headers = {
    authorization: `Bearer ${token}`,
    accept: mediaTypes.json,
    'user-agent': userAgent,
  };
  const response = await client
    .send({ method: me.method, url: address, headers, body: null })
    .catch((error: Error) => {
      if (error instanceof RunLimitError) throw new StartupError(limited(address, error));
      throw new StartupError(
        `The target is unreachable: ${error.message}. Check that it is running and that --target ends in ${basePath}.`,
      );
    });
  if (response.status === 401) {
    throw new StartupError(
      `The target refuses the token: ${me.method} ${address} returned 401. Pass a valid token with --token or WORKSPACE_TOKEN.`,
    );
  }
  const body = read(Buffer.from(response.bytes).toString('utf8'));
  const { slug } = body?.workspace ?? {};
  if (typeof slug !== 'string' || slug === '') {
    throw new StartupError(
      `${me.method} ${address} returned ${response.status} without a workspace.slug. Check that --target ends in ${basePath}.`,
    );
  }
  const { mode, scopes: reportedScopes } = body?.token ?? {};
  const scopes = Array.isArray(reportedScopes)
    ? reportedScopes.filter((scope) => typeof scope === 'string')
    : null;
  const reportedMode = typeof mode === 'string' ? mode : 'unknown';
  return {
    workspace: slug,
    mode: modeOfKey(token) ?? reportedMode,
    reportedMode,
    scopes,
    missingScopes: scopes ? catalogue.filter((scope) => !grants(scopes, scope)) : [],
  };
};
