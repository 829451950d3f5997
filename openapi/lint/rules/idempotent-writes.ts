import { hasHeader, isSuccess } from '../operations.ts';
import { operationRule } from '../rule.ts';

const key = 'Idempotency-Key';
const replayed = 'Idempotent-Replayed';

/** The 422 with its mismatch example is the error-set rule's. */
export const idempotentWrites = operationRule(
  'An authenticated write takes Idempotency-Key and its success says whether it is a replay; a read does neither.',
  function* ({ id, at, authenticated, write, parameters, responses }) {
    const taken = parameters.find(
      (parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === key.toLowerCase(),
    );
    const wanted = authenticated && write;
    if (wanted && !taken) yield { message: `${id} is an authenticated write and must take ${key}.`, at };
    if (wanted && taken?.node.required === true) {
      yield {
        message: `${id} must take ${key} as optional: it is attached where a retry is wanted.`,
        at: taken.at,
      };
    }
    if (!wanted && taken) {
      yield {
        message: `${id} is no authenticated write; ${key} means nothing there.`,
        at: [...at, 'parameters'],
      };
    }
    for (const response of responses.filter(isSuccess)) {
      const declared = hasHeader(response, replayed);
      if (wanted === declared) continue;
      const message = wanted
        ? `${id}'s ${response.status} must declare ${replayed}.`
        : `${id}'s ${response.status} declares ${replayed}, but nothing is replayed there.`;
      yield { message, at: response.at };
    }
  },
);
