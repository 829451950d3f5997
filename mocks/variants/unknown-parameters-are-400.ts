import { errors } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const { status, code } = errors['validation-failed'];

export const unknownParametersAre400: Variant = {
  text: 'An unknown or repeated query parameter, and an empty one, returns 400 validation_failed.',
  allowedBy:
    "Envelope: unknown_field is a reason; the document doesn't specify the response to parameters that it doesn't list.",
  families: ['validation', 'errors', 'pagination'],
  wrap: (next) => async (request) => {
    const response = await next(request);
    const operation = findOperation(request);
    if (!operation || !response.ok) return response;
    const { searchParams } = new URL(request.url);
    const names = operation.parameters.query.map(({ name }) => name);
    const refused = [...searchParams.keys()].filter(
      (name) =>
        !names.includes(name) || searchParams.getAll(name).length > 1 || searchParams.get(name) === '',
    );
    if (refused.length === 0) return response;
    await response.body?.cancel();
    const fields = refused.map((name) => ({
      path: `/${name}`,
      reason: 'unknown_field',
      message: 'This parameter is not allowed here.',
    }));
    return withJson(response, status, { error: { code, message: 'The query is invalid.', fields } });
  },
};
