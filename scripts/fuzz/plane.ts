import {
  errors as apiErrors,
  basePath,
  type ErrorExample,
  type OperationShape,
  operationList,
} from '@workspace-api/contract';
import apiDocument from '@workspace-api/contract/openapi.json' with { type: 'json' };
import {
  controlErrors,
  operationList as controlOperations,
  controlPath,
} from '@workspace-api/contract/sandbox';
import controlDocument from '@workspace-api/contract/sandbox/openapi.json' with { type: 'json' };
import * as controlValidators from '@workspace-api/contract/sandbox/validators';
import type { Validator } from '@workspace-api/contract/validators';
import * as apiValidators from '@workspace-api/contract/validators';
import type { OpenApiDocument } from './schemas.ts';

/** A part of the sandbox that an OpenAPI document describes: the API or the control plane. */
export type Plane = {
  readonly name: 'api' | 'control';
  readonly base: string;
  readonly operations: readonly OperationShape[];
  readonly document: OpenApiDocument;
  /** Validators for bodies, by schema. */
  readonly schemas: Readonly<Record<string, Validator | undefined>>;
  /** Validators for response headers, by component. */
  readonly headers: Readonly<Record<string, Validator | undefined>>;
  /** Declared errors, by the name of their example. */
  readonly errors: Readonly<Record<string, Pick<ErrorExample, 'code'> | undefined>>;
};

export const api: Plane = {
  name: 'api',
  base: basePath,
  operations: operationList,
  document: apiDocument as unknown as OpenApiDocument,
  schemas: apiValidators.schemas,
  headers: apiValidators.headers,
  errors: apiErrors,
};

/** The base path of an operation in a plane. The console's operations are at the root. */
export const getBase = ({ base }: Plane, { server }: OperationShape): string =>
  server === 'console' ? '' : base;

export const control: Plane = {
  name: 'control',
  base: controlPath,
  operations: controlOperations,
  document: controlDocument as unknown as OpenApiDocument,
  schemas: controlValidators.schemas,
  headers: controlValidators.headers,
  errors: controlErrors,
};
