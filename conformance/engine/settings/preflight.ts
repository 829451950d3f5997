import {
  basePath,
  scopes as catalogue,
  grants,
  mediaTypes,
  modeOfKey,
  type OperationShape,
  operations,
} from '@workspace-api/contract';
import type { HttpClient } from '../../target/http-client.ts';
import { tryParseJson } from '../../target/parse-json.ts';
import { plainRequest } from '../../target/request.ts';
import { RunLimitError } from '../../target/waits.ts';
import { StartupError } from '../errors.ts';

const me: OperationShape = operations.getMe;

type Me = { token?: { mode?: unknown; scopes?: unknown }; workspace?: { slug?: unknown } };

/**
 * Requests the facts about the token from the target.
 *
 * @throws StartupError if the target is unreachable or refuses the token
 */
export const preflight = async (client: HttpClient, { url, token }: { url: string; token: string }) => {
  const address = url + me.path;
  const { headers, ...request } = plainRequest(me.method, address, token);
  const { status, bytes } = await client
    .send({ ...request, headers: { ...headers, accept: mediaTypes.json } })
    .catch((error: Error) => {
      throw new StartupError(
        error instanceof RunLimitError
          ? `${me.method} ${address} returned 429, and the requested wait would exceed ${error.limit}. Try again later, or raise ${error.limit}.`
          : `The target is unreachable: ${error.message}. Check that it is running and that --target ends in ${basePath}.`,
      );
    });
  if (status === 401)
    throw new StartupError(
      `The target refuses the token: ${me.method} ${address} returned 401. Pass a valid token with --token or WORKSPACE_TOKEN.`,
    );
  const { workspace, token: { mode, scopes: reported } = {} } = (tryParseJson(bytes) ?? {}) as Me;
  const slug = workspace?.slug;
  if (typeof slug !== 'string' || slug === '')
    throw new StartupError(
      `${me.method} ${address} returned ${status} without a workspace.slug. Check that --target ends in ${basePath}.`,
    );
  const scopes = Array.isArray(reported)
    ? (reported as unknown[]).filter((scope) => typeof scope === 'string')
    : null;
  const reportedMode = typeof mode === 'string' ? mode : 'unknown';
  return {
    workspace: slug,
    /** The mode of the data that the token acts on, from the key's prefix or else from the target. */
    mode: modeOfKey(token) ?? reportedMode,
    /** The mode that the target reports. It may contradict the prefix. */
    reportedMode,
    /** The scopes of the token; null if the target doesn't show them. */
    scopes,
    /** Scopes of the contract that the token lacks. */
    missingScopes: scopes ? catalogue.filter((scope) => !grants(scopes, scope)) : [],
  };
};

/** The facts that the target reports about the token. */
export type TokenFacts = Awaited<ReturnType<typeof preflight>>;
