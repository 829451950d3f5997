import { headerNames } from '@workspace-api/contract';
import { isApi } from '../wrappers/find-operation.ts';
import { alterJson, type Json } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

const revisionPattern = /rev-(\d+)-z/g;

const replaceVersion = (json: Json): Json => {
  const error = json.error as { details?: Json } | undefined;
  const current = error?.details?.current_version;
  return current === undefined
    ? json
    : { error: { ...error, details: { ...error?.details, current_version: `rev-${String(current)}-z` } } };
};

export const entityTagsAreWords: Variant = {
  text: 'Entity tags are words instead of numbers.',
  allowedBy: "Conflict kinds: If-Match contains a revision, whose format isn't documented.",
  families: ['pages', 'theme'],
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    const ifMatch = request.headers.get(headerNames.ifMatch);
    const response = await next(
      again(
        ifMatch === null
          ? {}
          : { headers: { [headerNames.ifMatch]: ifMatch.replaceAll(revisionPattern, '$1') } },
      ),
    );
    const headers = new Headers(response.headers);
    const tag = headers.get(headerNames.etag);
    if (tag !== null) headers.set(headerNames.etag, tag.replace(/"(\d+)"/, '"rev-$1-z"'));
    const changedResponse = new Response(response.body, { status: response.status, headers });
    return isApi(request) ? alterJson(changedResponse, replaceVersion) : changedResponse;
  },
};
