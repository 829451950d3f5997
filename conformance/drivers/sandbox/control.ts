import { inlineValue, mediaTypes } from '@workspace-api/contract';
import { type Control, ControlError, controlErrors, createControl } from '@workspace-api/contract/sandbox';
import { TransportError, toTransportError } from '../../target/call-error.ts';

/** The mode of the records that a capability adds. */
export type Mode = 'live' | 'test';

/** What the sandbox's capabilities share. */
export type Plane = {
  control: Control;
  /** The mode of the token under test. */
  mode: () => Promise<Mode>;
  headersTo: HeadersTo;
};

/** The sandbox reads its token from the same variable. */
export const controlTokenVariable = 'WORKSPACE_SANDBOX_CONTROL_TOKEN';

/** What to do if another server, or none, responds at the address of the control plane. */
const addressRemedy = (base: string): string =>
  `Check that the sandbox is running, and that ${base} is its control plane: --driver-option control=URL sets another one.`;

/** The control plane's statuses for a record that doesn't exist, and for a request that its state doesn't allow. */
export const [absent, conflict] = [404, 409] as const;

/** Handles an error of the control plane: returns a value if its response has a status, and otherwise throws the error. */
export const ifRefused =
  <Value>(status: number, value: Value) =>
  (error: unknown): Value => {
    if (error instanceof ControlError && error.status === status) return value;
    throw error;
  };

/** The time limit for a call. Resetting a large sandbox takes seconds. */
const timeoutMs = 60_000;

/**
 * Sends a request to the sandbox.
 *
 * @throws TransportError that has the address without its query, and all causes
 */
export const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { origin, pathname } = new URL(url);
    throw toTransportError(error, `${init.method ?? 'GET'} ${origin}${pathname}`, timeoutMs);
  }
};

/** The headers that a request to a URL needs. */
export type HeadersTo = (url: string) => Record<string, string>;

/** Sends the control token only to the control plane's origin. */
export const headersWith =
  (control: string, token: string | undefined): HeadersTo =>
  (url) =>
    token !== undefined && new URL(url).origin === new URL(control).origin
      ? { authorization: `Bearer ${token}` }
      : {};

/** Names the remedy for a missing control token. */
const explain = async (what: string, response: Response): Promise<Response> => {
  const { code } = controlErrors['control-token-required'];
  const body = await response.text();
  if (!body.includes(`"${code}"`)) return new Response(body, { status: response.status });
  const message = `Pass the control token with --driver-option control-token=TOKEN, or set ${controlTokenVariable}.`;
  throw new ControlError(what, response.status, { code, message });
};

/**
 * Creates the client of the control plane at a URL.
 *
 * @throws TransportError if a call gets no response in JSON, ControlError if its status isn't a success
 */
export const connect = (base: string, headersTo: HeadersTo): Control =>
  createControl(base, async (url, init) => {
    const what = `${init.method} ${url.split('?', 1)[0]}`;
    const headers = { ...headersTo(url), ...(init.headers as Record<string, string> | undefined) };
    const response = await request(url, { ...init, headers }).catch((error: TransportError) => {
      const why = `${error.why}. ${addressRemedy(base)}`;
      throw new TransportError(what, why, { cause: error });
    });
    if (!response.ok) return explain(what, response);
    const type = response.headers.get('content-type');
    if (response.status === 204 || type?.startsWith(mediaTypes.json)) return response;
    const why = `expected JSON, got ${inlineValue(type ?? 'no media type')}. ${addressRemedy(base)}`;
    throw new TransportError(what, why);
  });
