import { errors } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Wrap } from '../mocks/wrappers/fetch.ts';
import { on } from '../mocks/wrappers/on.ts';
import { checkSandbox } from './support/with-sandbox.ts';

const clause = 'validation.entries-of-every-rule';

/** Checks a schedule only if the schema accepts the body. No mutant of the package breaks a `should`. */
const schemaFirst: Wrap = on('createAgent').error('validation-failed', ({ fields }) =>
  Array.isArray(fields) && fields.length > 1
    ? { fields: fields.filter(({ path }) => path !== '/schedule') }
    : undefined,
);

/** Names no field of a schedule, as a server that accepts any. */
const withoutSchedules: Wrap = on('createAgent').error('validation-failed', () => ({
  fields: [{ ...errors['validation-failed'].fields?.[0], path: '/name' }],
}));

const servers: [string, Wrap, string][] = [
  ['reports the errors of every rule', (next) => next, 'pass'],
  ['checks the schema first', schemaFirst, 'warn'],
  ['names no schedule', withoutSchedules, 'pass'],
];

test.each(servers)('for a server that %s, the clause has its status', async (_which, wrap, status) => {
  const { report } = await checkSandbox({ wrap }, { only: [clause] });
  expect(report.clauses.find(({ id }) => id === clause)).toMatchObject({ status });
});
