import type { ResourceName } from '@workspace-api/contract';
import type { DeleteRecord } from '../../resources/cleanup.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { CapabilityFunction, CapabilityFunctions, CapabilityName } from '../../target/driver.ts';
import { DriverError, TimeoutError, withinTime } from '../../target/driver-error.ts';
import { isLoopback } from '../../target/is-loopback.ts';
import type { CaseLog } from '../case/case-log.ts';
import { callSource } from '../requests/deliver.ts';
import type { Session } from '../session/session.ts';
import type { DriverCall } from '../session/step.ts';
import { changedBy, checkDriverCall, missingPermission, noteAdded } from './capability-effects.ts';

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

/** Why a capability can't be used in a mode; null if it can. */
export const missingCapability = (
  session: Session,
  name: CapabilityName,
  mode: string = session.settings.mode,
): string | null => {
  if (findFunction(session, name)) return missingPermission(session, name, mode);
  const option =
    name === 'webhook-receiver'
      ? ", or --receiver-url, the URL at which the target reaches the gate's webhook receiver"
      : '';
  return `a driver with the capability ${name}${option}`;
};

/**
 * The function of a capability, from the driver or the configuration. Its tokens are redacted. The records that it adds belong
 * to the run, in the caller's mode.
 *
 * @param caller a token, and the mode of its data
 * @param log the case whose steps include the calls of the driver
 * @throws NotExercisedError if the capability is missing
 */
export const capability = <K extends CapabilityName>(
  session: Session,
  name: K,
  caller: { token: string; mode: string } = session.settings,
  log?: Pick<CaseLog, 'steps' | 'holds'>,
): CapabilityFunction<K> => {
  const { mode } = caller;
  const missing = missingCapability(session, name, mode);
  if (missing !== null) throw new NotExercisedError(missing);
  const call = findFunction(session, name) as (input?: unknown) => Promise<unknown>;
  const isDriver = session.driver?.capabilities[name] === call;
  const steps = isDriver ? log?.steps : undefined;
  const modeInput = mode === session.settings.mode ? {} : { mode };
  const source = `the driver's ${name}`;
  return (async (callerInput?: object) => {
    const input = callerInput && { ...callerInput, ...modeInput };
    checkDriverCall(session, name, input);
    const step: DriverCall = { capability: name, input };
    steps?.push(step);
    const callIt = () => callSource(session, source, source, () => bounded(session, name, () => call(input)));
    const result = await session.turns.write(changedBy(name), log?.holds ?? 'server', callIt);
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
