import { expect, test } from 'vitest';
import { withVersion } from './versions.ts';

test('a manifest gets the version, and depends on that version of the other packages', () => {
  const manifest = {
    name: '@workspace-api/client',
    version: '0.1.0',
    dependencies: { '@workspace-api/contract': '0.1.0', 'openapi-fetch': '0.17.0' },
    devDependencies: { '@workspace-api/mock': '0.1.0' },
  };
  expect(withVersion(manifest, '0.2.0')).toEqual({
    name: '@workspace-api/client',
    version: '0.2.0',
    dependencies: { '@workspace-api/contract': '0.2.0', 'openapi-fetch': '0.17.0' },
    devDependencies: { '@workspace-api/mock': '0.2.0' },
  });
});
