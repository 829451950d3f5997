import { modeOfKey, operations } from '@workspace-api/contract';
import type { Wrap } from './fetch.ts';
import { type Incoming, readIncoming } from './incoming.ts';
import { readJson } from './json.ts';

/** A token that the server accepted, below a workspace and perhaps for a record. '' stands for none. */
export type Owner = Pick<Incoming, 'slug' | 'mode' | 'id' | 'token'>;

/** Which tokens to try for a request, of those that the server accepted before. */
export type Selects = (owner: Owner, incoming: Incoming) => boolean;

/** The address of a request below another workspace. */
export const below = ({ slug }: { readonly slug: string }, { request }: Incoming): string =>
  request.url.replace(/(\/workspaces\/)[^/?]+/, `$1${slug}`);

/** The statuses of a request that its token may not make. */
const refusals: readonly number[] = [401, 403, 404];

/** Notes which token a server accepted below which workspace and for which record. */
const note = async (owners: Owner[], incoming: Incoming, response: Response): Promise<void> => {
  if (!response.ok) return;
  const { slug, mode, id, token, operation } = incoming;
  const isMe = operation === operations.getMe.id;
  const isOutside = operation === undefined || !(operation in operations);
  const json = isMe || isOutside ? ((await readJson(response)) ?? {}) : {};
  // A token that is issued outside of the API.
  if (isOutside && typeof json.token === 'string' && typeof json.workspace === 'string')
    owners.push({
      slug: json.workspace,
      mode: modeOfKey(json.token) ?? 'test',
      id: '',
      token: `Bearer ${json.token}`,
    });
  // A driver may act on a workspace without its token.
  if (token === '') return;
  const own = isMe ? (json.workspace as { slug?: unknown } | undefined)?.slug : undefined;
  for (const place of typeof own === 'string' ? [slug, own] : [slug])
    owners.unshift({ slug: place, mode, id, token });
};

/** How a broken server uses the tokens of others, which simulates a missing check. */
type Use = {
  /** Whether a request is sent with them too, given its own response. */
  readonly isMeant: (incoming: Incoming, response: Response) => boolean | Promise<boolean>;
  readonly selects: Selects;
  /** Whether the request is sent to the owner's workspace. */
  readonly isMoved: boolean | undefined;
  /** The response, given the own one and that to another token; undefined if all of them are refused. */
  readonly choose: (own: Response, other: Response | undefined) => Response | Promise<Response>;
};

/** Also sends requests with the tokens of the selected owners, the latest first, until one isn't refused. */
export const withOwners =
  ({ isMeant, selects, isMoved = false, choose }: Use): Wrap =>
  (next) => {
    const owners: Owner[] = [];
    return async (request) => {
      const incoming = await readIncoming(request, next);
      const response = await incoming.send();
      await note(owners, incoming, response);
      if (!(await isMeant(incoming, response))) return response;
      const tried = new Set<string>();
      for (const owner of owners.filter((one) => selects(one, incoming))) {
        const url = isMoved ? below(owner, incoming) : incoming.request.url;
        const attempt = `${owner.token} ${url}`;
        if (tried.has(attempt)) continue;
        tried.add(attempt);
        const other = await incoming.send({ url, headers: { Authorization: owner.token } });
        if (!refusals.includes(other.status)) return choose(response, other);
      }
      return choose(response, undefined);
    };
  };
