import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { DriverError } from '../../target/driver-error.ts';
import { createReceiver, type Respond } from '../../target/receiver/create-receiver.ts';
import type { Received } from '../../target/receiver/received.ts';
import type { OpenReceiver, Session } from '../session/session.ts';
import { capability } from './capability.ts';

/** An endpoint of the gate, for one subscription. */
export type WebhookEndpoint = {
  /** The URL at which the target reaches it. */
  readonly url: string;
  /** The end of the path of requests to it. Anything before it belongs to a tunnel. */
  readonly path: string;
  /** The requests received so far, in order. */
  readonly received: readonly Received[];
  /** Sets how the endpoint responds from now on. */
  respond(how: Respond): void;
};

/** The gate's webhook receiver, as scenarios use it. */
export type WebhookReceiver = {
  /** Whether the configuration or the driver confirms that the target reaches it. If not, it is only likely. */
  readonly isConfirmed: boolean;
  /** Adds an endpoint, which responds with 204 by default. */
  endpoint(how?: Respond): WebhookEndpoint;
  /**
   * Waits until `find` returns a value. It is called immediately, and again after each arrival, each response and each closed
   * connection. Returns undefined once `milliseconds` of real time have passed.
   *
   * @throws NotExercisedError if the run has ended
   */
  until<T>(find: () => T | undefined, milliseconds: number): Promise<T | undefined>;
};

const open = async (session: Session): Promise<OpenReceiver> => {
  const reach = capability(session, 'webhook-receiver');
  const { settings, run } = session;
  const receiver = await createReceiver(settings.receiverListen, run.clock).catch((error: Error) => {
    throw new NotExercisedError(`a webhook receiver: ${error.message}`);
  });
  try {
    const { url } = (await reach({ url: receiver.url })) ?? {};
    if (typeof url !== 'string' || !URL.canParse(url))
      throw new DriverError(`webhook-receiver must return { url }; it returned ${String(url)}`);
    return { receiver, publicUrl: url.replace(/\/+$/, '') };
  } catch (error) {
    await receiver.close();
    throw error;
  }
};

/** The run's webhook receiver, started on first use. @throws NotExercisedError if the target can't reach it */
export const webhookReceiver = async (session: Session): Promise<WebhookReceiver> => {
  const { settings, driver, run, receiver: slot } = session;
  slot.opened ??= open(session);
  const { receiver, publicUrl } = await slot.opened.catch((error: unknown) => {
    slot.opened = null;
    throw error;
  });
  return {
    isConfirmed: settings.receiverUrl !== undefined || driver?.capabilities['webhook-receiver'] !== undefined,
    endpoint: (how) => {
      const { id, received, endpointResponse: respond } = receiver.endpoint(how);
      return { received, respond, url: `${publicUrl}/${id}`, path: `/${id}` };
    },
    async until(find, milliseconds) {
      const remainingMs = Math.max(run.deadline - run.clock.now(), 0);
      const result = await receiver.until(find, Math.min(milliseconds, remainingMs), run.signal);
      if (result === undefined) run.check();
      return result;
    },
  };
};

/** Closes a run's receiver if a case has used it. */
export const closeReceiver = async ({ receiver: slot }: Pick<Session, 'receiver'>): Promise<void> => {
  const opened = await slot.opened?.catch(() => null);
  slot.opened = null;
  await opened?.receiver.close();
};
