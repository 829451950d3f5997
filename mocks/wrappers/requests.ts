import { mediaTypes } from '@workspace-api/contract';
import type { Changes, Memory, Wrap } from './fetch.ts';
import { type Incoming, readIncoming } from './incoming.ts';
import { alterJson, type Json, readJson, readText, withBody, withHeader } from './json.ts';

/** A value, or a promise of one. */
export type Awaitable<T> = T | Promise<T>;

type Encoding = keyof typeof mediaTypes;

const findEncoding = ({ query, request }: Incoming): Encoding => {
  const accept = request.headers.get('Accept') ?? '';
  const names = Object.keys(mediaTypes) as Encoding[];
  return (
    names.find((name) => name === query.get('format')) ??
    names.find((name) => accept.startsWith(mediaTypes[name])) ??
    'json'
  );
};

/** What a request is about: the id or name in its path, or else the id in its response. */
const getSubject = ({ id }: Incoming, result: Json): unknown => id || result.id;

/** Requests that a broken or permitted server treats in its own way. Every method makes a wrapper of the server. */
export class Requests {
  protected readonly matches: (request: Request) => boolean;
  protected readonly condition: (incoming: Incoming) => boolean;

  constructor(
    matches: (request: Request) => boolean,
    condition: (incoming: Incoming) => boolean = () => true,
  ) {
    this.matches = matches;
    this.condition = condition;
  }

  /** Selects fewer requests. */
  when(condition: (incoming: Incoming) => boolean): this {
    const Kind = this.constructor as new (...args: ConstructorParameters<typeof Requests>) => this;
    return new Kind(this.matches, (incoming) => this.condition(incoming) && condition(incoming));
  }

  /** Selects the requests for an encoding: of `format`, or else of Accept, or else JSON. */
  in(encoding: Encoding): this {
    return this.when((incoming) => findEncoding(incoming) === encoding);
  }

  /** Selects the requests that have these query parameters. */
  with(...names: readonly string[]): this {
    return this.when(({ query }) => names.every((name) => query.has(name)));
  }

  /** Selects the requests about something that is remembered: by default, about the record in the path. */
  of(memory: ReadonlyMap<unknown, unknown>, key: (incoming: Incoming) => unknown = ({ id }) => id): this {
    return this.when((incoming) => memory.has(key(incoming)));
  }

  /** Selects the requests without a query parameter. */
  missing(name: string): this {
    return this.when(({ query }) => !query.has(name));
  }

  /** Whether a request is one of these. */
  protected selects(incoming: Incoming): boolean {
    return this.matches(incoming.request) && this.condition(incoming);
  }

  /** Responds in place of the server, or with its help. */
  respond(respond: (incoming: Incoming) => Awaitable<Response>): Wrap {
    return (next) => async (request) => {
      if (!this.matches(request)) return next(request);
      const incoming = await readIncoming(request, next);
      return this.condition(incoming) ? respond(incoming) : incoming.send();
    };
  }

  /** Changes a request before the server receives it, unless `change` returns undefined. */
  request(change: (incoming: Incoming) => Changes | undefined): Wrap {
    return this.respond((incoming) => incoming.send(change(incoming)));
  }

  /** Sets query parameters, or removes them if null. */
  query(
    change: Readonly<Record<string, string | null>> | ((incoming: Incoming) => Record<string, string | null>),
  ): Wrap {
    return this.request((incoming) => ({
      query: typeof change === 'function' ? change(incoming) : change,
    }));
  }

  /** Reads a query parameter as another value, if it is present. */
  parameter(name: string, change: (value: string) => string | null): Wrap {
    return this.with(name).query(({ query }) => ({ [name]: change(query.get(name) ?? '') }));
  }

  /** Changes the JSON object of a body. */
  body(change: (body: Json, incoming: Incoming) => unknown): Wrap {
    return this.request((incoming) => ({ body: JSON.stringify(change(incoming.body, incoming)) }));
  }

  /** Sets members of a body, or removes them if undefined. */
  sets(members: Json): Wrap {
    return this.body((body) => ({ ...body, ...members }));
  }

  /** Changes a string in a body, if it is one. */
  input(member: string, change: (value: string) => string): Wrap {
    return this.when(({ body }) => typeof body[member] === 'string').body((body) => ({
      ...body,
      [member]: change(String(body[member])),
    }));
  }

  /** Sets request headers, or removes them if null. */
  headers(headers: Readonly<Record<string, string | null>>): Wrap {
    return this.request(() => ({ headers }));
  }

  /** Changes every response, successes and errors. */
  response(change: (response: Response, incoming: Incoming) => Awaitable<Response>): Wrap {
    return this.respond(async (incoming) => change(await incoming.send(), incoming));
  }

  /** Changes every success. */
  success(change: (response: Response, incoming: Incoming) => Awaitable<Response>): Wrap {
    return this.response((response, incoming) => (response.ok ? change(response, incoming) : response));
  }

  /** Changes the JSON of successes. */
  json(change: (json: Json, incoming: Incoming) => Awaitable<Json>): Wrap {
    return this.success((response, incoming) => alterJson(response, (json) => change(json, incoming)));
  }

  /** Changes the body of successes as a string, in any encoding. */
  text(change: (body: string, incoming: Incoming) => string): Wrap {
    return this.success(async (response, incoming) =>
      withBody(response, change(await readText(response), incoming)),
    );
  }

  /** Changes only the status of successes. */
  status(status: number): Wrap {
    return this.success(
      ({ body, headers }) => new Response(status === 204 ? null : body, { status, headers }),
    );
  }

  /** Changes the headers of every response. */
  responseHeaders(change: (headers: Headers, incoming: Incoming, response: Response) => unknown): Wrap {
    return this.response((response, incoming) => {
      const headers = new Headers(response.headers);
      change(headers, incoming, response);
      return new Response(response.body, { status: response.status, headers });
    });
  }

  /** Sets a response header, or removes it if null. */
  header(name: string, value: string | null): Wrap {
    return this.response((response) => withHeader(response, name, value));
  }

  /** Writes the JSON of every response, of successes and errors, in another notation. */
  notation(write: (json: Json, incoming: Incoming) => string): Wrap {
    return this.response(async (response, incoming) => {
      const json = await readJson(response);
      return json === undefined ? response : withBody(response, write(json, incoming));
    });
  }

  /** Does something before the server receives a request, which stays the same. */
  before(act: (incoming: Incoming) => unknown): Wrap {
    return this.request((incoming) => {
      act(incoming);
      return undefined;
    });
  }

  /** Does something after a success, which stays the same. */
  after(act: (incoming: Incoming, result: Json) => unknown): Wrap {
    return this.success(async (response, incoming) => {
      await act(incoming, (await readJson(response)) ?? {});
      return response;
    });
  }

  /** Remembers the subject of each success, or another key, and perhaps a value. */
  notes<T>(
    memory: Memory<T>,
    key: (incoming: Incoming, result: Json) => unknown = getSubject,
    value: (incoming: Incoming, result: Json) => T = () => undefined as T,
  ): Wrap {
    return this.after((incoming, result) => memory.set(key(incoming, result), value(incoming, result)));
  }

  /** Forgets the subject of each success. */
  forgets(memory: Memory): Wrap {
    return this.after((incoming, result) => memory.delete(getSubject(incoming, result)));
  }
}
