import { errors, type OperationId, operationList } from '@workspace-api/contract';
import type { OperationId as ControlId, Resource } from '@workspace-api/contract/sandbox';
import { changePages, type Page } from './change-pages.ts';
import type { Wrap } from './fetch.ts';
import { type AnyOperationId, findOperation, findRoute, isApi } from './find-operation.ts';
import { getKey, type Incoming, readIncoming } from './incoming.ts';
import { type Json, readError, withJson, withoutBody } from './json.ts';
import { type Selects, withOwners } from './owners.ts';
import { type Awaitable, Requests } from './requests.ts';

type ErrorName = keyof typeof errors;

/** A write that succeeded, with the JSON of its response. */
export type Write = Incoming & { readonly result: Json };

/** What an error becomes: its status, its code, or other members of `error`. */
type Refusal = { readonly status?: number } & Readonly<Record<string, unknown>>;

/** A change of an error: another status, the code of another error, or what it becomes. */
type RefusalChange =
  | number
  | ErrorName
  | Refusal
  | ((error: Json, incoming: Incoming) => Awaitable<Refusal | undefined>);

const applyChange = (change: RefusalChange, error: Json, incoming: Incoming) => {
  if (typeof change === 'number') return { status: change };
  if (typeof change === 'string') return { code: errors[change].code };
  return typeof change === 'function' ? change(error, incoming) : change;
};

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

/** Requests that a broken or permitted server treats in its own way, by errors, pages, records and owners too. */
export class Selection extends Requests {
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
  error(name: ErrorName, change: RefusalChange): Wrap {
    return this.errors(async (error, incoming, response) =>
      (await isError(response, name)) ? applyChange(change, error, incoming) : undefined,
    );
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

  /** Lists only the records that meet a condition, in every encoding. */
  keeps(condition: (record: Json, incoming: Incoming) => boolean): Wrap {
    return this.records((records, incoming) => records.filter((record) => condition(record, incoming)));
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

  /**
   * Repeats a refused request with the tokens of others, as if the server didn't check whose it is.
   *
   * @param selects the tokens to try, of those that the server accepted before
   * @param error the only refusal that counts
   * @param isMoved whether the request is sent to the workspace of the other token
   */
  as(selects: Selects, error?: ErrorName, isMoved?: boolean): Wrap {
    return withOwners({
      isMeant: async (incoming, response) =>
        this.selects(incoming) && !response.ok && (error === undefined || (await isError(response, error))),
      selects,
      isMoved,
      choose: (own, other) => (other?.ok ? other : own),
    });
  }

  /** Responds to a successful request as to one with the tokens of others. */
  insteadAs(selects: Selects, isMoved?: boolean): Wrap {
    return withOwners({
      isMeant: (incoming, { ok }) => ok && this.selects(incoming),
      selects,
      isMoved,
      choose: async (own, other) => {
        if (!other?.ok) return own;
        await own.body?.cancel();
        return other;
      },
    });
  }

  /**
   * Also sends a request with the tokens of others, and responds as the server did.
   *
   * @param error the refusal after which that happens; without it, it happens after a success
   */
  alsoAs(selects: Selects, error?: ErrorName, isMoved?: boolean): Wrap {
    return withOwners({
      isMeant: (incoming, response) =>
        this.selects(incoming) && (error === undefined ? response.ok : isError(response, error)),
      selects,
      isMoved,
      choose: (own) => own,
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
