import { errors } from '@workspace-api/contract';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { readError, withJson } from '../../wrappers/json.ts';
import { all, onControl, onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

const { code } = errors['residency-violation'];
const lockClause = 'secrets.residency-lock-kept';
const violation = 'secrets.residency-violation';

/** Creates a request to the control plane that restricts the workspace of a request to a region. */
const createResidencyRequest = (request: Request, region: string | null): Request => {
  const { origin, pathname } = new URL(request.url);
  const [, slug = ''] = /\/workspaces\/([^/]+)/.exec(pathname) ?? [];
  const url = `${origin}/_sandbox/workspaces/${slug}/residency`;
  return new Request(url, { method: 'POST', body: JSON.stringify({ region }) });
};

/** Stores secrets outside of the region to which they are restricted. */
const storingElsewhere =
  (isStored: (isKnown: boolean) => boolean): Wrap =>
  (next) => {
    let lockedRegion: string | null = null;
    return all(
      onControl(['lockResidency'], () => async (request, server) => {
        const { rawBody, again } = await repeatable(request);
        lockedRegion = (JSON.parse(rawBody) as { region: string | null }).region;
        return server(again());
      }),
      onOperations(['setSecret'], () => {
        const names = new Set<unknown>();
        return async (request, server) => {
          const { rawBody, again } = await repeatable(request);
          const { name } = parseBody(rawBody);
          const response = await server(again());
          const isKnown = names.has(name);
          names.add(name);
          if (response.ok || lockedRegion === null || !isStored(isKnown)) return response;
          await server(createResidencyRequest(request, null));
          const storedResponse = await server(again());
          await server(createResidencyRequest(request, lockedRegion));
          return storedResponse;
        };
      }),
    )(next);
  };

/** Removes the region from a request to use a secret. */
const anywhere = async (request: Request, next: Fetch): Promise<Response> => {
  const { rawBody, again } = await repeatable(request);
  const { region: _, ...body } = parseBody(rawBody);
  return next(again({ body: JSON.stringify(body) }));
};

const sendRenamed = async (request: Request, next: Fetch): Promise<Response> => {
  const response = await next(request);
  const error = await readError(response);
  return error?.code === code
    ? withJson(response, response.status, { error: { ...error, code: 'forbidden_region' } })
    : response;
};

/** Ineffective restrictions to a region. */
export const residency: Record<string, Mutant> = {
  'residency-lock-ignored-for-new-secrets': {
    clause: lockClause,
    text: 'A new secret can be stored outside the region to which secrets are restricted.',
    wrap: storingElsewhere((isKnown) => !isKnown),
  },
  'residency-lock-ignored-on-overwrite': {
    clause: lockClause,
    text: 'An overwrite can move a secret out of the region to which secrets are restricted.',
    wrap: storingElsewhere((isKnown) => isKnown),
  },
  'residency-violation-under-another-code': {
    clause: violation,
    text: "The error for a runtime outside a secret's region has another code.",
    wrap: all(
      onOperations(['createProxyUrl'], () => sendRenamed),
      onControl(['resolveSecret'], () => sendRenamed),
    ),
  },
  'residency-fallback': {
    clause: violation,
    text: "A runtime outside a secret's region is served from the home region.",
    wrap: all(
      onOperations(['createProxyUrl'], () => anywhere),
      onControl(['resolveSecret'], () => anywhere),
    ),
  },
  'residency-fallback-at-use': {
    clause: violation,
    text: 'The region of a runtime is checked when a proxy URL is created, but not when the secret is used.',
    wrap: onControl(['resolveSecret'], () => anywhere),
  },
};
