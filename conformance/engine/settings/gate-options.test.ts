import { readFileSync } from 'node:fs';
import { clauseList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { listProblems, strictObject } from '../../target/schema.ts';
import { optionsSchema } from './gate-options.ts';

const schema = strictObject(optionsSchema.shape, 'setting').partial();
const problems = (options: unknown) => {
  const { error } = schema.safeParse(options);
  return error ? listProblems(error).join('\n') : '';
};

test('options of the declared types have no problems', () => {
  expect(
    problems({
      target: 'http://127.0.0.1:4010/v1',
      driver: async () => ({ name: 'test', capabilities: {} }),
      effort: 'quick',
      seed: 0,
      waivers: [{ clause: 'tokens', operation: 'getMe', reason: 'known', until: '2027-05-31' }],
      unsupported: [{ tag: 'billing', reason: 'planned' }],
    }),
  ).toBe('');
});

test.each([
  [{ tagret: 'http://127.0.0.1:4010/v1' }, 'unknown setting "tagret". Available: target, token'],
  [{ timeoutMs: '10' }, 'timeoutMs: expected number'],
  [{ seed: 1.5 }, 'seed: expected int'],
  [{ driver: 7 }, 'driver: expected the path or the name of a module, or a function'],
  [{ only: 'tokens' }, 'only: expected array'],
  [{ only: ['no.such-clause'] }, 'only[0]: no clause matches "no.such-clause". Use --list'],
  [{ unsupported: [{ reason: 'planned' }] }, 'unsupported[0]: expected a clause, an operation or a tag'],
  [
    { unsupported: [{ tag: 'biling', reason: 'planned' }] },
    'unsupported[0].tag: no operation tag matches "biling"',
  ],
  [{ waivers: [{ clause: 'tokens', reason: ' ' }] }, 'waivers[0].reason: expected a non-empty string'],
  [{ waivers: [{ clause: 'tokens', operation: 'getYou', reason: 'x' }] }, 'no operation matches "getYou"'],
  [
    { waivers: [{ clause: 'tokens', reason: 'x', until: 'May' }] },
    'until: expected a date such as 2027-05-31',
  ],
  [
    { waivers: [{ clause: 'tokens', reason: 'x', untill: '2027-05-31' }] },
    'waivers[0]: unknown member "untill". Available: clause, operation, reason',
  ],
])('%j is rejected: %s', (options, message) => {
  expect(problems(options)).toContain(message);
});

test('a waiver that covers only provisional clauses is rejected: a difference from them is only information', () => {
  const getProblems = (level: string) => {
    const clause = clauseList.find((each) => each.level === level)?.id ?? '';
    return problems({ waivers: [{ clause, reason: 'x' }] });
  };
  expect(getProblems('provisional')).toContain('no must or should clause matches');
  expect(getProblems('should')).toBe(getProblems('must'));
});

test('the value of a token is not shown', () => {
  expect(problems({ tokens: { live: { key: 'key_live_secret' } } })).not.toContain('key_live_secret');
});

test('the address of the receiver has a host and a port', () => {
  const parse = (receiverListen: string) => schema.parse({ receiverListen }).receiverListen;
  expect(parse('0.0.0.0:8085')).toEqual({ host: '0.0.0.0', port: 8085 });
  expect(parse('localhost:0')).toEqual({ host: 'localhost', port: 0 });
  expect(parse('[::1]:443')).toEqual({ host: '::1', port: 443 });
});

test.each(['8085', ':8085', '127.0.0.1', '127.0.0.1:70000', '::1:80', 'http://127.0.0.1:80'])(
  '%s is not an address of the receiver',
  (receiverListen) => expect(problems({ receiverListen })).toContain('receiverListen: expected host:port'),
);

test('a page names each setting, or its option of the command', () => {
  const pages = ['../../README.md', '../../../docs/gate.md', '../../../docs/driver.md']
    .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
    .join('');
  const toOption = (name: string) =>
    name.replace(/(?:Ms|s)$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const unnamed = Object.keys(optionsSchema.shape).filter(
    (name) => !pages.includes(`\`${name}`) && !pages.includes(`--${toOption(name)}`),
  );
  expect(unnamed).toEqual([]);
});
