import { createRequire } from 'node:module';
import { serve } from '@hono/node-server';
import { type ErrorName, errors, examples, mediaTypes, operationList } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getListExamples } from '../list-examples.ts';
import { createPrism } from './create-prism.ts';

type Operation = (typeof operationList)[number];
type Bodies = { requestBody?: { content: Record<string, { examples?: Record<string, unknown> }> } };

const { paths } = createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as {
  paths: Record<string, Record<string, Bodies>>;
};
const values: Readonly<Record<string, unknown>> = examples;

let server: ReturnType<typeof serve>;
let base = '';

beforeAll(async () => {
  const prism = await createPrism();
  await new Promise<void>((resolve) => {
    server = serve(
      { fetch: prism.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false },
      ({ port }) => {
        base = `http://127.0.0.1:${port}/v1`;
        resolve();
      },
    );
  });
});

afterAll(() => server.close());

const createUrl = ({ path, parameters }: Operation): string => {
  const pathname = path.replace(/\{(\w+)\}/g, (_, name) =>
    String(parameters.path.find((one) => one.name === name)?.example),
  );
  const query = parameters.query
    .filter(({ required }) => required)
    .map(({ name, example }): [string, string] => [name, String(example)]);
  return `${base}${pathname}?${new URLSearchParams(query)}`;
};

const getExampleBody = ({ path, method, requestBody }: Operation): string | undefined => {
  if (requestBody === null) return undefined;
  const declared =
    paths[path]?.[method.toLowerCase()]?.requestBody?.content[requestBody.mediaType]?.examples ?? {};
  return JSON.stringify(values[Object.keys(declared)[0] ?? '']);
};

