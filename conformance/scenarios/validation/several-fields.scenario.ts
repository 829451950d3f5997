import { errors, type OperationShape } from '@workspace-api/contract';
import { errorMembers } from '../../checks/error-body.ts';
import { namesField } from '../../checks/field-path.ts';
import { scenario } from '../../engine/scenario.ts';
import { toPointer } from '../../resources/arbitraries/breach.ts';
import { breaches } from '../../resources/arbitraries/breaches.ts';
import {
  componentSchema,
  type JsonSchema,
  listAlternatives,
  resolved,
} from '../../resources/arbitraries/json-schema.ts';
import { sendInvalid } from './send-invalid.ts';

/**
 * Returns the members that an object must have in any case. Members that only one of several alternatives requires are
 * omitted.
 */
const alwaysRequired = (schema: JsonSchema): string[] => {
  const [first = [], ...others] = listAlternatives(schema).map((alternative) =>
    breaches(alternative)
      .filter(({ kind, isDocumented }) => kind === 'missing' && isDocumented)
      .map(({ keys }) => toPointer(keys)),
  );
  return first.filter((pointer) => others.every((pointers) => pointers.includes(pointer)));
};

/** Returns the pointers of the members that the service document requires. */
const required = ({ requestBody }: OperationShape): string[] => {
  if (!requestBody) return [];
  const schema = resolved(componentSchema(requestBody.schema));
  return schema.items
    ? alwaysRequired(resolved(schema.items)).map((pointer) => `/0${pointer}`)
    : alwaysRequired(schema);
};

export default scenario(
  'validation.several-fields',
  'The response to a body with several errors has an entry for each',
  {},
  async (gate) => {
    await gate.eachOperation(
      (operation) => required(operation).length > 1,
      async (operation, t) => {
        const pointers = required(operation);
        const inArray = pointers.every((pointer) => pointer.startsWith('/0/'));
        const names = pointers.map((pointer) => pointer.slice(pointer.lastIndexOf('/') + 1));
        // Every member missing, and all but the first one with a wrong type: `false` is not a string, a list of
        // strings, or an object.
        for (const members of [{}, Object.fromEntries(names.slice(1).map((name) => [name, false]))]) {
          const body = inArray ? [members] : members;
          const exchange = await sendInvalid(t, operation, ['validation.one-entry-per-field'], (request) => ({
            ...request,
            body,
          }));
          const { code, fields = [] } = errorMembers(exchange);
          // An invalid JSON Patch may also be refused as one that can't be applied, without fields.
          if (code !== errors['validation-failed'].code)
            t.notExercised('validation.one-entry-per-field', `an error of ${operation.id} with fields`);
          const paths = fields.flatMap(({ path }) => path ?? []);
          t.expect(
            'validation.one-entry-per-field',
            pointers.every((pointer) => paths.some((path) => namesField(path, pointer))),
            { expected: `entries for ${pointers.join(' and ')}`, got: paths.join(', ') },
            exchange,
          );
        }
      },
    );
  },
);
