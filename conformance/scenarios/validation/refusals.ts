import { type ErrorName, errors, type OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';

const { status, code } = errors['validation-failed'];

/** Returns the codes that refuse a body: an inapplicable patch, an unknown plan and a rejected token have their own. */
export const refusalCodes = ({ responses }: OperationShape): string[] => [
  ...new Set([
    code,
    ...(responses[String(status)]?.examples ?? []).map((name) => errors[name as ErrorName].code),
  ]),
];

/** An OAuth endpoint that requires a token refuses every body without one. */
export const isUnauthorized = ({ scope }: OperationShape, exchange: Exchange): boolean =>
  scope === null && exchange.status === errors.unauthorized.status;
