import { changeResponses } from '../../wrappers/change-responses.ts';
import type { Wrap } from '../../wrappers/fetch.ts';
import { readJson, withBody } from '../../wrappers/json.ts';

/** Writes the JSON of successive responses in different notations, in turn. */
export const inTurn =
  (notations: readonly ((json: unknown) => string)[]): Wrap =>
  (next) => {
    let count = 0;
    return changeResponses(async (response) => {
      const json = await readJson(response);
      const write = notations[count % notations.length];
      if (json === undefined || write === undefined) return response;
      count += 1;
      return withBody(response, write(json));
    })(next);
  };
