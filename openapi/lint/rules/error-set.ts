import { asNode } from '../document.ts';
import { findResponse, listExampleNames, type Operation } from '../operations.ts';
import { operationRule } from '../rule.ts';

/** A status that an operation must declare, the reason, and the error examples that it must have. */
type Expected = { status: string; because: string; examples: string[] };

const listExpected = ({ authenticated, list, write, path, parameters, body }: Operation): Expected[] => {
  const expected: Expected[] = [];
  const expect = (status: string, because: string, ...examples: string[]) =>
    expected.push({ status, because, examples });
  const query = parameters.some((parameter) => parameter.in === 'query');
  if (list) expect('400', 'a list', 'validation-failed', 'invalid-cursor');
  else if (query || body) expect('400', 'an operation with a query or a body', 'validation-failed');
  if (!authenticated) return expected;
  expect('401', 'an authenticated operation', 'unauthorized', 'token-expired');
  expect('403', 'an authenticated operation', 'insufficient-scope');
  expect('406', 'an authenticated operation', 'not-acceptable');
  expect('429', 'an authenticated operation', 'rate-limited');
  expect('500', 'an authenticated operation', 'internal-error');
  expect('503', 'an authenticated operation', 'upstream-unavailable');
  if (path.includes('{')) expect('404', 'an operation with path parameters');
  if (write) expect('422', 'a write', 'idempotency-mismatch');
  if (body) expect('413', 'an operation with a body');
  return expected;
};

/** An operation's kind determines the errors that it declares. */
export const errorSet = operationRule(
  'An operation declares the errors of its kind, each with the examples that distinguish them.',
  function* (operation) {
    for (const { status, because, examples } of listExpected(operation)) {
      const response = findResponse(operation, status);
      if (!response) {
        const at = [...operation.at, 'responses'];
        yield { message: `${operation.id} is ${because} and must declare ${status}.`, at };
        continue;
      }
      const names = listExampleNames(response);
      for (const example of examples.filter((name) => !names.includes(name))) {
        const message = `${operation.id} is ${because}: its ${status} must have the example "${example}".`;
        yield { message, at: response.at };
      }
    }
    yield* needless(operation);
  },
);

/** A status that the operation can't return is as misleading as a missing status. */
function* needless(operation: Operation) {
  const reasons: [string, boolean, string][] = [
    ['413', operation.body === undefined, 'takes no body'],
    ['422', !operation.write, 'is not a write'],
  ];
  for (const [status, holds, why] of reasons) {
    if (holds && asNode(operation.node.responses)[status] !== undefined) {
      const at = [...operation.at, 'responses', status];
      yield { message: `${operation.id} ${why} and cannot return ${status}.`, at };
    }
  }
}
