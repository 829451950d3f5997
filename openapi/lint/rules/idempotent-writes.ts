import { hasHeader, isSuccess } from '../operations.ts';
import { operationRule } from '../rule.ts';

const key = 'Idempotency-Key';
const replayed = 'Idempotent-Replayed';

/** The rule error-set checks the 422 response and its mismatch example. */
export const idempotentWrites = operationRule(
  'An authenticated write accepts Idempotency-Key, and its success shows whether it is a replay; a read does neither.',
  function* ({ id, at, authenticated, write, parameters, responses }) {
    const keyParameter = parameters.find(
      (parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === key.toLowerCase(),
    );
    const requiresKey = authenticated && write;
    if (requiresKey && !keyParameter)
      yield { message: `${id} is an authenticated write and must accept ${key}.`, at };
    if (requiresKey && keyParameter?.node.required === true) {
      yield {
        message: `${id} must accept ${key} as an optional parameter.`,
        at: keyParameter.at,
      };
    }
    if (!requiresKey && keyParameter) {
      yield {
        message: `${id} is not an authenticated write; ${key} has no effect there.`,
        at: [...at, 'parameters'],
      };
    }
    for (const response of responses.filter(isSuccess)) {
      const declared = hasHeader(response, replayed);
      if (requiresKey === declared) continue;
      const message = requiresKey
        ? `${id}'s ${response.status} must declare ${replayed}.`
        : `${id}'s ${response.status} declares ${replayed}, but nothing is replayed there.`;
      yield { message, at: response.at };
    }
  },
);
