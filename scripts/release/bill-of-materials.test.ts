import { expect, test } from 'vitest';
import { createBillOfMaterials } from './bill-of-materials.ts';

const yaml = { name: 'yaml', version: '2.9.1', license: 'ISC', integrity: `sha512-${'A'.repeat(86)}==` };

test('a bill of materials lists each package once, with its license and the checksum of what npm installs', () => {
  const bill = createBillOfMaterials(
    {
      name: '@workspace-api/mock',
      installed: [yaml],
      bundled: [
        yaml,
        { ...yaml, name: '@preact/signals', license: '(MIT OR CC0-1.0)' },
        { ...yaml, name: 'none', license: undefined },
      ],
    },
    '1.2.3',
  );
  expect(bill.metadata.component).toMatchObject({
    name: '@workspace-api/mock',
    purl: 'pkg:npm/%40workspace-api/mock@1.2.3',
  });
  expect(bill.components.map(({ purl, licenses, hashes }) => [purl, licenses, hashes])).toEqual([
    [
      'pkg:npm/yaml@2.9.1',
      [{ license: { id: 'ISC' } }],
      [{ alg: 'SHA-512', content: Buffer.alloc(64).toString('hex') }],
    ],
    ['pkg:npm/%40preact/signals@2.9.1', [{ expression: '(MIT OR CC0-1.0)' }], undefined],
    ['pkg:npm/none@2.9.1', undefined, undefined],
  ]);
});
