import { errors, mediaTypes, type OperationId, operationList } from '@workspace-api/contract';
import type { OperationId as ControlId, Resource } from '@workspace-api/contract/sandbox';
import { changePages, type Page } from './change-pages.ts';
import type { Wrap } from './fetch.ts';
import { type AnyOperationId, findOperation, findRoute, isApi } from './find-operation.ts';
import { getKey, type Incoming, readIncoming } from './incoming.ts';
import { type Json, readError, readJson, readText, withBody, withJson, withoutBody } from './json.ts';
import { createOwners, type Selects, type Where } from './owners.ts';
import type { Changes } from './resend.ts';

type Awaitable<T> = T | Promise<T>;
type ErrorName = keyof typeof errors;

/** A write that succeeded, with the JSON of its response. */
export type Write = Incoming & { readonly result: Json };

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

/** Sends a request with the tokens of the selected owners, the latest first; undefined if all are refused. */
type As = (selects: Selects, where?: Where) => Promise<Response | undefined>;

type AsOptions = {
  /** The only refusal that counts. */
  readonly error?: ErrorName;
  readonly where?: Where;
};

/** What an error becomes: its status, its code, or other members of `error`. */
type Refusal = { readonly status?: number } & Readonly<Record<string, unknown>>;

/** Whether an error is the one that the contract names: by its code and, where the contract has one, its kind. */
export const isError = async (response: Response, name: ErrorName): Promise<boolean> => {
  const error = await readError(response);
  const { code, details } = errors[name] as { code: string; details?: { kind?: string } };
  const hasKind = details?.kind === undefined || details.kind === (error?.details as Json | undefined)?.kind;
  return error?.code === code && hasKind;
};

/**
 * Creates the response to an error of the contract, without details, with changes.
 *
 * @param like a response whose headers it has
 */
export const refuseWith = (
  name: ErrorName,
  { status, ...changes }: Refusal = {},
  like: Response = new Response(),
): Response => {
  const { status: stated, code } = errors[name];
  const error = { code, message: 'The request is refused.', ...changes };
  return withJson(like, status ?? stated, { error });
};

/** Refuses a request whose token lacks a scope. */
export const refuseScope = (required_scope: string | null, like?: Response): Response =>
  refuseWith(
    'insufficient-scope',
    { details: { ...errors['insufficient-scope'].details, required_scope } },
    like,
  );

