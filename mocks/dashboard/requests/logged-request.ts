import type { components } from '@workspace-api/contract/sandbox';
import type { Tone } from '../components/index.ts';

/** An entry of the request log. */
export type LoggedRequest = components['schemas']['LoggedRequest'];

/** A logged request with its bodies. */
export type Exchange = components['schemas']['LoggedExchange'];

/** The path of a request with its query, which the log has as far as the contract declares its parameters. */
export const formatPath = ({ path, query }: Pick<LoggedRequest, 'path' | 'query'>): string => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return encodeURI(path) + (search === '' ? '' : `?${search}`);
};

/** The number of violations, with the omitted ones. */
export const countViolations = ({ violations, omitted_violations }: LoggedRequest): number =>
  violations.length + omitted_violations;

/** The colour of a status, by its class. */
export const getTone = (status: number): Tone => (status < 400 ? 'good' : status < 500 ? 'warn' : 'bad');

/** The placeholder for secrets in the log. */
const redacted = '[redacted]';

/** What a user has to add to a logged body before it is sent again; undefined if nothing. */
export const bodyHint = ({ omitted }: Exchange['request'], body: string): string | undefined => {
  if (body.includes(redacted)) return `Replace ${redacted}. The log doesn't contain secrets.`;
  return omitted ? "The log doesn't contain the whole body. Complete it." : undefined;
};
