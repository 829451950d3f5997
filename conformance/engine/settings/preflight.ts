import {
  scopes as catalogue,
  grants,
  mediaTypes,
  type OperationShape,
  operations,
} from '@workspace-api/contract';
import { createHttpClient, type HttpClient } from '../../target/http-client.ts';
import { userAgent } from '../../target/request.ts';
import type { KnownSettings, TokenFacts } from './settings.ts';
import { StartupError } from './startup-error.ts';

const me: OperationShape = operations.getMe;

const read = (text: string) => {
  try {
    return JSON.parse(text) as {
      token?: { mode?: unknown; scopes?: unknown };
      workspace?: { slug?: unknown };
    } | null;
  } catch {
    return null;
  }
};

/** Asks the target about the token. @throws StartupError if it is unreachable or refuses the token */
export const preflight = async (settings: KnownSettings): Promise<TokenFacts> => {
  const client = createHttpClient(settings);
  try {
    return await factsFrom(client, settings);
  } finally {
    await client.close();
  }
};

const factsFrom = async (client: HttpClient, { url, token }: KnownSettings): Promise<TokenFacts> => {
  const address = url + me.path;
  const headers = {
    authorization: `Bearer ${token}`,
    accept: mediaTypes.json,
    'user-agent': userAgent,
  };
  const answer = await client
    .send({ method: me.method, url: address, headers, body: null })
    .catch((error: Error) => {
      throw new StartupError(
        `The target is unreachable: ${error.message}. Check that it is running and that --target ends in /v1.`,
      );
    });
  if (answer.status === 401) {
    throw new StartupError(
      `The target refuses the token: ${me.method} ${address} answered 401. Pass a valid token with --token or WORKSPACE_TOKEN.`,
    );
  }
  const body = read(Buffer.from(answer.bytes).toString('utf8'));
  const { slug } = body?.workspace ?? {};
  if (typeof slug !== 'string' || slug === '') {
    throw new StartupError(
      `${me.method} ${address} answered ${answer.status} without a workspace.slug. Check that --target ends in /v1.`,
    );
  }
  const { mode, scopes: shown } = body?.token ?? {};
  const scopes = Array.isArray(shown) ? shown.filter((scope) => typeof scope === 'string') : null;
  return {
    workspace: slug,
    mode: typeof mode === 'string' ? mode : 'unknown',
    scopes,
    missingScopes: scopes ? catalogue.filter((scope) => !grants(scopes, scope)) : [],
  };
};
