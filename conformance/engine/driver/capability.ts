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

const describeCause = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The time limit for a driver call, as a multiple of the request timeout. */
export const driverTimeoutFactor = 3;

/** Calls the driver. @throws NotExercisedError if it doesn't finish or the target is dead @throws DriverError */
const bounded = async (session: Session, name: string, call: () => Promise<unknown>): Promise<unknown> => {
  const source = `the driver's ${name}`;
  const limitMs = session.settings.timeoutMs * driverTimeoutFactor;
  const result = await callSource(session, source, source, () =>
    withinTime(limitMs, call).catch((cause: unknown) => {
      throw new DriverError(`${source} failed`, describeCause(cause), { cause });
    }),
  );
  session.breaker.succeeded(source);
  return result;
};

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
  const implementation = findFunction(session, name);
  const call = implementation as (input?: unknown) => Promise<unknown>;
  const modeInput = mode === session.settings.mode ? {} : { mode };
  return (async (callerInput?: object) => {
    const input = callerInput && { ...callerInput, ...modeInput };
    checkDriverCall(session, name, input);
    const isDriver = session.driver?.capabilities[name] === implementation;
    const note = (step: DriverCall): void => {
      if (isDriver) log?.steps.push(step);
    };
    const step: DriverCall = { capability: name, input };
    note(step);
    const callIt = () => bounded(session, name, () => call(input));
    const result = await session.turns.write(changedBy(name), log?.holds ?? 'server', callIt);
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
      note({ capability: `${name}, lifted`, input });
      return lift();
    };
    return { ...(result as object), lift: noteAndLift };
  }) as CapabilityFunction<K>;
};

/** How the driver of a run deletes a record; null if it doesn't delete any. */
export const driverDeletion = ({ driver, settings }: Session): DeleteRecord | null => {
  if (!driver?.delete) return null;
  let isHanging = false;
  return async ({ kind, id, workspace = settings.workspace, mode = settings.mode }) => {
    if (isHanging) return "the driver's delete didn't finish for an earlier record";
    try {
      await withinTime(settings.timeoutMs * driverTimeoutFactor, () =>
        driver.delete?.({ kind: kind as ResourceName, id, workspace, mode }),
      );
      return null;
    } catch (error) {
      isHanging = error instanceof TimeoutError;
      return `the driver's delete failed: ${describeCause(error)}`;
    }
  };
};
