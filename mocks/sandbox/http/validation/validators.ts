import { header, path, query, schemas, type Validator } from '@workspace-api/contract/validators';
import type { FieldErrors } from '../../core/field-errors.ts';

type ByName = Readonly<Record<string, Validator>>;

/** The generated validators of an OpenAPI document: parameters by the operation's id, bodies by the schema's name. */
export type Validators = {
  readonly path: ByName;
  /** Coerces strings and fills in defaults, in place. */
  readonly query: ByName;
  /** For headers with names in lower case. */
  readonly header: ByName;
  readonly schemas: ByName;
  /**
   * Whether query parameters that the operation doesn't declare are rejected, and bodies of operations that take none. The API
   * ignores them.
   */
  readonly isClosed?: boolean;
  /** Adds suggestions to the errors of a body. Absent for the API, whose messages are the service's. */
  readonly suggestFields?: (schema: string, errors: FieldErrors) => FieldErrors;
};

/** The validators of the contract. */
export const contractValidators: Validators = { header, path, query, schemas };
