import type { Exchange } from './logged-request.ts';

/** The placeholder for secrets in the log. */
const redacted = '[redacted]';

/** What a user has to add to a logged body before it is sent again; undefined if nothing. */
export const bodyHint = ({ omitted }: Exchange['request'], body: string): string | undefined => {
  if (body.includes(redacted)) return `Replace ${redacted}. The log doesn't contain secrets.`;
  return omitted ? "The log doesn't contain the whole body. Complete it." : undefined;
};
