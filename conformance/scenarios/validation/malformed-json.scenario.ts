import { mediaTypes, type OperationShape, operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { sendInvalid } from './refused-bodies.ts';

const mebibyte = 1024 * 1024;

const takesBody = ({ requestBody }: OperationShape): boolean => requestBody?.required === true;

/** Puts a value that isn't JSON first in a body: servers ignore members that they don't know. */
const withFirst =
  (value: string) =>
  (validJson: string): string =>
    validJson.replace(/^([[{])(.?)/, (_, open, next) => {
      const first = open === '{' ? `"gate":${value}` : value;
      return `${open}${first}${/[\]}]/.test(next) ? '' : ','}${next}`;
    });

/** Bodies that only a lenient parser accepts: cut off, with trailing characters, or in a notation other than JSON. */
const malformed: readonly ((validJson: string) => string)[] = [
  (validJson) => validJson.slice(0, -1),
  (validJson) => validJson.slice(0, validJson.length / 2),
  (validJson) => `${validJson} x`,
  () => '{a: 1}',
  (validJson) => validJson.replaceAll('"', "'"),
  withFirst('NaN'),
  withFirst('-Infinity'),
];

const title = 'A body that is not JSON, or has more than 1 MB, is refused';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.eachOperation(takesBody, async (operation, t) => {
    const clauses = ['validation.malformed-json-is-400', 'validation.malformed-json-code'] as const;
    for (const change of gate.some(operation.id, malformed)) {
      const exchange = await sendInvalid(t, operation, clauses, ({ body, ...request }) => ({
        ...request,
        rawBody: change(JSON.stringify(body)),
      }));
      t.expectRefused('validation.malformed-json-is-400', exchange);
      t.expectError('validation.malformed-json-code', exchange, 'malformed-json');
    }
  });

  const takers = gate.some('TSON', gate.operations(takesBody));
  const isTaker = (operation: OperationShape) => takers.includes(operation);
  await gate.eachOperation(isTaker, async (operation, t) => {
    const rawBody = `[scopes,name]\n${operations.listAgents.scope},${t.unique()}\n`;
    const headers = { 'content-type': mediaTypes.tson };
    const exchange = await sendInvalid(
      t,
      operation,
      ['encodings.tson-is-one-way'],
      ({ body: _, ...request }) => ({ ...request, rawBody, headers }),
    );
    t.expectRefused('encodings.tson-is-one-way', exchange);
  });

  // One operation is enough: the limit applies to the whole server, and the body is large.
  await gate.case('a body of more than 1 MB', async (t) => {
    const { body, ...request } = await t.request('mintToken');
    const response = await t.send({
      ...request,
      body: { ...(body as object), scopes: ['x'.repeat(mebibyte)] },
    });
    t.expectError('validation.too-large-is-413', response, 'payload-too-large');
  });
});
