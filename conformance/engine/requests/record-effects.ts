import { operations, type ResourceName } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { isInWorkspace, resourceNamed } from '../../resources/find-resource.ts';
import { trackExchange } from '../../resources/track.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { Session } from '../session/session.ts';
import { getToken } from './guard-write.ts';
import { getTokenMode } from './token-mode.ts';

/** Records what a successful exchange created, changed, deleted or switched. Cleanup and the guard rely on it. */
export const noteEffect = async (
  session: Session,
  exchange: Exchange,
  path: Record<string, string>,
): Promise<void> => {
  const { settings, records } = session;
  const token = getToken(exchange.request) ?? settings.token;
  if (exchange.operation?.id === operations.switchWorkspace.id && isSuccess(exchange)) {
    records.switched(token, path.slug ?? '');
    return;
  }
  const created = trackExchange(records, exchange, path);
  if (!created) return;
  const { kind, id, undo } = created;
  const resource = resourceNamed(kind as ResourceName);
  const workspace = isInWorkspace(resource) ? (path.slug ?? null) : null;
  const mode = await getTokenMode(session, token);
  // A key that the run created may lack the scope to delete the record. If the run's own token can reach the record, it deletes
  // it instead.
  const isReached =
    workspace === settings.workspace && mode === (await getTokenMode(session, settings.token));
  const owner = isReached ? settings.token : token;
  records.add(kind, id, { workspace, mode, token: owner });
  created.mode = mode;
  if (undo && !isReached) undo.token = owner;
};