const send = (operation: Operation, headers: Record<string, string> = {}, body = getExampleBody(operation)) =>
  fetch(createUrl(operation), {
    method: operation.method,
    headers: {
      Authorization: 'Bearer key_test_example',
      ...(body !== undefined && { 'Content-Type': mediaTypes.json }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });

const findOperation = (id: string): Operation => {
  const operation = operationList.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation "${id}".`);
  return operation;
};

const readError = async (response: Response) => {
  const body = (await response.json()) as {
    error: { code: string; fields?: { path: string; reason: string; message: string }[] };
  };
  expect(schemas.ErrorEnvelope(body)).toBe(true);
  expect(response.headers.get('Content-Type')).toBe(mediaTypes.json);
  return { status: response.status, ...body.error };
};

test.each(operationList)('$id responds with its first example', async (operation) => {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));

  const response = await send(operation);
  const body = await response.text();
  expect(response.status).toBe(Number(success?.[0]));
  const example = success?.[1].examples[0];
  if (example === undefined) expect(body).toBe('');
  else if (operation.stream) expect(body).toBe(values[example]);
  else expect(JSON.parse(body)).toEqual(values[example]);
});

// The thorough tests force every error of every operation on Prism itself.
test('every declared error can be forced, regardless of other headers', async () => {
  const operation = findOperation('approveApproval');
  for (const [status, { examples: names, fitted }] of Object.entries(operation.responses)) {
    if (Number(status) < 400) continue;
    for (const name of names) {
      const response = await send(operation, {
        Prefer: `code=${status}, example=${name}`,
        Accept: mediaTypes.csv,
      });
      const own = fitted?.[name];
      expect(await response.json(), name).toEqual(own ? { error: own } : values[name]);
      expect(response.status).toBe(Number(status));
    }
  }
});

test.each(['createAgent', 'listAgents'])('%s checks credentials first', async (id) => {
  const operation = findOperation(id);
  const malformed = operation.requestBody === null ? undefined : '{';
  const refusal = await readError(await send(operation, { Authorization: '' }, malformed));
  expect(refusal).toMatchObject({ status: 401, code: errors.unauthorized.code });
});

test('malformed JSON is rejected with 400, not 422', async () => {
  const refusal = await readError(await send(findOperation('createAgent'), {}, '{'));
  expect(refusal).toMatchObject({ status: 400, code: errors['malformed-json'].code });
});

test('a body of another type is rejected', async () => {
  const refusal = await readError(await send(findOperation('createAgent'), {}, '7'));
  expect(refusal).toMatchObject({ status: 400, fields: [{ reason: 'format_mismatch' }] });
});

test.each(operationList.filter(({ list }) => list !== null))(
  '$id returns each of its encodings, by format and by Accept',
  async (operation) => {
    for (const [format, mediaType] of Object.entries(mediaTypes)) {
      const byAccept = await send(operation, { Accept: `${mediaType}, */*;q=0.1` });
      expect(byAccept.headers.get('Content-Type')).toBe(mediaType);
      const url = `${createUrl(operation)}&format=${format}`;
      const byFormat = await fetch(url, { headers: { Authorization: 'Bearer x', Accept: mediaTypes.json } });
      expect(byFormat.headers.get('Content-Type')).toBe(mediaType);
      expect(await byFormat.text()).toBe(await byAccept.text());
    }
  },
);

test.each<[string, string, string]>([
  ['limit=0', '/limit', 'out_of_range'],
  ['limit=many', '/limit', 'format_mismatch'],
  ['format=xml', '/format', 'unknown_value'],
])('the query %s is rejected with its field', async (query, path, reason) => {
  const response = await fetch(`${createUrl(findOperation('listAgents'))}&${query}`, {
    headers: { Authorization: 'Bearer x' },
  });
  expect(await readError(response)).toMatchObject({
    status: 400,
    code: 'validation_failed',
    fields: [{ path, reason }],
  });
});

test('missing and unknown fields are both reported', async () => {
  const { fields } = await readError(await send(findOperation('createAgent'), {}, '{"nickname":"Bo"}'));
  expect(fields).toHaveLength(2);
  expect(fields).toContainEqual(expect.objectContaining({ path: '/name', reason: 'missing' }));
  expect(fields).toContainEqual(expect.objectContaining({ path: '/nickname', reason: 'unknown_field' }));
});

test('an error describes the valid values as a sentence, once for each field', async () => {
  const body = JSON.stringify({ url: 'nowhere', events: ['No event'] });
  const { fields = [] } = await readError(await send(findOperation('createWebhookSubscription'), {}, body));
  expect(fields.map(({ path }) => path)).toEqual(['/url', '/events/0']);
  const response = await fetch(`${createUrl(findOperation('listLogs'))}&since=yesterday`, {
    headers: { Authorization: 'Bearer x' },
  });
  const [since, ...others] = (await readError(response)).fields ?? [];
  expect(others).toEqual([]);
  expect(since?.message).toContain('2026-11-02T08:00:00Z');
  for (const { message } of [...fields, { message: since?.message }])
    expect(message).toMatch(/^The value must be [^^$\\"]+$/);
});

test('a header in an error has the contract’s spelling', async () => {
  const refusal = await readError(
    await send(findOperation('createAgent'), { 'Idempotency-Key': 'k'.repeat(256) }),
  );
  expect(refusal.fields).toEqual([expect.objectContaining({ path: '/Idempotency-Key', reason: 'too_long' })]);
});

test.each(['Accept', 'format'])('a single resource has no other encoding, by %s', async (by) => {
  const url = by === 'format' ? `${base}/me?format=csv` : `${base}/me`;
  const response = await fetch(url, {
    headers: { Authorization: 'Bearer x', ...(by === 'Accept' && { Accept: mediaTypes.csv }) },
  });
  expect(await readError(response)).toMatchObject({ status: 406, code: errors['not-acceptable'].code });
});

test.each([
  ['GET', '/nowhere'],
  ['DELETE', '/me'],
])('%s %s is not in the contract and returns 404', async (method, path) => {
  const response = await fetch(`${base}${path}`, { method, headers: { Authorization: 'Bearer x' } });
  expect(await readError(response)).toMatchObject({ status: 404, code: errors['not-found'].code });
});

test.each<ErrorName>(['already-decided', 'token-expired', 'rate-limited'])(
  'the error %s can be forced by its name only',
  async (name) => {
    const refusal = await readError(
      await send(findOperation('approveApproval'), { Prefer: `example=${name}` }),
    );
    expect(refusal).toMatchObject({ status: errors[name].status, code: errors[name].code });
  },
);

test('another success can be forced by the name of its example', async () => {
  const response = await send(findOperation('listAgents'), { Prefer: 'example=agent-list-first-page' });
  expect(await response.json()).toEqual(values['agent-list-first-page']);
  expect(response.headers.get('X-Next-Cursor')).toBeNull();
});

const lists = await Promise.all(
  operationList
    .filter(({ list }) => list !== null)
    .map(async (operation) => ({ operation, pages: Object.entries(await getListExamples(operation)) })),
);

describe.each(lists)('$operation.id', ({ operation, pages }) => {
  test('responds with each of its pages on request by name, in any encoding', async () => {
    for (const [name, page] of pages) {
      const response = await send(operation, { Prefer: `example=${name}` });
      expect([response.status, await response.json()], name).toEqual([200, page[mediaTypes.json]]);
    }
    const [name = '', page = {}] = pages.at(-1) ?? [];
    for (const mediaType of [mediaTypes.csv, mediaTypes.ndjson]) {
      const response = await send(operation, { Prefer: `example=${name}`, Accept: mediaType });
      expect(response.headers.get('Content-Type')).toBe(mediaType);
      // Reading the body as a string removes the byte order mark.
      expect(await response.text()).toBe(String(page[mediaType]).replace('\uFEFF', ''));
    }
  });

  test('rejects an unknown page with the names of its pages', async () => {
    const { status, fields } = await readError(await send(operation, { Prefer: 'example=no-such-page' }));
    expect(status).toBe(400);
    const [field] = fields ?? [];
    for (const [name] of pages) expect(field?.message).toMatch(new RegExp(`[ (]${name}[,)]`));
  });
});

test.each(['code=418', 'example=no-such-example', 'code=many'])(
  'an undeclared Prefer: %s is rejected and named',
  async (preference) => {
    const { status, fields } = await readError(await send(findOperation('getMe'), { Prefer: preference }));
    expect(status).toBe(400);
    expect(fields).toEqual([expect.objectContaining({ path: '/Prefer', reason: 'unknown_value' })]);
  },
);

test('a page of another origin can call it and read the contract’s headers', async () => {
  const response = await send(findOperation('getMe'), { Origin: 'http://localhost:3000' });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-RateLimit-Remaining');
});
