import { type Scope, scopes, scopesThatGrant } from '@workspace-api/contract';
import { scenario } from '../../src/scenario/scenario.ts';

scenario(
  'scopes.one-short',
  'Every operation refuses a token that holds every scope but those that let it in',
  { clauses: ['scopes.required', 'scopes.required-scope-named', 'scopes.missing-scope-hint'] },
  async (gate) => {
    await gate.eachOperation(
      ({ scope }) => scope !== null,
      async (operation, t) => {
        const required = operation.scope as Scope;
        const { token } = await t.subjects.token(
          scopes.filter((scope) => !scopesThatGrant[required].includes(scope)),
        );
        const request = await t.request(operation, { placeholder: true });
        const answer = await t.send({ ...request, token });
        // A server may look for the record first, and a made-up id names none.
        if (request.placeholder && answer.status === 404) t.lacks('scopes.required', 'a record to ask for');
        t.expectError('scopes.required', answer, { status: 403, code: 'insufficient_scope' });
        t.expectError('scopes.required-scope-named', answer, { details: { required_scope: required } });
        t.expectError('scopes.missing-scope-hint', answer, 'insufficient-scope', {
          details: { hint: 'missing_scope' },
        });
      },
    );
  },
);
