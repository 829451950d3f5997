import {
  type ClauseId,
  mediaTypes,
  type OperationShape,
  operations,
  resources,
} from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import { contentCoding, fourKilobytes } from '../../checks/compression.ts';
import { type Case, type Exchange, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { findRecordId } from '../../resources/find-resource.ts';
import { sameDocument } from '../pages/drafts.ts';
import { otherEncodings } from '../shared/lists.ts';

/** 4 KB in either definition: larger bodies may be compressed. */
const threshold = 4096;

// Three of these make any page of agents large enough.
const task = 'The conformance gate created this agent to get a response of some size. '.repeat(25);

/** Returns a request whose response is larger than the threshold; null if there is none. */
const largeList = async (t: Case, operation: OperationShape): Promise<OperationRequest | null> => {
  const request = { ...(await t.request(operation)), query: { limit: operation.list?.maxLimit } };
  const isLarge = (response: Exchange) => isSuccess(response) && response.bytes.length > threshold;
  let plain = await t.send(request);
  if (!isLarge(plain) && operation.id === operations.listAgents.id) {
    for (const _agent of [1, 2, 3])
      await t.send({ operation: 'createAgent', body: t.sample('createAgent', { task }) });
    plain = await t.send(request);
  }
  return isLarge(plain) ? request : null;
};

const accepting = (codings: readonly string[]): Record<string, string> =>
  codings.length === 0 ? {} : { 'accept-encoding': codings.join(', ') };

/** Creates a function that reads a single record of any size, an agent. */
const sizedBody = async (
  t: Case,
): Promise<(bytes: number, codings: readonly string[]) => Promise<Exchange>> => {
  const createAgent = async (length: number, codings: readonly string[]) => {
    // Every name has the same length.
    const name = t.unique('Gate agent').padEnd(60, '.');
    const body = t.sample('createAgent', { name, task: 'x'.repeat(length) });
    const id = findRecordId(resources.agent, await t.prepare({ operation: operations.createAgent.id, body }));
    if (id === null) return t.notExercised([], 'the id of a new agent');
    return t.prepare({ operation: operations.getAgent.id, path: { id }, headers: accepting(codings) });
  };
  const rest = (await createAgent(1, [])).bytes.length - 1;
  return (bytes, codings) => createAgent(bytes - rest, codings);
};

/** Content that has to be compressed in several chunks: characters of one to four bytes, and no two equal lines. */
const mixedContent = Array.from(
  { length: 300 },
  (_, index) => `${index ** 3} é日😀 ${(index * 7919) % 9973}`,
).join('\n');

/** The place of a page that accepts any string. */
const place = '/tree/props/gate';

/** Reads a page of more than 150 KB, larger than the buffers of most servers; null if the target doesn't accept it. */
const largePage = async (t: Case): Promise<((codings: readonly string[]) => Promise<Exchange>) | null> => {
  const path = await t.subjects.fresh(resources.page.name);
  const copies = Array.from({ length: 21 }, (_, index) => ({
    op: 'copy',
    from: place,
    path: `${place}_${index}`,
  }));
  const body = [{ op: 'add', path: place, value: mixedContent }, ...copies];
  if (!isSuccess(await t.send({ operation: operations.updatePage.id, path, body }))) return null;
  return (codings) => t.prepare({ operation: operations.getPage.id, path, headers: accepting(codings) });
};

const expectCoding = (t: Case, clause: ClauseId, exchange: Exchange, coding: string | undefined) => {
  const got = contentCoding(exchange) ?? undefined;
  t.expect(clause, got === coding && exchange.undecodable === null, {
    expected: `Content-Encoding ${coding ?? '(none)'} of ${exchange.bytes.length} bytes`,
    got: exchange.undecodable ?? `Content-Encoding ${got ?? '(none)'}`,
    exchange,
  });
};

const codings = ['gzip', 'zstd'] as const;

/** Requests that allow no coding. */
const refusals: readonly Record<string, string>[] = [
  {},
  ...['identity', 'gzip;q=0, zstd;q=0', 'gzip;q=0', '*;q=0'].map((value) => ({ 'accept-encoding': value })),
];

/** Requests a large list with some codings. Other clients may change it, so only single records are compared with the plain body. */
const checkCodings = async (
  t: Case,
  request: OperationRequest,
  accepted: readonly (typeof codings)[number][],
) => {
  for (const coding of accepted) {
    const exchange = await t.send({ ...request, headers: { 'accept-encoding': coding } });
    if (!isSuccess(exchange) || exchange.mediaType !== (request.accept ?? mediaTypes.json)) return;
    // Another encoding may be smaller, and a page just above the threshold may have become smaller.
    if (exchange.undecodable === null && exchange.bytes.length <= threshold) continue;
    expectCoding(t, `compression.${coding}`, exchange, coding);
    if (contentCoding(exchange) === null) continue;
    t.expect('compression.decodes-to-plain-body', exchange.undecodable === null, {
      got: exchange.undecodable ?? '',
      exchange,
    });
  }
};

const title = 'Responses over 4 KB are compressed only for clients that accept it';
export default scenario(
  title,
  { holds: [], clauses: ['compression.only-when-negotiated', 'compression.not-below-threshold'] },
  async (gate) => {
    // Any run can make the list of agents large.
    const isGrowing = ({ id }: OperationShape) => id === operations.listAgents.id;
    const others = gate.operations((operation) => operation.list !== null && !isGrowing(operation));
    const chosen = gate.some('lists', others, 2);
    const isCompared = (operation: OperationShape) => isGrowing(operation) || chosen.includes(operation);
    await gate.eachOperation(isCompared, async (operation, t, share) => {
      const large = await largeList(t, operation);
      if (!large)
        return t.notExercised(
          ['compression.gzip', 'compression.zstd'],
          `a page of ${operation.id} over 4 KB`,
        );
      await checkCodings(t, large, isGrowing(operation) ? codings : share(codings));
      for (const accept of share(otherEncodings)) await checkCodings(t, { ...large, accept }, share(codings));
      for (const headers of isGrowing(operation) ? refusals : share(refusals))
        await t.send({ ...large, headers });
    });

    const isRead = ({ method, scope, stream }: OperationShape) =>
      method === 'GET' && scope !== null && !stream;
    await gate.eachKind(isRead, async (operation, t) => {
      const request = await t.request(operation);
      const headers = { 'accept-encoding': codings.join(', ') };
      const query = operation.list ? { limit: 1 } : {};
      for (const accept of [mediaTypes.json, ...(operation.list ? otherEncodings : [])])
        await t.send({ ...request, accept, headers, query });
    });

    await gate.case('an error', async (t) => {
      const path = { id: t.unique(resources.agent.idPrefix) };
      await t.send({ operation: 'getAgent', path, headers: { 'accept-encoding': codings.join(', ') } });
    });

    await gate.case('at the threshold', async (t) => {
      const sized = await sizedBody(t);
      await sized(fourKilobytes, ['gzip', 'zstd']);
      for (const [size, coding] of [[threshold, undefined] as const, [threshold + 1, 'gzip'] as const]) {
        const exchange = await sized(size, ['gzip']);
        if (exchange.bytes.length === size)
          expectCoding(t, 'compression.threshold-is-4096-bytes', exchange, coding);
      }
    });

    await gate.case('far above the threshold', async (t) => {
      const large = await largePage(t);
      if (!large)
        return t.notExercised('compression.decodes-to-plain-body', 'a page that accepts that much text');
      const [plain, ...others] = [await large([]), await large(['gzip']), await large(['zstd'])];
      for (const exchange of others)
        t.expect(
          'compression.decodes-to-plain-body',
          exchange.undecodable === null && sameDocument(getJson(exchange), plain && getJson(plain)),
          {
            expected: `the plain body of ${plain?.bytes.length} bytes`,
            got: exchange.undecodable ?? `${exchange.bytes.length} other bytes`,
            exchange,
          },
        );
    });
  },
);
