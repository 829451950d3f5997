import { events } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { DriverError } from '../../target/call-error.ts';
import { createReceiver, type Receiver } from '../../target/receiver/create-receiver.ts';
import type { Session } from '../session/session.ts';
import { capability } from './capability.ts';

const eventTypes: Readonly<Record<string, { data: string } | undefined>> = events;

const open = async (session: Session): Promise<Receiver> => {
  const reach = capability(session, 'webhook-receiver');
  const { settings, clock, translator } = session;
  const read =
    translator && ((body: string, type = '') => translator.delivery(eventTypes[type]?.data ?? '', body));
  const receiver = await createReceiver(settings.receiverListen, clock, read).catch((error: Error) => {
    throw new NotExercisedError(`a webhook receiver: ${error.message}`);
  });
  try {
    const { url } = (await reach({ url: receiver.url })) ?? {};
    if (typeof url !== 'string' || !URL.canParse(url))
      throw new DriverError('webhook-receiver must return { url }', `it returned ${String(url)}`);
    const base = url.replace(/\/+$/, '');
    return { ...receiver, endpoint: (how) => receiver.endpoint(how, base) };
  } catch (error) {
    await receiver.close();
    throw error;
  }
};

/** The run's webhook receiver, started on first use. @throws NotExercisedError if the target can't reach it */
export const webhookReceiver = async (session: Session) => {
  const { settings, driver, run, clock, deadline, signal, receiver: slot } = session;
  slot.opened ??= open(session);
  const { endpoint, until } = await slot.opened.catch((error: unknown) => {
    slot.opened = null;
    throw error;
  });
  return {
    endpoint,
    /** Whether the configuration or the driver confirms that the target reaches it. If not, it is only likely. */
    isConfirmed: settings.receiverUrl !== undefined || driver?.capabilities['webhook-receiver'] !== undefined,
    /**
     * Waits as the receiver's own function does, in real time, and at most until the run ends.
     *
     * @throws NotExercisedError if the run has ended
     */
    until: async <T>(find: () => T | undefined, milliseconds: number): Promise<T | undefined> => {
      const remainingMs = Math.max(deadline - clock.now(), 0);
      const result = await until(find, Math.min(milliseconds, remainingMs), signal);
      if (result === undefined) run.check();
      return result;
    },
  };
};

/** The gate's webhook receiver, as scenarios use it. */
export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>;

/** Closes a run's receiver if a case has used it. */
export const closeReceiver = async ({ receiver: slot }: Session): Promise<void> => {
  const receiver = await slot.opened?.catch(() => null);
  await receiver?.close();
};
