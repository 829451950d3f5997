import { changeResponses } from '../wrappers/change-responses.ts';
import { readJson, withBody } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const prettyPrinted: Variant = {
  text: 'JSON is indented and ends with a line break.',
  allowedBy: "Conventions: bodies are application/json; their formatting isn't specified.",
  families: ['errors', 'tokens'],
  wrap: changeResponses(async (response) => {
    const json = await readJson(response);
    return json === undefined ? response : withBody(response, `${JSON.stringify(json, null, 2)}\n`);
  }),
};
