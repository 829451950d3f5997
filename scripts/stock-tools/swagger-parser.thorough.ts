import SwaggerParser from '@apidevtools/swagger-parser';
import { expect, test } from 'vitest';
import { readBundle } from './example-requests.test-helper.ts';

test('swagger-parser validates and dereferences the bundle', async () => {
  const parsed = await SwaggerParser.validate(readBundle() as never);
  expect(parsed.info).toEqual(readBundle().info);
  expect(JSON.stringify(Object.values(parsed.paths ?? {})[0])).not.toContain('"$ref"');
});
