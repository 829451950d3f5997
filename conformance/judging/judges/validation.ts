import { type ClauseId, errors } from '@workspace-api/contract';
import { member } from '../body.ts';
import { errorOf } from '../error-body.ts';
import type { Judge } from '../judgement.ts';

/** What every validation error says beside the shape of its entries. */
export const validationJudges: Partial<Record<ClauseId, Judge>> = {
  'validation.fields-present': (exchange) => {
    const error = errorOf(exchange);
    const { status, code } = errors['validation-failed'];
    if (exchange.status !== status || member(error, 'code') !== code) return undefined;
    const fields = member(error, 'fields');
    return Array.isArray(fields) && fields.length > 0
      ? null
      : { expected: 'error.fields with at least one entry', got: String(JSON.stringify(fields)) };
  },
};
