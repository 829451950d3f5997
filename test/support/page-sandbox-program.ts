import { mediaTypes } from '@workspace-api/contract';
import {
  createSandbox,
  manualClock,
  type Sandbox,
  type SandboxOptions,
  systemClock,
} from '../../mocks/browser.ts';
import { fromBase64, toBase64 } from '../../mocks/sandbox/host/web/bytes.ts';

/** The options of a sandbox that can be passed to a page. */
export type PageSandboxOptions = Pick<SandboxOptions, 'controlToken' | 'masterKey' | 'rateLimit' | 'seed'> & {
  /** The time at which its clock starts. */
  readonly start: Date | string;
  /** Whether the clock only moves when it is advanced. */
  readonly isManual?: boolean;
};

/** A request or a response, as passed between Node and the page. */
type Passed = {
  readonly headers: [name: string, value: string][];
};

/** A request with its whole body, in base64. */
export type PassedRequest = Passed & {
  readonly url: string;
  readonly method: string;
  readonly body: string | null;
};

/** A response, with its whole body in base64 if it is JSON. Otherwise `body` is undefined, and `read` returns its parts. */
export type PassedResponse = Passed & { readonly status: number; readonly body: string | null | undefined };

let sandbox: Sandbox;
/** Abort the requests whose responses aren't complete. */
const aborts = new Map<number, AbortController>();
/** Read the bodies that are passed in parts. */
const readers = new Map<number, ReadableStreamDefaultReader<Uint8Array>>();

const end = (id: number): void => {
  aborts.delete(id);
  readers.delete(id);
};

const isJson = (headers: Headers): boolean => headers.get('Content-Type') === mediaTypes.json;

const readBody = async (source: Request | Response): Promise<string> =>
  toBase64(new Uint8Array(await source.arrayBuffer()));

const toRequest = ({ url, method, headers, body }: PassedRequest, signal: AbortSignal): Request => {
  const request = new Request(url, { method, signal, body: body === null ? null : fromBase64(body) });
  // A page can't set all headers of its requests, such as Accept-Encoding and Origin.
  Object.defineProperty(request, 'headers', { value: new Headers(headers) });
  return request;
};

const functions = {
  async open({ start, isManual = false, ...options }: PageSandboxOptions): Promise<void> {
    sandbox = await createSandbox({
      ...options,
      clock: (isManual ? manualClock : systemClock)(start),
      outgoing: () => async (request) => {
        const { url, method, headers } = request;
        const body = await readBody(request);
        const status = await deliver({ url, method, headers: [...headers], body });
        return new Response(null, { status });
      },
    });
  },
  /** Sends a request. @param id names it for the functions below */
  async send(id: number, passed: PassedRequest): Promise<PassedResponse> {
    const abort = new AbortController();
    aborts.set(id, abort);
    try {
      const response = await sandbox.fetch(toRequest(passed, abort.signal));
      const { status, headers } = response;
      const reader = isJson(headers) ? undefined : response.body?.getReader();
      if (reader) readers.set(id, reader);
      else aborts.delete(id);
      const body = response.body && (reader ? undefined : await readBody(response));
      return { status, headers: [...headers], body };
    } catch (error) {
      end(id);
      throw error;
    }
  },
  /** Reads the next part of a body, in base64; undefined at its end. */
  async read(id: number): Promise<string | undefined> {
    const part = await readers.get(id)?.read();
    if (part?.value) return toBase64(part.value);
    end(id);
    return undefined;
  },
  async cancel(id: number): Promise<void> {
    await readers.get(id)?.cancel();
    end(id);
  },
  abort: (id: number): void => aborts.get(id)?.abort(),
  advance: (milliseconds: number): Promise<void> => sandbox.advance(milliseconds),
};

/** The functions that Node calls in the page. */
export type InPage = typeof functions;

/** Sends a webhook in Node. Returns the status of the response. */
declare const deliver: (request: PassedRequest) => Promise<number>;

Object.assign(globalThis, { sandboxInPage: functions });