const changeMember = (
  json: Json,
  [name = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): Json => ({
  ...json,
  [name]: rest.length > 0 ? changeMember(json[name] as Json, rest, change) : change(json[name]),
});

/** Shows one value as another. */
export const replacing = (value: unknown, other: unknown) => (current: unknown) =>
  current === value ? other : current;

/** Requests that a broken or permitted server treats in its own way. Every method makes a wrapper of the server. */
export class Selection {
  readonly #matches: (request: Request) => boolean;
  readonly #condition: (incoming: Incoming) => boolean;

  constructor(
    matches: (request: Request) => boolean,
    condition: (incoming: Incoming) => boolean = () => true,
  ) {
    this.#matches = matches;
    this.#condition = condition;
  }

  /** Selects fewer requests. */
  when(condition: (incoming: Incoming) => boolean): Selection {
    return new Selection(this.#matches, (incoming) => this.#condition(incoming) && condition(incoming));
  }

  /** Selects the requests for an encoding: of `format`, or else of Accept, or else JSON. */
  in(encoding: Encoding): Selection {
    return this.when((incoming) => findEncoding(incoming) === encoding);
  }

  /** Selects the requests that have these query parameters. */
  with(...names: readonly string[]): Selection {
    return this.when(({ query }) => names.every((name) => query.has(name)));
  }

  /** Selects the requests without a query parameter. */
  missing(name: string): Selection {
    return this.when(({ query }) => !query.has(name));
  }

  /** Responds in place of the server, or with its help. */
  respond(respond: (incoming: Incoming) => Awaitable<Response>): Wrap {
    return (next) => async (request) => {
      if (!this.#matches(request)) return next(request);
      const incoming = await readIncoming(request, next);
      return this.#condition(incoming) ? respond(incoming) : incoming.send();
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

  /** Changes every error; `change` returns undefined for those that stay the same. */
  errors(
    change: (error: Json, incoming: Incoming, response: Response) => Awaitable<Refusal | undefined>,
  ): Wrap {
    return this.response(async (response, incoming) => {
      const error = await readError(response);
      const changed = error && (await change(error, incoming, response));
      if (changed === undefined) return response;
      const { status = response.status, ...members } = changed;
      return withJson(response, status, { error: { ...error, ...members } });
    });
  }

  /** Changes the errors that the contract names so. */
  error(
    name: ErrorName,
    change: Refusal | ((error: Json, incoming: Incoming) => Awaitable<Refusal | undefined>),
  ): Wrap {
    return this.errors(async (error, incoming, response) => {
      if (!(await isError(response, name))) return undefined;
      return typeof change === 'function' ? change(error, incoming) : change;
    });
  }

  /** Sets members of the details of an error, or removes them if undefined. */
  details(name: ErrorName, change: Json | ((details: Json, incoming: Incoming) => Json)): Wrap {
    return this.error(name, (error, incoming) => {
      const details = error.details as Json;
      return {
        details: { ...details, ...(typeof change === 'function' ? change(details, incoming) : change) },
      };
    });
  }

  /** Responds in place of an error: of one that the contract names, or of every error with a status. */
  instead(
    error: ErrorName | number,
    respond: (response: Response, incoming: Incoming) => Awaitable<Response>,
  ): Wrap {
    return this.response(async (response, incoming) => {
      const isMeant = typeof error === 'number' ? response.status === error : await isError(response, error);
      return isMeant ? respond(response, incoming) : response;
    });
  }

  /** Responds with a success to an error, which stays without effect. */
  accepted(name: ErrorName, json?: (incoming: Incoming) => Json): Wrap {
    return this.instead(name, (response, incoming) =>
      json ? withJson(response, 200, json(incoming)) : withoutBody(response),
    );
  }

  /** Fails on some requests, unless the credentials are unknown. */
  crashes(condition: (incoming: Incoming) => boolean): Wrap {
    return this.when(condition).response((response) =>
      response.status === errors.unauthorized.status ? response : refuseWith('internal-error'),
    );
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

  /** Responds to some requests with a success that the server knows nothing of. */
  ignored(condition: (incoming: Incoming) => boolean = () => true): Wrap {
    return this.when(condition).respond(() => new Response(null, { status: 204 }));
  }

  /** Refuses some requests. */
  refuses(name: ErrorName, condition: (incoming: Incoming) => boolean): Wrap {
    return this.when(condition).respond(() => refuseWith(name));
  }

  /** Changes the pages of lists, in every encoding. */
  pages(change: (page: Page, incoming: Incoming) => Awaitable<Page>): Wrap {
    return (next) => {
      const changed = changePages(async (page, request) => change(page, await readIncoming(request, next)))(
        next,
      );
      return this.respond(({ request }) => changed(request))(next);
    };
  }

  /** Changes the records on the pages of lists, in every encoding. */
  records(change: (records: readonly Json[], incoming: Incoming) => readonly unknown[]): Wrap {
    return this.pages((page, incoming) => ({
      ...page,
      records: change(page.records as readonly Json[], incoming),
    }));
  }

  /** Changes each record: of the pages of a list, in every encoding, or the only one of another response. */
  record(change: (record: Json, incoming: Incoming) => unknown): Wrap {
    const lists = this.records((records, incoming) => records.map((record) => change(record, incoming)));
    const others = this.json((json, incoming) => change(json, incoming) as Json);
    return (next) => {
      const [list, other] = [lists(next), others(next)];
      return (request) => (findOperation(request)?.list ? list(request) : other(request));
    };
  }

  /**
   * Changes a member of each record, as `record` does. It is removed if undefined.
   *
   * @param path the name of the member, or names from the outside in, separated by dots
   * @param change a value, or a function of the member's present value
   */
  member<T = unknown>(
    path: string,
    change: string | number | null | undefined | ((value: T, record: Json, incoming: Incoming) => unknown),
  ): Wrap {
    return this.record((record, incoming) =>
      changeMember(record, path.split('.'), (value) =>
        typeof change === 'function' ? change(value as T, record, incoming) : change,
      ),
    );
  }

  /** Responds with the help of the tokens of others: `as` sends the request with those that the server accepted before. */
  withOwners(respond: (response: Response, as: As, incoming: Incoming) => Awaitable<Response>): Wrap {
    return (next) => {
      const owners = createOwners();
      return async (request) => {
        const incoming = await readIncoming(request, next);
        const response = await incoming.send();
        await owners.note(incoming, response);
        if (!this.#matches(request) || !this.#condition(incoming)) return response;
        return respond(response, (selects, where) => owners.send(incoming, selects, where), incoming);
      };
    };
  }

  /**
   * Repeats a refused request with the tokens of others, as if the server didn't check whose it is.
   *
   * @param selects the tokens to try, of those that the server accepted before
   */
  as(selects: Selects, { error, where }: AsOptions = {}): Wrap {
    return this.withOwners(async (response, as) => {
      if (response.ok || (error && !(await isError(response, error)))) return response;
      const other = await as(selects, where);
      return other?.ok ? other : response;
    });
  }

  /** Responds to a successful request as to one with the tokens of others. */
  insteadAs(selects: Selects, { where }: AsOptions = {}): Wrap {
    return this.withOwners(async (response, as) => {
      if (!response.ok) return response;
      const other = await as(selects, where);
      if (!other?.ok) return response;
      await response.body?.cancel();
      return other;
    });
  }

  /**
   * Also sends a request with the tokens of others, and responds as the server did.
   *
   * @param error the refusal after which that happens; without it, it happens after a success
   */
  alsoAs(selects: Selects, { error, where }: AsOptions = {}): Wrap {
    return this.withOwners(async (response, as) => {
      if (error ? await isError(response, error) : response.ok) await as(selects, where);
      return response;
    });
  }

  /**
   * Changes what a read shows of a record once writes to it have succeeded. Records are known by id, or else by name; what has
   * neither belongs to its workspace.
   *
   * @param change returns the members that change, given what is shown and the writes to it, the earliest first
   */
  shownBy(read: OperationId, change: (record: Json, writes: readonly Write[]) => Json): Wrap {
    return (next) => {
      const writes = new Map<unknown, Write[]>();
      const getKey = ({ id, name }: Json, { slug }: Incoming): string =>
        `${slug} ${String(id ?? name ?? '')}`;
      const noted = this.after((incoming, result) => {
        const name = incoming.id || (result.id ?? incoming.body.name);
        const key = getKey({ id: name }, incoming);
        writes.set(key, [...(writes.get(key) ?? []), { ...incoming, result }]);
      });
      const changed = on(read).record((record, incoming) => {
        const own = writes.get(getKey(record, incoming)) ?? writes.get(getKey({ id: '' }, incoming));
        return own ? { ...record, ...change(record, own) } : record;
      });
      return changed(noted(next));
    };
  }
}

/** Selects the requests for some operations. */
export const on = (...ids: readonly AnyOperationId[]): Selection => {
  const chosen = new Set<unknown>(ids);
  return new Selection((request) => chosen.has(findRoute(request)?.id));
};

/** Selects the control plane's requests for the records of a resource. */
export const onRecords = (
  id: Extract<ControlId, `${string}Record${string}`>,
  resource: Resource,
): Selection => on(id).when(({ path }) => path.split('/').includes(resource));

/** Selects requests by what they are, also those to the sign-in console and the control plane. */
export const onRequests = (matches: (request: Request) => boolean): Selection => new Selection(matches);

/** Selects every request to the API, also those that no operation matches. */
export const onApi = (): Selection => new Selection(isApi);

/** Selects the writes that have an idempotency key. */
export const onKeyedWrites = (): Selection =>
  new Selection((request) => request.method !== 'GET' && getKey(request) !== '');

type Operation = (typeof operationList)[number];

/** Selects the requests for operations by what the contract says about them. */
export const onOperations = (says: (operation: Operation) => boolean): Selection =>
  on(...operationList.filter(says).map(({ id }) => id));

/** Selects the requests for lists. */
export const onLists = (): Selection => onOperations(({ list }) => list !== null);
