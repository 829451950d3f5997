import { errors, mediaTypes } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

export const otherMediaTypesAre415: Variant = {
  text: 'A body with another media type than JSON returns 415.',
  allowedBy: "Output encodings: write endpoints don't accept TSON; the status isn't documented.",
  families: ['validation'],
  wrap: (next) => async (request) => {
    const operation = findOperation(request);
    const type = request.headers.get('Content-Type');
    const isOther = type !== null && !type.toLowerCase().startsWith(mediaTypes.json);
    if (!operation?.requestBody || !isOther) return next(request);
    const { again } = await repeatable(request);
    // The server's error for a body that it can't read, without sending the body to it.
    const refusal = await next(again({ body: '{', headers: { 'Content-Type': mediaTypes.json } }));
    return refusal.status === errors['malformed-json'].status
      ? withJson(refusal, 415, {
          error: { code: 'unsupported_media_type', message: 'Send application/json.' },
        })
      : refusal;
  },
};
