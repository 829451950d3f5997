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

/** Notes what a driver added or issued: this token can see it, the run may write to it, and no operation deletes it. */
export const noteAdded = async (
  session: Session,
  name: CapabilityName,
  { input, result, token }: { input: unknown; result: unknown; token: string },
): Promise<void> => {
  const { settings, records } = session;
  const { id, token: issued, ...place } = (result ?? {}) as Partial<Record<string, unknown>>;
  const { workspace = settings.workspace } = { ...(input as object), ...place } as { workspace?: string };
  const kind = effects[name]?.kind;
  if (typeof issued === 'string') {
    const mode = name === 'live-key' ? liveMode : settings.mode;
    const isKnown = typeof id === 'string';
    records.created({
      kind: 'token',
      id: isKnown ? id : `of the driver's ${name}`,
      workspace,
      ...(isKnown && { mode }),
      undo: null,
      remains: `the driver issued it${isKnown ? '' : ', and its id is unknown'}: it may still be valid`,
    });
  } else if (kind && typeof id === 'string') {
    const mode = await getTokenMode(session, token);
    records.add(kind, id, { workspace: isInWorkspace(resourceNamed(kind)) ? workspace : null, mode, token });
    const remains = 'the driver added it, and the API has no operation that deletes it';
    records.created({ kind, id, workspace, mode, undo: null, remains });
  }
};
