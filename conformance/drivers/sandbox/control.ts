import { inlineValue, mediaTypes } from '@workspace-api/contract';
import {
  controlErrors,
  getOperation,
  type Input,
  type OperationId,
  type Output,
} from '@workspace-api/contract/sandbox';
import { fillPath } from '../../target/fill-path.ts';
import { TransportError, toTransportError } from '../../target/transport-error.ts';

export type { Input } from '@workspace-api/contract/sandbox';

/** The mode of the records that a capability adds. */
export type Mode = 'live' | 'test';

/** Calls an operation of the control plane. @throws Refusal for an error */
export type Call = <Id extends OperationId>(operation: Id, input: Input<Id>) => Promise<Output<Id>>;

/** What the sandbox's capabilities share. */
export type Control = {
  call: Call;
  /** The mode of the token under test. */
  mode: () => Promise<Mode>;
  headersTo: HeadersTo;
};

/** The sandbox reads its token from the same variable. */
export const controlTokenVariable = 'WORKSPACE_SANDBOX_CONTROL_TOKEN';

const parseBody = (body: string): unknown => {
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    return null;
  }
};

/** The code and the message of an error. Any other body isn't from a control plane, and may be a page of a proxy. */
const describeError = (body: string): string => {
  const { error } = (parseBody(body) ?? {}) as { error?: { code?: unknown; message?: unknown } };
  return error ? inlineValue(`${error.code}, ${error.message}`) : 'no error of a control plane';
};

/** What to do if another server, or none, responds at the address of the control plane. */
const addressRemedy = (control: string): string =>
  `Check that the sandbox is running, and that ${control} is its control plane: --driver-option control=URL sets another one.`;

/** How to resolve an error, if that is known. */
const getRemedy = (body: string): string =>
  body.includes(`"${controlErrors['control-token-required'].code}"`)
    ? ` Pass the control token with --driver-option control-token=TOKEN, or set ${controlTokenVariable}.`
    : '';

/** An error of the control plane. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: string;

  constructor(request: string, status: number, body: string) {
    super(`${request} returned ${status}: ${describeError(body)}${getRemedy(body)}`);
    this.status = status;
    this.body = body;
  }
}

/** The control plane's statuses for a record that doesn't exist, and for a request that its state doesn't allow. */
export const [absent, conflict] = [404, 409] as const;

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

/**
 * Creates the function that calls the control plane at a URL.
 *
 * @throws TransportError if a call gets no response in JSON, Refusal if its status isn't a success
 */
export const createCall =
  (control: string, headersTo: HeadersTo): Call =>
  async <Id extends OperationId>(operation: Id, input: Input<Id>) => {
    const {
      path = {},
      query = {},
      body,
    } = input as {
      path?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
    };
    const { method, path: template } = getOperation(operation);
    const filled = template === '/' ? '' : fillPath(template, path);
    const queryString = new URLSearchParams(query).toString();
    const url = control + filled + (queryString && `?${queryString}`);
    const what = `${method} ${url}`;
    const response = await request(url, {
      method,
      headers: {
        ...headersTo(url),
        ...(body === undefined ? {} : { 'content-type': mediaTypes.json }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: TransportError) => {
      const why = `${error.why}. ${addressRemedy(control)}`;
      throw new TransportError(what, error.failure, why, { cause: error });
    });
    const json = await response.text();
    if (!response.ok) throw new Refusal(what, response.status, json);
    const result = parseBody(json);
    if (result !== null) return result as Output<Id>;
    const type = inlineValue(response.headers.get('content-type') ?? 'no media type');
    throw new TransportError(what, 'broken', `expected JSON, got ${type}. ${addressRemedy(control)}`);
  };
