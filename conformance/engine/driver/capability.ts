import type { ResourceName } from '@workspace-api/contract';
import type { DeleteRecord } from '../../resources/cleanup.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { DriverError } from '../../target/call-error.ts';
import type { CapabilityFunction, CapabilityFunctions, CapabilityName } from '../../target/driver.ts';
import { isLoopback } from '../../target/is-loopback.ts';
import { TimeoutError, withinTime } from '../../target/waits.ts';
import type { CaseLog, DriverCall } from '../case/case-log.ts';
import { callSource } from '../requests/deliver.ts';
import { getTokenMode, liveMode, testMode } from '../requests/token-mode.ts';
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
 * The functions that the configuration provides. A token replaces a driver that issues one, unless its scopes matter. The target
 * reaches the webhook receiver at the given URL, or because both run on this machine.
 */
const fromConfiguration = ({
  url: target,
  receiverUrl,
  tokens: { session, live, secondWorkspace },
}: Session['settings']): Partial<CapabilityFunctions> => ({
  ...((receiverUrl !== undefined || isLoopback(target)) && {
    'webhook-receiver': async ({ url }) => ({ url: receiverUrl ?? url }),
  }),
  ...(session && { 'session-token': async () => ({ token: session }) }),
  ...(live && { 'live-key': async () => ({ token: live }) }),
  ...(secondWorkspace && { 'second-workspace': async () => secondWorkspace }),
});

/** The time limit for a driver call, as a multiple of the request timeout. */
export const driverTimeoutFactor = 3;

/** Calls the driver. @throws DriverError */
const bounded = <T>({ settings }: Session, name: string, call: () => Promise<T>): Promise<T> =>
  withinTime(settings.timeoutMs * driverTimeoutFactor, call).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DriverError(`the driver's ${name} failed`, why, { cause });
  });

/** The function of a capability. A driver takes precedence over the configuration, except for a URL set by the user. */
const findFunction = ({ settings, driver }: Session, name: CapabilityName) => {
  const configured = fromConfiguration(settings)[name];
  const isUrlSet = name === 'webhook-receiver' && settings.receiverUrl !== undefined;
  return (isUrlSet ? undefined : driver?.capabilities[name]) ?? configured;
};

/** Why a capability can't be used with a token of this mode; null if it can. */
export const missingCapability = (
  session: Session,
  name: CapabilityName,
  mode: string = session.settings.mode,
): string | null => {
  const { settings, driver } = session;
  if (!findFunction(session, name)) {
    const option = ", or --receiver-url, the URL at which the target reaches the gate's webhook receiver";
    return `a driver with the capability ${name}${name === 'webhook-receiver' ? option : ''}`;
  }
  if (sharedCapabilities.includes(name) && settings.mode !== testMode && !settings.mayChangeLiveData)
    return `a test key or mayChangeLiveData: ${name} affects the whole workspace`;
  if (mode === settings.mode) return null;
  if (effects[name]?.kind === undefined) return `${name} in a mode other than the mode of the run's token`;
  return driver?.bothModes ? null : `a driver with bothModes, for ${name} in mode ${mode}`;
};

/** @throws NotExercisedError if a driver would change, or add to, a record that the run did not create */
const checkInput = ({ records }: Session, name: CapabilityName, input: unknown): void => {
  const [member, kind] = effects[name]?.to ?? [];
  if (member === undefined || kind === undefined) return;
  const id = (input as Record<string, unknown> | undefined)?.[member];
  if (typeof id === 'string' && records.getCreated(kind, id).length > 0) return;
  throw new NotExercisedError(
    `a ${kind} of this run: ${name} would change ${String(id)}, which it did not create`,
  );
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
    const remains = 'the driver added it, and the API has no operation that deletes it';
    records.created({ kind, id, workspace, mode, token, undo: null, remains });
  }
};

/**
 * The function of a capability, from the driver or the configuration. Its tokens are redacted. The records that it adds belong
 * to the run, in the caller's mode.
 *
 * @param caller a token, and the mode of its data
 * @param log the case whose steps include the calls of the driver
 * @throws NotExercisedError if the capability is missing
 * @throws Error if it advances the clock, and the scenario doesn't hold the server
 */
export const capability = <K extends CapabilityName>(
  session: Session,
  name: K,
  caller: { token: string; mode: string } = session.settings,
  log?: Pick<CaseLog, 'steps' | 'holds'>,
): CapabilityFunction<K> => {
  const { mode } = caller;
  const holds = log?.holds ?? 'server';
  // Others would see their records expire.
  if (name === 'advance-clock' && holds !== 'server')
    throw new Error('A scenario that advances the clock must hold the server.');
  const missing = missingCapability(session, name, mode);
  if (missing !== null) throw new NotExercisedError(missing);
  const call = findFunction(session, name) as (input?: unknown) => Promise<unknown>;
  const isDriver = session.driver?.capabilities[name] === call;
  const steps = isDriver ? log?.steps : undefined;
  const modeInput = mode === session.settings.mode ? {} : { mode };
  const source = `the driver's ${name}`;
  const { kind, to } = effects[name] ?? {};
  const written = [kind ?? [], to?.[1] ?? []].flat();
  return (async (callerInput?: object) => {
    const input = callerInput && { ...callerInput, ...modeInput };
    checkInput(session, name, input);
    const step: DriverCall = { capability: name, input };
    steps?.push(step);
    const checkedCall = async () => {
      const added = await call(input);
      // Without it, the run would not know its own record.
      if (kind && typeof (added as { id?: unknown } | undefined)?.id !== 'string')
        throw new Error(`it must return { id }, the id as the API shows it, not ${JSON.stringify(added)}`);
      return added;
    };
    const callIt = () => callSource(session, source, source, () => bounded(session, name, checkedCall));
    const result = await session.turns.write(written, holds, callIt);
    session.breaker.succeeded(source);
    step.result = result;
    if (name === 'inspect-storage' && result === undefined)
      throw new NotExercisedError(
        `a driver whose inspect-storage shows ${String((input as { view?: unknown }).view)}`,
      );
    const { token, lift } = (result ?? {}) as { token?: unknown; lift?: () => unknown };
    if (typeof token === 'string')
      session.credentials.keepSecret(token, name.toUpperCase().replaceAll('-', '_'));
    if (isDriver) await noteAdded(session, name, { input, result, token: caller.token });
    if (typeof lift !== 'function') return result;
    const noteAndLift = (): unknown => {
      steps?.push({ capability: `${name}, lifted`, input });
      return lift();
    };
    return { ...(result as object), lift: noteAndLift };
  }) as CapabilityFunction<K>;
};

/** How the driver of a run deletes a record; null if it doesn't delete any. */
export const driverDeletion = (session: Session): DeleteRecord | null => {
  const { settings, driver } = session;
  if (!driver?.delete) return null;
  let isHanging = false;
  return ({ kind, id, workspace = settings.workspace, mode = settings.mode }) => {
    if (isHanging) return Promise.resolve("the driver's delete didn't finish for an earlier record");
    const record = { kind: kind as ResourceName, id, workspace, mode };
    return bounded(session, 'delete', async () => driver.delete?.(record)).then(
      () => null,
      (error: DriverError) => {
        isHanging = error.cause instanceof TimeoutError;
        return error.message;
      },
    );
  };
};
