import {
  scopes as catalogue,
  grants,
  mediaTypes,
  type OperationShape,
  operations,
} from '@workspace-api/contract';
import type { HttpClient } from '../../target/http-client.ts';

/** What a first look at the target tells. */
export type Preflight = {
  workspace: string;
  mode: string;
  scopes: string[] | null;
  /** Scopes of the catalogue that the token lacks. */
  missing: string[];
};

/** The run can't start: bad usage, or a target that can't be reached or doesn't take the token. Exit code 2. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

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

/** Asks the target who the token is. @throws CannotStart where it can't be reached or doesn't know the token */
export const preflight = async (client: HttpClient, url: string, token: string): Promise<Preflight> => {
  const address = url + me.path;
  const headers = {
    authorization: `Bearer ${token}`,
    accept: mediaTypes.json,
    'user-agent': 'workspace-conformance',
  };
  const answer = await client
    .send({ method: me.method, url: address, headers, body: null })
    .catch((error: Error) => {
      throw new CannotStart(
        `The target can't be reached. Tried: ${error.message}. Is it running there, and does --target end in /v1?`,
      );
    });
  if (answer.status === 401) {
    throw new CannotStart(
      `The target doesn't accept the token: ${me.method} ${address} answered 401. Give a valid one with --token or WORKSPACE_TOKEN.`,
    );
  }
  const body = read(Buffer.from(answer.bytes).toString('utf8'));
  const { slug } = body?.workspace ?? {};
  if (typeof slug !== 'string') {
    throw new CannotStart(
      `${me.method} ${address} answered ${answer.status} without a workspace.slug, so there is no workspace to judge. Does --target end in /v1?`,
    );
  }
  const held = body?.token?.scopes;
  const known = Array.isArray(held) ? held.filter((scope) => typeof scope === 'string') : null;
  const { mode } = body?.token ?? {};
  return {
    workspace: slug,
    mode: typeof mode === 'string' ? mode : 'unknown',
    scopes: known,
    missing: known ? catalogue.filter((scope) => !grants(known, scope)) : [],
  };
};
