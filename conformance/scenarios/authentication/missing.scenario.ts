import { scenario } from '../../src/scenario/scenario.ts';

scenario(
  'authentication.missing',
  'Every operation that asks for a token refuses a request without one',
  { clauses: ['authentication.bearer-required', 'authentication.unauthorized-carries-hint'] },
  async (gate) => {
    await gate.eachOperation(
      ({ scope }) => scope !== null,
      async (operation, t) => {
        const request = await t.request(operation, { placeholder: true });
        const answer = await t.send({ ...request, token: null });
        t.expectError('authentication.bearer-required', answer, { status: 401, code: 'unauthorized' });
        const { error } = answer.json<{ error: { details?: { hint?: unknown } } }>();
        t.expect('authentication.unauthorized-carries-hint', typeof error.details?.hint === 'string', {
          expected: 'error.details.hint, a string',
          got: JSON.stringify(error),
        });
      },
    );
  },
);
