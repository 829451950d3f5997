import { expect, test } from 'vitest';
import { dateUnreleased, parseVersion, setVersion } from './raise-versions.ts';

test('a manifest gets the version, and depends on that version of the other packages', () => {
  const manifest = {
    name: '@workspace-api/client',
    version: '0.1.0',
    dependencies: { '@workspace-api/contract': '0.1.0', 'openapi-fetch': '0.17.0' },
    devDependencies: { '@workspace-api/mock': '0.1.0' },
  };
  expect(setVersion(JSON.stringify(manifest), '0.2.0')).toBe(`{
  "name": "@workspace-api/client",
  "version": "0.2.0",
  "dependencies": {
    "@workspace-api/contract": "0.2.0",
    "openapi-fetch": "0.17.0"
  },
  "devDependencies": {
    "@workspace-api/mock": "0.2.0"
  }
}
`);
});

test('the entries under "Unreleased" move to the version', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0, 2026-01-01\n\n- First.\n';
  expect(dateUnreleased(changelog, '0.2.0', '2026-11-02')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0, 2026-11-02\n\n- New.\n\n## 0.1.0, 2026-01-01\n\n- First.\n',
  );
});

test.each(['# Changelog\n', '## Unreleased\n', '## Unreleased\n\n## 0.1.0, 2026-01-01\n\n- First.\n'])(
  'a changelog without entries under "Unreleased" is refused: %j',
  (changelog) => {
    expect(() => dateUnreleased(changelog, '0.2.0', '2026-11-02')).toThrow('Add what changed.');
  },
);

test('a version has three numbers', () => {
  expect(parseVersion('1.2.0')).toBe('1.2.0');
  expect(() => parseVersion('v1.2')).toThrow('Invalid version "v1.2". Use a form such as 1.2.0.');
});
