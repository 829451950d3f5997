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
