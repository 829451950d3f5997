import { member } from '../../checks/body.ts';
import { getDetails, getError, getErrorCode } from '../../checks/error-body.ts';
import type { Exchange } from '../../target/exchange.ts';

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
