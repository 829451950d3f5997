import { expect, test } from 'vitest';
import { dateUnreleased } from './date-unreleased.ts';

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
