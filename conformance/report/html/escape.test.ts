import { expect, test } from 'vitest';
import { html, trusted } from './escape.ts';

test('values are escaped in text and in attributes', () => {
  expect(html`<a title="${`"'<>&`}">${'<b>'}</a>`.html).toBe(
    '<a title="&#34;&#39;&#60;&#62;&#38;">&#60;b&#62;</a>',
  );
});

test('nested markup and lists of markup are not escaped twice', () => {
  expect(html`<ul>${['a', '&'].map((item) => html`<li>${item}</li>`)}</ul>`.html).toBe(
    '<ul><li>a</li><li>&#38;</li></ul>',
  );
  expect(html`${trusted('<b>')}${0}`.html).toBe('<b>0');
});

test('false renders nothing', () => {
  expect(html`a${false}b`.html).toBe('ab');
});
