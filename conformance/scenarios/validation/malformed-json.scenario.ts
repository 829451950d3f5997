import { type ClauseId, mediaTypes, type OperationShape, operations } from '@workspace-api/contract';
import fc from 'fast-check';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { sampleBody } from '../../resources/sample-body.ts';
import { sendInvalid } from './send-invalid.ts';

const takesBody = ({ requestBody }: OperationShape): boolean => requestBody?.required === true;

const send = (
  t: Case,
  operation: OperationShape,
  clauses: readonly ClauseId[],
  rawBody: string | ((validJson: string) => string),
  headers: Record<string, string> = {},
) =>
  sendInvalid(t, operation, clauses, ({ body, ...request }) => ({
    ...request,
    rawBody: typeof rawBody === 'string' ? rawBody : rawBody(JSON.stringify(body)),
    headers,
  }));

/**
 * Bodies that only a lenient parser accepts: without the last brace, with trailing characters, or in a notation other
 * than JSON.
 */
const spoilt: readonly (string | ((validJson: string) => string))[] = [
  (validJson) => validJson.slice(0, -1),
  (validJson) => `${validJson} x`,
  '{a: 1}',
  (validJson) => validJson.replaceAll('"', "'"),
];

const isJson = (json: string): boolean => {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
};

export default scenario(
  'validation.malformed-json',
  'A body that is not JSON is refused',
  {},
  async (gate) => {
    await gate.eachOperation(takesBody, async (operation, t) => {
      for (const rawBody of spoilt) {
        const exchange = await send(
          t,
          operation,
          ['validation.malformed-json-is-400', 'validation.malformed-json-code'],
          rawBody,
        );
        t.expectRefused('validation.malformed-json-is-400', exchange);
        t.expectError('validation.malformed-json-code', exchange, 'malformed-json');
      }
      const cell = `[scopes,name]\n${operations.listAgents.scope},${t.unique()}\n`;
      const exchange = await send(t, operation, ['encodings.tson-is-one-way'], cell, {
        'content-type': mediaTypes.tson,
      });
      t.expectRefused('encodings.tson-is-one-way', exchange);
    });

    for (const operation of gate.operations(takesBody)) {
      const validJson = JSON.stringify(sampleBody('createAgent', (prefix = '') => prefix));
      // A truncated object is not JSON: its last brace is missing.
      const cut = fc
        .integer({ min: 1, max: validJson.length - 1 })
        .map((length) => validJson.slice(0, length));
      await gate.property(
        `${operation.id} with a truncated body`,
        cut.filter((json) => !isJson(json)),
        async (t, json) => {
          t.expectRefused(
            'validation.malformed-json-is-400',
            await send(t, operation, ['validation.malformed-json-is-400'], json),
          );
        },
        { runs: { quick: 1, standard: 4, thorough: 20 } },
      );
    }
  },
);
