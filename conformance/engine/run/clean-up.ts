import { operationOf } from '@workspace-api/contract';
import type { HttpClient } from '../../target/http-client.ts';
import type { Leftover } from '../report/report.ts';
import { type MadeEvent, stillThere } from './made.ts';

/** Takes away through the API what the run made. @returns what could not be taken away, and why */
export const cleanUp = async (
  client: HttpClient,
  url: string,
  token: string,
  events: readonly MadeEvent[],
): Promise<Leftover[]> => {
  const leftovers: Leftover[] = [];
  // The newest first: it may depend on what was made before it.
  for (const { kind, id, undo, stays } of stillThere(events).reverse()) {
    const failure = undo ? await undone(client, url, token, undo) : null;
    if (failure) leftovers.push({ kind, id, why: failure });
    else if (stays) leftovers.push({ kind, id, why: stays });
  }
  return leftovers;
};

const undone = async (
  client: HttpClient,
  url: string,
  token: string,
  undo: { operation: Parameters<typeof operationOf>[0]; path: Record<string, string> },
): Promise<string | null> => {
  const { method, path } = operationOf(undo.operation);
  const address =
    url + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(undo.path[name] ?? ''));
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'workspace-conformance' };
  try {
    const { status } = await client.send({ method, url: address, headers, body: null });
    // What is not there any more needs no taking away.
    return (status >= 200 && status <= 299) || status === 404 ? null : `${undo.operation} answered ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
