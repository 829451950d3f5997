import { expect, test } from 'vitest';
import { create } from 'xmlbuilder2';
import { printable } from '../engine/report/format.ts';
import { renderJunit } from './junit.ts';
import {
  hostile,
  hostileReport,
  sampleClause,
  sampleFinding,
  sampleReport,
} from './sample-report.test-helper.ts';
import { createView } from './view.ts';

type Element = {
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): Iterable<Element>;
  textContent: string | null;
};

const parse = (xml: string) => create(xml).root().node as unknown as Element;
const all = (element: Element, name: string) => [...element.getElementsByTagName(name)];
const getCase = (root: Element, name: string) => {
  const match = all(root, 'testcase').find((testcase) => testcase.getAttribute('name') === name);
  if (!match) throw new Error(`no testcase is called ${name}`);
  return match;
};

test.each([
  ['idempotency.replay-is-marked', {}],
  ['idempotency.mismatch-is-422', { failure: 'expected 422 IDEMPOTENCY_MISMATCH, got 201 Created' }],
  ['pagination.newest-first', { 'system-out': null }],
  ['tokens.token-inspect-scope', { 'system-out': null }],
  ['billing.invoice-statuses', { skipped: 'unsupported: billing is not offered' }],
  ['forms.newest-first', { skipped: 'not exercised: missing a driver with the capability add-submission' }],
  ['logs.tail-streams', { error: 'the connection was reset' }],
])('%s has only the child element for its status', (name, children) => {
  const testcase = getCase(parse(renderJunit(createView(sampleReport()))), name);
  const entries = ['failure', 'error', 'skipped', 'system-out'].flatMap((child) =>
    all(testcase, child).map((element) => [child, element.getAttribute('message')]),
  );
  expect(Object.fromEntries(entries)).toEqual(children);
});

test('a waived failure is skipped with its reason, and still shows its finding', () => {
  const findings = [sampleFinding({ waived: 'cached' })];
  const clauses = [sampleClause('tokens.revoke', 'waived', { reason: 'cached', findings })];
  const root = parse(renderJunit(createView(sampleReport({ clauses, errors: [] }))));
  const testcase = getCase(root, 'tokens.revoke');
  expect(all(testcase, 'skipped')[0]?.getAttribute('message')).toBe('waived: cached');
  expect(all(testcase, 'system-out')[0]?.textContent).toContain('got');
  expect([root.getAttribute('failures'), root.getAttribute('skipped')]).toEqual(['0', '1']);
});

test('the counts of every suite and of the whole file match the test cases', () => {
  const root = parse(renderJunit(createView(sampleReport())));
  for (const element of [root, ...all(root, 'testsuite')]) {
    const counted = [
      ['tests', 'testcase'],
      ['failures', 'failure'],
      ['errors', 'error'],
      ['skipped', 'skipped'],
    ] as const;
    for (const [attribute, child] of counted) {
      expect(Number(element.getAttribute(attribute)), `${element.getAttribute('name')} ${attribute}`).toBe(
        all(element, child).length,
      );
    }
  }
});

test('hostile text is well-formed XML 1.0 and unchanged, with visible control characters', () => {
  const xml = renderJunit(createView(hostileReport()));
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
  // An undeclared entity is not well-formed, though some parsers accept it.
  expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i);
  const failure = all(parse(xml), 'failure')[0]?.textContent ?? '';
  for (const value of Object.values(hostile)) expect(failure).toContain(printable(value));
});
