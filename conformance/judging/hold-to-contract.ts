import type { ClauseId, OperationShape, ResponseShape } from '@workspace-api/contract';
import type { Validator } from '@workspace-api/contract/validators';
import * as validators from '@workspace-api/contract/validators';
import type { Exchange } from '../target/exchange.ts';
import { isSuccess } from './body.ts';
import type { Difference, Judgement } from './judgement.ts';
import { chosenShapes, isProvisionalHeader, successIsChosen } from './provisional-parts.ts';
import { bodyErrors, errorInWords, placeOf } from './schema-errors.ts';

const headerValidators = validators.headers as Readonly<Record<string, Validator | undefined>>;

const judgement = (clause: ClauseId, difference: Difference | null): Judgement => ({ clause, difference });

const undeclared = (exchange: Exchange, operation: OperationShape): Judgement[] => {
  const difference = {
    expected: `one of the declared statuses of ${operation.id}: ${Object.keys(operation.responses).join(', ')}`,
    got: `status ${exchange.status} with ${exchange.text === '' ? 'no body' : exchange.text.slice(0, 200)}`,
  };
  const chosen = chosenShapes(operation);
  // If the success is a choice of the contract, another success is a different choice.
  if (isSuccess(exchange) && successIsChosen(operation) && chosen) return [judgement(chosen, difference)];
  return [judgement('contract.status-declared', difference)];
};

const mediaType = (exchange: Exchange, response: ResponseShape): Judgement | null => {
  const declared = Object.keys(response.content);
  if (exchange.bytes.length === 0 && declared.length === 0) return null;
  const fits = declared.includes(exchange.mediaType);
  return judgement(
    'contract.media-type-declared',
    fits
      ? null
      : {
          expected: declared.length === 0 ? 'no body' : `content type ${declared.join(' or ')}`,
          got:
            exchange.bytes.length === 0 && exchange.mediaType === ''
              ? 'no body'
              : `content type ${exchange.headers['content-type'] ?? '(none)'} and ${exchange.bytes.length} bytes`,
        },
  );
};

const headers = (exchange: Exchange, response: ResponseShape): Judgement | null => {
  const declared = Object.entries(response.headers).filter(([, { header }]) => !isProvisionalHeader(header));
  if (declared.length === 0) return null;
  for (const [name, { required, header }] of declared) {
    const value = exchange.headers[name.toLowerCase()];
    if (value === undefined) {
      if (!required) continue;
      return judgement('contract.headers-declared', { expected: `the header ${name}`, got: 'none' });
    }
    const validate = headerValidators[header];
    if (validate && !validate({ value })) {
      return judgement('contract.headers-declared', {
        expected: `a valid ${name}: ${validate.errors?.[0]?.message ?? 'as declared'}`,
        got: `${name}: ${value}`,
      });
    }
  }
  return judgement('contract.headers-declared', null);
};

const body = (exchange: Exchange, operation: OperationShape): Judgement[] => {
  const errors = bodyErrors(exchange, operation);
  if (!errors) return [];
  const [first] = errors.documented;
  return [
    judgement(
      'contract.body-matches-schema',
      first
        ? {
            expected: `a body valid under the declared schema at ${placeOf(first) || 'its root'}`,
            got: errors.documented.slice(0, 5).map(errorInWords).join('; '),
          }
        : null,
    ),
  ];
};

/** Compares an exchange with its operation in the contract: status, media type, headers, body. */
export const holdToContract = (exchange: Exchange, operation: OperationShape): Judgement[] => {
  const response: ResponseShape | undefined = operation.responses[String(exchange.status)];
  if (!response) return undeclared(exchange, operation);
  return [
    judgement('contract.status-declared', null),
    mediaType(exchange, response),
    headers(exchange, response),
    ...body(exchange, operation),
  ].filter((entry) => entry !== null);
};
