import { useEffect, useRef, useState } from 'preact/hooks';
import { sandboxFetch } from '../client/host.ts';
import type { Draft, PlainRequest } from './draft.ts';
import { addSent } from './history.ts';
import { exchange, type Received } from './transport.ts';

/** The outcome of the last request. */
export type Outcome = {
  readonly received?: Received | undefined;
  /** The reason for a missing response. */
  readonly error?: string | undefined;
};

const toMessage = (error: unknown): string =>
  `The response is missing. Is the sandbox running? (${error instanceof Error ? error.message : String(error)})`;

/** Sends requests, one at a time, and keeps the outcome of the last one. */
export const useExchange = () => {
  const [outcome, setOutcome] = useState<Outcome>({});
  const [controller, setController] = useState<AbortController | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  // A stream would go on after the view has been left.
  useEffect(() => () => running.current?.abort(), []);

  const send = async (draft: Draft, request: PlainRequest): Promise<void> => {
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    setController(own);
    setOutcome({});
    const show = (next: Outcome) => {
      if (running.current === own) setOutcome(next);
    };
    const { method, url } = request;
    try {
      const received = await exchange(sandboxFetch, request, own.signal, (part) => show({ received: part }));
      addSent({ draft, method, url, status: received.status, etag: received.etag });
      show({ received });
    } catch (error) {
      addSent({ draft, method, url, status: 0, etag: undefined });
      show(own.signal.aborted ? {} : { error: toMessage(error) });
    } finally {
      if (running.current === own) setController(undefined);
    }
  };
  return { ...outcome, send, stop: controller && (() => controller.abort()) };
};
