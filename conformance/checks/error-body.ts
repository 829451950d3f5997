import type { Exchange } from '../target/exchange.ts';
import { getJson, isObject, member } from './body.ts';

/** The error in a response; undefined if the body isn't an error envelope. */
export const getError = (exchange: Exchange): unknown => member(getJson(exchange), 'error');

/** The code of an error response; undefined if it has none. */
export const getErrorCode = (exchange: Exchange): unknown => member(getError(exchange), 'code');

/** The details of an error response; empty if it has none. */
export const getDetails = (exchange: Exchange): Readonly<Record<string, unknown>> => {
  const details = member(getError(exchange), 'details');
  return isObject(details) ? details : {};
};

/** The entries of `error.fields`; empty if there are none. Another clause reports members that aren't strings. */
export const getFields = (exchange: Exchange): { path: string; reason: string }[] => {
  const fields = member(getError(exchange), 'fields');
  const toText = (value: unknown) => (typeof value === 'string' ? value : '');
  return (Array.isArray(fields) ? fields.filter(isObject) : []).map(({ path, reason }) => ({
    path: toText(path),
    reason: toText(reason),
  }));
};

/** The members that the details of a policy refusal must have. */
export const policyDetails = ['rule_id', 'resource', 'action'] as const;

/** The maximum number of fields named in a refusal. */
const fieldsNamed = 5;

const describeFields = (exchange: Exchange): string => {
  const fields = member(getError(exchange), 'fields') ?? member(getDetails(exchange), 'fields');
  const paths = (Array.isArray(fields) ? fields : [])
    .map((field) => member(field, 'path'))
    .filter((path) => typeof path === 'string' && path !== '');
  if (paths.length === 0) return '';
  const more = paths.length > fieldsNamed ? ` and ${paths.length - fieldsNamed} more` : '';
  return ` about ${paths.slice(0, fieldsNamed).join(', ')}${more}`;
};

/** A short description of a refusal, without its body: `422 validation_failed about /name`. */
export const describeRefusal = (exchange: Exchange): string => {
  const code = getErrorCode(exchange);
  return `${exchange.status}${typeof code === 'string' ? ` ${code}` : ''}${describeFields(exchange)}`;
};
