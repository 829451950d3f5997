import type { ResourceName } from '@workspace-api/contract';
import { isInWorkspace, resourceNamed } from '../../resources/find-resource.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { CapabilityName } from '../../target/driver.ts';
import { getTokenMode, liveMode, testMode } from '../requests/token-mode.ts';
import type { Held } from '../scenario-facts.ts';
import type { Session } from '../session/session.ts';

/** What a driver adds (null if it has no id), and the record that it changes or adds to, by the name of the input member. */
const effects: Partial<
  Record<CapabilityName, { kind?: ResourceName | null; to?: [member: string, kind: ResourceName] }>
> = {
  'add-page': { kind: 'page' },
  'add-colored-page': { kind: 'page' },
  'add-form': { kind: 'form' },
  'add-submission': { kind: 'submission', to: ['form', 'form'] },
  'add-run': { kind: 'run', to: ['agent', 'agent'] },
  'pause-run': { kind: 'approval', to: ['run', 'run'] },
  'add-invoice': { kind: 'invoice' },
  'add-log-entry': { kind: null },
  'exhaust-rate-limit': { to: ['id', 'token'] },
  'require-secret-rotation': { to: ['name', 'secret'] },
};

/** Capabilities that affect the whole workspace or the whole target. */
export const sharedCapabilities: readonly CapabilityName[] = [
  'advance-clock',
  'set-billing-status',
  'set-plan-catalogue',
  'lock-workspace',
  'lock-residency',
  'deny-by-policy',
  'inject-upstream-failure',
];

/**
 * The permission that a capability needs and the run lacks; null if it lacks none.
 *
 * @param mode the mode of the token for which it is called
 */
export const missingPermission = (
  { settings, driver }: Session,
  name: CapabilityName,
  mode: string,
): string | null => {
  if (sharedCapabilities.includes(name) && settings.mode !== testMode && !settings.mayChangeLiveData)
    return `a test key or mayChangeLiveData: ${name} affects the whole workspace`;
  if (mode === settings.mode) return null;
  if (effects[name]?.kind === undefined) return `${name} in a mode other than the mode of the run's token`;
  return driver?.bothModes ? null : `a driver with bothModes, for ${name} in mode ${mode}`;
};

/** @throws NotExercisedError if a driver would change, or add to, a record that the run did not create */
export const checkDriverCall = ({ records }: Session, name: CapabilityName, input: unknown): void => {
  const { to } = effects[name] ?? {};
  if (!to) return;
  const [member, kind] = to;
  const id = (input as Record<string, unknown> | undefined)?.[member];
  if (typeof id === 'string' && records.getPlaces(kind, id).length > 0) return;
  throw new NotExercisedError(
    `a ${kind} of this run: ${name} would change ${String(id)}, which it did not create`,
  );
};

/** The records that a capability may change, as scenarios hold them. */
export const changedBy = (name: CapabilityName): readonly Held[] => {
  const { kind, to } = effects[name] ?? {};
  return [...(kind ? [kind] : []), ...(to ? [to[1]] : [])];
};

/** Records that a driver returned a token. Without its id, no one can delete it. */
export const noteIssued = (
  { records, settings }: Session,
  name: CapabilityName,
  { input, result }: { input: unknown; result: unknown },
): void => {
  const { workspace: requested } = (input ?? {}) as { workspace?: string };
  const { id, workspace = requested ?? settings.workspace } = (result ?? {}) as {
    id?: unknown;
    workspace?: string;
  };
  const identity =
    typeof id === 'string'
      ? {
          id,
          mode: name === 'live-key' ? liveMode : settings.mode,
          remains: 'the driver issued it: it may still be valid',
        }
      : {
          id: `of the driver's ${name}`,
          remains: 'the driver issued it, and its id is unknown: it may still be valid',
        };
  records.created({ kind: 'token', workspace, undo: null, ...identity });
};

/** Records what a driver added and this token can see. The run may write to it, and no operation deletes it. */
export const noteAdded = async (
  session: Session,
  name: CapabilityName,
  { input, result, token }: { input: unknown; result: unknown; token: string },
): Promise<void> => {
  const kind = effects[name]?.kind;
  const { id } = (result ?? {}) as { id?: unknown };
  if (!kind || typeof id !== 'string') return;
  const { workspace = session.settings.workspace } = (input ?? {}) as { workspace?: string };
  const place = isInWorkspace(resourceNamed(kind)) ? workspace : null;
  const mode = await getTokenMode(session, token);
  session.records.add(kind, id, { workspace: place, mode, token });
  const remains = 'the driver added it, and the API has no operation that deletes it';
  session.records.created({ kind, id, workspace, mode, undo: null, remains });
};
