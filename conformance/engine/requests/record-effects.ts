import type { OperationShape } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { createdId, findRecordId, isInWorkspace, type Resource } from '../../resources/find-resource.ts';
import { type CreatedRecord, unknownId } from '../../resources/run-records.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { Session } from '../session/session.ts';
import { getToken } from './guard-write.ts';
import { getTokenMode } from './token-mode.ts';
import type { Write } from './write.ts';

/** How to undo a creation, as far as the API can, and why part of the record remains. */
const undoCreation = (
  resource: Resource,
  id: string | null,
  slug: string,
): Pick<CreatedRecord, 'undo' | 'remains'> => {
  if (id === null) return { undo: null, remains: `the response to ${resource.create} shows no id` };
  const operation = resource.delete ?? resource.retire;
  const undo = operation && { operation, path: { slug, [resource.id ?? '']: id } };
  if (resource.delete) return { undo };
  const called = undo ? `; ${undo.operation} was called` : '';
  return { undo, remains: `the API has no operation that deletes it${called}` };
};

/**
 * Notes what a successful write created, changed, deleted or switched, whichever scenario sent it. Cleanup and the guard rely
 * on it.
 */
export const noteEffect = async (
  session: Session,
  write: Write,
  { id: operation, tag, sessionOnly }: OperationShape,
  path: Readonly<Record<string, string>>,
  exchange: Exchange,
): Promise<void> => {
  if (!isSuccess(exchange)) return;
  const { settings, records, shared } = session;
  const token = getToken(exchange.request) ?? settings.token;
  const { slug: workspace = '' } = path;
  /** Notes a record that the token created, and where. */
  const create = async (resource: Resource, id: string | null): Promise<void> => {
    if (resource.id === null) return;
    const record: CreatedRecord = {
      kind: resource.name,
      id: id ?? unknownId,
      workspace,
      ...undoCreation(resource, id, workspace),
    };
    records.created(record);
    const mode = await getTokenMode(session, token);
    // A key that the run created may lack the scope to delete the record. If the run's own token can reach the record, it
    // deletes it instead.
    const isReached =
      isInWorkspace(resource) &&
      workspace === settings.workspace &&
      mode === (await getTokenMode(session, settings.token));
    Object.assign(record, { mode, token: isReached ? settings.token : token });
    if (record.undo && !isReached) record.undo.token = token;
  };
  const change = (kind: string, id: string): void => {
    const remains = `${operation} changed it, and the API has no operation that reverts it`;
    records.changed({ kind, id, workspace, remains });
  };
  if (write.kind === 'switch') records.switched(token, workspace);
  else if (write.kind === 'shared' && !sessionOnly) change(tag, workspace);
  else if (write.kind === 'creation') await create(write.resource, createdId(write.resource, exchange));
  if (write.kind !== 'record') return;
  const { resource, id } = write;
  shared.forgetChanged([id]);
  if (operation === resource.delete) records.deleted({ kind: resource.name, id, workspace });
  else if (!resource.create) change(resource.name, id);
  else {
    // A rotation may return another record in place of this one.
    const replacementId = findRecordId(resource, exchange);
    if (replacementId !== null && replacementId !== id) await create(resource, replacementId);
  }
};
