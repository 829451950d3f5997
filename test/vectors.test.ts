import { spawnSync } from 'node:child_process';
import { clauseList, recordTypes, toCsv, toNdjson, toTson } from '@workspace-api/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { anyNotation, semicolons } from '../conformance/checks/encodings/cell.ts';
import { compareTable } from '../conformance/checks/encodings/compare-table.test-helper.ts';
import { parseCsv } from '../conformance/checks/encodings/csv.ts';
import { parseNdjson } from '../conformance/checks/encodings/ndjson.ts';
import { getNextCursor } from '../conformance/checks/encodings/read-page.ts';
import { isPlainWord, parseTson } from '../conformance/checks/encodings/tson.ts';
import { findRejection } from '../conformance/checks/webhooks/signature.ts';
import { createExchange } from '../conformance/target/exchange.ts';
import { verifyDelivery } from '../mocks/receiver/verify.ts';
import { Problem } from '../mocks/sandbox/core/problem.ts';
import { applyPatch } from '../mocks/sandbox/domain/drafts/json-patch/apply-patch.ts';
import { createSignature } from '../mocks/sandbox/features/webhooks/sign.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { readVectorFile, readVectors, type Vectors } from './support/read-vectors.ts';

const webhooks = readVectors('webhooks');
const patches = readVectors('json-patch');
const cursors = readVectors('cursors');
const encodings = readVectors('encodings');

const clauseIds = new Set<string>(clauseList.map(({ id }) => id));

describe.each(['webhooks', 'json-patch', 'cursors', 'encodings'] as const)('the file %s.json', (name) => {
  test('is valid under its schema', () => {
    const validate = new Ajv2020({ strict: false }).compile(readVectorFile(`${name}.schema`) as object);
    validate(readVectorFile(name));
    expect(validate.errors ?? []).toEqual([]);
  });

  test('has unique ids, and cites only existing clauses', () => {
    const vectors = readVectors(name);
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
    expect(vectors.flatMap(({ clauses }) => clauses).filter((id) => !clauseIds.has(id))).toEqual([]);
    expect(vectors.filter(({ id }) => !id.startsWith(`${name}.`))).toEqual([]);
  });
});

test.each(webhooks)('the receiver verifies $id', ({ secret, now, headers, body_base64, expected }) => {
  const delivery = { headers: new Headers(headers), body: Buffer.from(body_base64, 'base64') };
  expect(verifyDelivery(delivery, secret, new Date(now * 1000)) ?? 'accepted').toBe(expected);
});

test.each(webhooks)('the gate verifies $id', ({ secret, now, headers, body_base64, expected }) => {
  const delivery = { headers, body: Buffer.from(body_base64, 'base64') };
  expect(findRejection(delivery, secret, { from: now, to: now }) ?? 'accepted').toBe(expected);
});

