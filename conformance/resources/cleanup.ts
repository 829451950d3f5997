import { type OperationId, operationOf } from '@workspace-api/contract';
import { fillPath } from '../target/fill-path.ts';
import type { HttpClient } from '../target/http-client.ts';
import { userAgent } from '../target/request.ts';
import { type Leftover, type RecordEvent, remainingRecords } from './record-events.ts';

/** Deletes through the API what the run created. @returns the records that remain, and why */
export const cleanUp = async (
  client: HttpClient,
  { url, token }: { url: string; token: string },
  events: readonly RecordEvent[],
): Promise<Leftover[]> => {
  const leftovers: Leftover[] = [];
  // Newest first: a record may depend on older ones.
  for (const { kind, id, undo, remains } of remainingRecords(events).reverse()) {
    const failure = undo ? await failureOf(client, url, undo.token ?? token, undo) : null;
    const why = failure ?? remains;
    if (why) leftovers.push({ kind, id, why });
  }
  return leftovers;
};

const failureOf = async (
  client: HttpClient,
  url: string,
  token: string,
  undo: { operation: OperationId; path: Record<string, string> },
): Promise<string | null> => {
  const { method, path } = operationOf(undo.operation);
  const headers = { authorization: `Bearer ${token}`, 'user-agent': userAgent };
  try {
    const request = { method, url: url + fillPath(path, undo.path), headers, body: null };
    const { status } = await client.send(request);
    // A 404 means that it is gone already.
    return (status >= 200 && status <= 299) || status === 404 ? null : `${undo.operation} answered ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
