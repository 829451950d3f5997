import { mediaTypes } from '@workspace-api/contract';
import type { Changes, Wrap } from './fetch.ts';
import { type Incoming, readIncoming } from './incoming.ts';
import { type Json, readJson, readText, withBody, withJson } from './json.ts';

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

  /** Selects the requests without a query parameter. */
  missing(name: string): this {
    return this.when(({ query }) => !query.has(name));
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

  /** Changes the JSON object of a body. */
  body(change: (body: Json, incoming: Incoming) => unknown): Wrap {
    return this.request((incoming) => ({ body: JSON.stringify(change(incoming.body, incoming)) }));
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

  /** Changes the JSON of successes. */
  json(change: (json: Json, incoming: Incoming) => Awaitable<Json>): Wrap {
    return this.response(async (response, incoming) => {
      const json = response.ok ? await readJson(response) : undefined;
      return json === undefined
        ? response
        : withJson(response, response.status, await change(json, incoming));
    });
  }

  /** Changes the body of successes as a string, in any encoding. */
  text(change: (body: string, incoming: Incoming) => string): Wrap {
    return this.response(async (response, incoming) =>
      response.ok ? withBody(response, change(await readText(response), incoming)) : response,
    );
  }

  /** Changes only the status of successes. */
  status(status: number): Wrap {
    return this.response((response) =>
      response.ok
        ? new Response(status === 204 ? null : response.body, { status, headers: response.headers })
        : response,
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
    return this.responseHeaders((headers) =>
      value === null ? headers.delete(name) : headers.set(name, value),
    );
  }

  /** Writes the JSON of every response, of successes and errors, in another notation. */
  notation(write: (json: Json, incoming: Incoming) => string): Wrap {
    return this.response(async (response, incoming) => {
      const json = await readJson(response);
      return json === undefined ? response : withBody(response, write(json, incoming));
    });
  }

  /** Notes a request before the server receives it. The request stays the same. */
  before(note: (incoming: Incoming) => unknown): Wrap {
    return this.request((incoming) => {
      note(incoming);
      return undefined;
    });
  }

  /** Notes what a success tells. The response stays the same. */
  after(note: (incoming: Incoming, result: Json) => unknown): Wrap {
    return this.response(async (response, incoming) => {
      if (response.ok) await note(incoming, (await readJson(response)) ?? {});
      return response;
    });
  }
}
