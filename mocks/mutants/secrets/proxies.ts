import { errors } from '@workspace-api/contract';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { alterJson, withBody } from '../../wrappers/json.ts';
import { all, onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

const changeProxyUrl = (respond: (response: Response) => Promise<Response>): Wrap =>
  onOperations(['createProxyUrl'], () => async (request, next) => respond(await next(request)));

const isProxy = (request: Request): boolean => new URL(request.url).pathname.startsWith('/proxy/');

/** Changes the response to a use of a proxy URL, given the first response for that URL. */
const changeUse =
  (respond: (now: Response, first: Response | undefined) => Response): Wrap =>
  (next) => {
    const first = new Map<string, { status: number; headers: Headers; body: string }>();
    return async (request) => {
      const response = await next(request);
      if (!isProxy(request)) return response;
      const { pathname } = new URL(request.url);
      const firstResponse = first.get(pathname);
      if (!firstResponse && response.ok) {
        const { status, headers } = response;
        first.set(pathname, { status, headers, body: await response.clone().text() });
      }
      return respond(response, firstResponse && withBody(firstResponse, firstResponse.body));
    };
  };

/** The rejection of a token that may not rotate secrets; undefined if it may. */
const refusalToRotate = async (request: Request, next: Fetch): Promise<Response | undefined> => {
  const url = request.url.replace(/proxy-url$/, 'gate-no-such-secret/rotate');
  const headers = { Authorization: request.headers.get('Authorization') ?? '' };
  const response = await next(new Request(url, { method: 'POST', headers }));
  return response.status === errors['insufficient-scope'].status ? response : undefined;
};

/** Proxy URLs that represent something else, or remain valid for too long. */
export const proxies: Record<string, Mutant> = {
  'proxy-url-relative': {
    clause: 'secrets.proxy-url-host',
    text: 'A proxy URL is a path without a host.',
    wrap: changeProxyUrl((response) =>
      alterJson(response, (body) =>
        typeof body.url === 'string' ? { ...body, url: new URL(body.url).pathname } : body,
      ),
    ),
  },
  'proxy-url-resolved-when-created': {
    clause: 'secrets.proxy-url-resolved-late',
    text: 'A proxy URL keeps the value that its secret had on first use.',
    wrap: changeUse((now, first) => first ?? now),
  },
  'proxy-url-outlives-deletion': {
    clause: 'secrets.proxy-url-resolved-late',
    text: 'A proxy URL still resolves after its secret is deleted.',
    wrap: changeUse((now, first) => (now.status === errors['not-found'].status && first ? first : now)),
  },
  'proxy-url-of-another-secret': {
    clause: 'secrets.proxy-url-resolved-late',
    text: "Creating a proxy URL returns the workspace's previous proxy URL.",
    wrap: onOperations(['createProxyUrl'], () => {
      let earlier: { headers: Headers; status: number; body: string } | undefined;
      return async (request, next) => {
        if (earlier) return withBody(earlier, earlier.body);
        const response = await next(request);
        if (response.ok) {
          const { status, headers } = response;
          earlier = { status, headers, body: await response.clone().text() };
        }
        return response;
      };
    }),
  },
  'proxy-url-never-expires': {
    clause: 'secrets.proxy-url-expires',
    text: 'A proxy URL that was used once still resolves after its expiry.',
    wrap: changeUse((now, first) => (now.status === 410 && first ? first : now)),
  },
  'proxy-url-needs-write': {
    clause: 'secrets.proxy-url-needs-only-read',
    text: 'Creating a proxy URL requires the scope for a rotation.',
    wrap: all(
      onOperations(['createProxyUrl'], () => async (request, next) => {
        const { again } = await repeatable(request);
        return (await refusalToRotate(request, next)) ?? next(again());
      }),
    ),
  },
};
