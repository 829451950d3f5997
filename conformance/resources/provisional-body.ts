import { errors, type OperationShape } from '@workspace-api/contract';
import { member } from '../checks/body.ts';
import { getErrorCode, getFields } from '../checks/error-body.ts';
import { getCodeStatuses } from '../checks/tolerated-errors.ts';
import type { Exchange } from '../target/exchange.ts';
import { renamable } from '../target/mapping.ts';
import { tryParseJson } from '../target/parse-json.ts';
import { componentSchema } from './arbitraries/json-schema.ts';
import { bodyRefusalStatuses } from './samples.ts';

/** Whether the service document shows no request body of an operation, so that the contract chose it. */
export const hasProvisionalBody = ({ requestBody }: Pick<OperationShape, 'requestBody'>): boolean =>
  requestBody !== null &&
  (requestBody.provisional !== undefined ||
    componentSchema(requestBody.schema)['x-provisional'] !== undefined);

/** Whether the contract chose a member of a request body: the service document doesn't show it. */
export const isProvisionalMember = (operation: OperationShape, name: string): boolean =>
  hasProvisionalBody(operation) || listChosen(operation).includes(name);

/** The members of a request body that the contract chose. */
const listChosen = ({ requestBody }: OperationShape): readonly string[] =>
  renamable[requestBody?.schema ?? '']?.members ?? [];

/** Whether a refusal names a member that the service document doesn't show, and that the request has. */
const namesProvisionalMember = (exchange: Exchange, operation: OperationShape): boolean => {
  const sent = tryParseJson(exchange.request.body ?? '');
  const refused = getFields(exchange).map(({ path }) => path);
  return listChosen(operation).some(
    (name) => member(sent, name) !== undefined && refused.includes(`/${name}`),
  );
};

/**
 * Whether a target refused a request because of the part of its body that the contract chose: another target may require other
 * members, and may check them first. A code that the service document lists for another condition is not such a refusal.
 */
export const refusesProvisionalBody = (exchange: Exchange): boolean => {
  const { operation, status } = exchange;
  if (!operation || !bodyRefusalStatuses.includes(status)) return false;
  const code = getErrorCode(exchange);
  if (code !== errors['validation-failed'].code && getCodeStatuses(String(code)) !== undefined) return false;
  return hasProvisionalBody(operation) || namesProvisionalMember(exchange, operation);
};
