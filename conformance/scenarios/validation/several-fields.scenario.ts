import { errors, type OperationShape } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { pointerOf } from '../../resources/arbitraries/breach.ts';
import { breaches } from '../../resources/arbitraries/breaches.ts';
import { componentSchema } from '../../resources/arbitraries/json-schema.ts';
import { errorMembers } from '../support/error-members.ts';
import { sendInvalid } from '../support/invalid-request.ts';

const clause = 'validation.one-entry-per-field';

/** The pointers of the members that the service document requires. */
const required = ({ requestBody }: OperationShape): string[] =>
  requestBody
    ? breaches(componentSchema(requestBody.schema))
        .filter(({ kind, shown }) => kind === 'missing' && shown)
        .map(({ keys }) => pointerOf(keys))
    : [];

export default scenario(
  'validation.several-fields',
  'A body with several errors is answered with an entry for each',
  { clauses: [clause] },
  async (gate) => {
    await gate.eachOperation(
      (operation) => required(operation).length > 1,
      async (operation, t) => {
        const pointers = required(operation);
        const inArray = pointers.every((pointer) => pointer.startsWith('/0/'));
        const body = inArray ? [{}] : {};
        const exchange = await sendInvalid(t, operation, (request) => ({ ...request, body }));
        const { code, fields = [] } = errorMembers(exchange);
        // An invalid JSON Patch may also be refused as one that can't be applied, without fields.
        if (code !== errors['validation-failed'].code)
          t.notExercised(clause, `an error of ${operation.id} with fields`);
        const paths = fields.map(({ path }) => path);
        t.expect(
          clause,
          pointers.every((pointer) => paths.includes(pointer)),
          { expected: `entries for ${pointers.join(' and ')}`, got: paths.join(', ') },
        );
      },
    );
  },
);