const writer = fromRoot('conformance/vectors/write-webhooks.py');
const written = spawnSync('python3', [writer], { encoding: 'utf8' });
const hasPython = (written.error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT';
if (!hasPython) console.warn("python3 isn't installed: webhooks.json is not compared with its generator.");

test.skipIf(!hasPython)('webhooks.json is up to date with its generator', () => {
  expect(written.stderr).toBe('');
  expect(JSON.parse(written.stdout)).toEqual(readVectorFile('webhooks'));
});

const signed = webhooks.filter(({ expected }) => ['accepted', 'bad_signature'].includes(expected));

test.each(signed)('the sandbox creates the signature of $id only if it is accepted', (vector) => {
  const { 'svc-signature': signature, 'svc-timestamp': timestamp = '' } = vector.headers;
  const own = createSignature(vector.secret, timestamp, Buffer.from(vector.body_base64, 'base64'));
  expect(signature === own).toBe(vector.expected === 'accepted');
});

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

test.each(patches)('the sandbox applies $id', ({ document, patch, result, error }) => {
  // The patch is frozen, so an attempt to modify it throws.
  const apply = () => applyPatch(JSON.stringify(document), frozen(structuredClone(patch)));
  if (!error) return expect(apply()).toEqual(result);
  expect(apply).toThrow(Problem);
  const details = expect.objectContaining({ operation: error.operation });
  const body = { error: expect.objectContaining({ code: 'invalid_patch', details }) };
  expect(apply).toThrow(expect.objectContaining({ envelope: body }));
});

const sorted = (query: URLSearchParams): string => {
  query.sort();
  return query.toString();
};

const sortQuery = (query: string): string => sorted(new URLSearchParams(query));

/** The ids of a page's records, read with the gate's parsers. */
const parseIds = (
  { headers, body, trailers = {} }: Vectors['cursors']['responses'][number],
  items: string,
): string[] => {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/csv')) return parseCsv(body).rows.map(([cell]) => cell?.value ?? '');
  if (type.includes('ndjson')) return parseNdjson(body, trailers).records.map(({ id }) => String(id));
  const page = JSON.parse(body) as Record<string, { id: string }[]>;
  return (page[items] ?? page.data ?? []).map(({ id }) => id);
};

test.each(cursors)('the gate follows $id', ({ items, responses, expected }) => {
  const [first = ''] = expected.queries;
  const queries: string[] = [];
  const records: string[] = [];
  let query = sortQuery(first);
  let outcome = 'complete';
  for (;;) {
    const response = responses.find((one) => sortQuery(one.query) === query);
    if (!response) throw new Error(`The vector has no response to ${query}.`);
    queries.push(query);
    if (response.status !== 200) {
      outcome = 'restart';
      break;
    }
    records.push(...parseIds(response, items));
    const bytes = Buffer.from(response.body);
    const cursor = getNextCursor(
      createExchange(
        null,
        { method: 'GET', url: `http://localhost/v1/list?${query}`, headers: {}, body: null },
        {
          ...response,
          trailers: response.trailers ?? {},
          bytes,
          undecodable: null,
        },
      ),
    );
    if (cursor === null) break;
    const next = new URLSearchParams(first);
    next.set('cursor', cursor);
    query = sorted(next);
  }
  expect({ queries, records, outcome }).toEqual({ ...expected, queries: expected.queries.map(sortQuery) });
});

/** The problems that the gate's parsers find in a body that should contain the records. */
const findProblems = ({ format, records }: Vectors['encodings'], body: string): string[] => {
  if (format === 'ndjson') {
    const { problem, records: parsedRecords } = parseNdjson(body);
    const isSame =
      JSON.stringify(parsedRecords.map(sortedMembers)) === JSON.stringify(records.map(sortedMembers));
    return [...(problem === null ? [] : [problem]), ...(isSame ? [] : ['other records'])];
  }
  const parsed = format === 'csv' ? parseCsv(body) : parseTson(body);
  const differences = compareTable(parsed, records, format === 'csv' ? semicolons : anyNotation);
  const isTyped = format === 'tson' && (body.split('\n')[0] ?? '').includes(':');
  const isNeedless =
    format === 'tson' && parsed.rows.flat().some((cell) => cell.quoted && isPlainWord(cell.value));
  return [
    ...(parsed.problem === null ? [] : [parsed.problem]),
    ...differences.map(({ expected, got }) => `${expected}, not ${got}`),
    ...(isTyped ? ['types'] : []),
    ...(isNeedless ? ['quotes around a plain word'] : []),
  ];
};

const sortedMembers = (record: Record<string, unknown>) => Object.entries(record).toSorted();

test.each(encodings)('the gate accepts every valid body of $id, and no invalid one', (vector) => {
  expect(vector.right.map(({ text }) => findProblems(vector, text))).toEqual(vector.right.map(() => []));
  expect(vector.wrong.filter(({ text }) => findProblems(vector, text).length === 0)).toEqual([]);
  expect(vector.wrong.filter(({ clause }) => !clauseIds.has(clause))).toEqual([]);
});

const schemaByPrefix: Record<string, keyof typeof recordTypes> = {
  ws_: 'Workspace',
  sub_: 'Submission',
  frm_: 'Form',
};

/** The records of a vector as the sandbox writes them. */
const asSandbox = ({ format, records }: Vectors['encodings']): string => {
  if (format === 'ndjson') return toNdjson(records, { next_cursor: null, has_more: false });
  const id = String(records[0]?.id ?? 'ws_');
  const schema = Object.entries(schemaByPrefix).find(([prefix]) => id.startsWith(prefix))?.[1];
  const members = schema && recordTypes[schema];
  return format === 'csv' ? toCsv(members, records, false) : toTson(members, records);
};

test.each(encodings)('the sandbox writes a valid body of $id', (vector) => {
  expect(findProblems(vector, asSandbox(vector))).toEqual([]);
});
