import * as fc from 'fast-check';

/** Strings that programs often handle incorrectly. fast-check adds names such as `__proto__`, and characters of every plane. */
export const unusualString: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', minLength: 200, maxLength: 400 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.double().map(String),
  fc.integer({ min: 250, max: 5000 }).map((length) => 'a'.repeat(length)),
  fc.constantFrom(
    ...[
      '',
      ' ',
      '.',
      '..',
      '/',
      '//',
      '%',
      '%00',
      '%zz',
      '%c0%ae',
      '../../etc/passwd',
      '..\\x',
      '~0~1',
      '~2',
    ],
    ...['__proto__', 'constructor', 'null', 'undefined', '1e400', '-1', '9007199254740993', '0x10', '(a+)+$'],
    ...['a\u0000b', '\ud800', '\udfff x', '\ufeff', '\u202eabc', '\u2028', '\r\n', '\u001b[31m', 'İ'],
    ...["' or 1=1 --", '"; drop table pages; --', '<script>alert(1)</script>', '=1+1', '${7*7}{{7*7}}'],
    ...['9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00Z', '2026-02-30', '2026-10-01T10:00:00+99:99'],
    ...['http://127.0.0.1:4010/_sandbox/reset', 'http://[::1]:4010/', 'http://0x7f000001/', 'http://a..b/'],
    ...['http://user:password@example.com/', 'http://example.com:99999/', 'file:///etc/passwd'],
  ),
);

const nested = (open: string, close: string): string => open.repeat(250) + close.repeat(250);

/** JSON values, as source, that programs often handle incorrectly. */
export const unusualJson: fc.Arbitrary<string> = fc.oneof(
  fc.json(),
  unusualString.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    ...['null', '-0', '-1', '1e400', '1e-400', '9007199254740993', '1.0', '[]', '{}', '[null]', '"\\ud800"'],
    ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"toString":1}', '{"a":1,"a":2}'],
    ...[
      '{"\\ud800":1}',
      '{"":""}',
      '{"length":-1}',
      nested('[', ']'),
      nested('{"a":', '}').replace('}', '1}'),
    ],
    ...[`[${'0,'.repeat(2000)}0]`, `"${'x'.repeat(20_000)}"`],
  ),
);

/** Strings that aren't valid JSON, or barely are. */
export const brokenJson: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...['', ' ', '{', '"', '{"a":}', '{"a":1,}', "{'a':1}", '{a:1}', '{"a":01}', '{"a":NaN}', '{"a":"\\x"}'],
    ...['{"a":"\n"}', '{} {}', 'nul', '\ufeff{}', '// comment\n{}', '\u0000', '<?xml version="1.0"?><a/>'],
    ...['a=1&b=2', '['.repeat(50_000), '{"a":'.repeat(20_000), '['.repeat(50_000) + ']'.repeat(50_000)],
  ),
);
