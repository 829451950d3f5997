import type { CapabilityFunction, CapabilityFunctions, CapabilityName } from '../../target/driver.ts';
import { DriverError } from '../../target/driver-error.ts';
import { keepSecret, type Session } from './session.ts';

// A token of the configuration replaces a driver that issues one, unless its scopes matter.
const fromConfiguration = ({ settings }: Session): Partial<CapabilityFunctions> => {
  const { session, live, secondWorkspace } = settings.tokens;
  return {
    ...(session ? { 'session-token': async () => ({ token: session }) } : {}),
    ...(live ? { 'live-key': async () => ({ token: live }) } : {}),
    ...(secondWorkspace ? { 'second-workspace': async () => secondWorkspace } : {}),
  };
};

/** The function of a capability, from the driver or the configuration; null if missing. Its tokens are redacted. */
export const capability = <K extends CapabilityName>(
  session: Session,
  name: K,
): CapabilityFunction<K> | null => {
  const found =
    session.driver?.capabilities[name] ?? fromConfiguration(session)[name as keyof CapabilityFunctions];
  if (!found) return null;
  const call = found as (input?: unknown) => Promise<unknown>;
  return (async (input?: unknown) => {
    const result = await call(input).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      throw new DriverError(`the driver failed at ${name}: ${message}`, { cause: error });
    });
    const { token } = (result ?? {}) as { token?: unknown };
    if (typeof token === 'string') keepSecret(session, token, name.toUpperCase().replaceAll('-', '_'));
    return result;
  }) as CapabilityFunction<K>;
};
