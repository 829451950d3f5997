import { headerNames } from '@workspace-api/contract';
import { type Attack, attacked, controlled, filled, long, many, nested, post } from './attack.ts';

const patch = (name: string, path: string, body: string): Attack =>
  post(`patch: ${name}`, `${attacked}/${path}`, body, 'PATCH');

const agent = JSON.stringify({ name: 'x', task: 'x'.repeat(4000) });

/** Writes that change much, or cause much. */
export const writes: readonly Attack[] = [
  patch(
    'pointer',
    'pages/page_LARGE0',
    JSON.stringify([{ op: 'add', path: '/a~0'.repeat(long / 5), value: 1 }]),
  ),
  patch('tests', 'pages/page_LARGE0', filled('{"op":"test","path":"/metadata/title","value":"x"}')),
  patch(
    'additions',
    'pages/page_LARGE0',
    `[{"op":"add","path":"/schema/l","value":[]},${many(9990, () => '{"op":"add","path":"/schema/l/-","value":1}')}]`,
  ),
  patch(
    'insertions',
    'pages/page_LARGE0',
    `[{"op":"add","path":"/schema/l","value":[]},${many(9990, () => `{"op":"add","path":"/schema/l/0","value":"${'x'.repeat(40)}"}`)}]`,
  ),
  patch(
    'copies',
    'pages/page_LARGE0',
    `[{"op":"add","path":"/schema/a","value":"x"},${many(9000, (index) => `{"op":"copy","from":"/schema/a","path":"/schema/c${index}"}`)}]`,
  ),
  patch(
    'long text',
    'pages/page_LARGE1',
    `[{"op":"add","path":"/schema/a","value":"${'x'.repeat(long - 2000)}"}]`,
  ),
  patch(
    'deep document',
    'pages/page_LARGE2',
    `[{"op":"add","path":"/schema/a","value":${filled(nested(150), 23_000)}}]`,
  ),
  patch(
    'theme',
    'theme',
    `[{"op":"add","path":"/tokens","value":{${many(11_500, (index) => `"t${index}":"${index}"`)}}}]`,
  ),
  post('write: triggers agents and webhooks', `${attacked}/agents`, agent),
  post('write: publishes pages', `${attacked}/pages-publish`),
  {
    ...post('write: replay', `${attacked}/agents`, agent),
    headers: { [headerNames.idempotencyKey]: 'replayed' },
  },
  post(
    'secret: longest value',
    `${attacked}/secrets`,
    JSON.stringify({ name: 'large', value: 'x'.repeat(65_536) }),
    'PUT',
  ),
  post(
    'log entry: longest message',
    `${controlled}/logs`,
    JSON.stringify({ level: 'info', source: 'agent', message: 'İ'.repeat(long / 3) }),
  ),
];
