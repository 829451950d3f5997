import contract from '@workspace-api/contract/openapi.json' with { type: 'json' };
import controlPlane from '@workspace-api/contract/sandbox/openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createSandbox } from '../mocks/index.ts';
import { fieldErrors } from '../mocks/sandbox/http/validation/field-errors.ts';
import { valuesOf } from '../scripts/generate/words-table.ts';

const all = [...valuesOf('pattern', contract, controlPlane)];

/** Characters that only a regular expression has in a row. */
const regularExpression = /[\^$\\]|\[[^\]]*\]|\.\+|\(\?|\{\d+/;

test('both documents have patterns', () => {
  expect(valuesOf('pattern', contract).size).toBeGreaterThan(20);
  expect(valuesOf('pattern', controlPlane).size).toBeGreaterThan(20);
});

test.each(all)('a value that does not match %s is answered in words', (pattern) => {
  const validate = new Ajv2020().compile({ type: 'string', pattern });
  const unlike = ['', 'Tx', '~', '\r\n', 'ÄÖ'].find((value) => !validate(value));
  expect(unlike).toBeDefined();
  validate(unlike);
  const [field] = fieldErrors({ errors: validate.errors ?? [] }).fields;
  expect(field).toMatchObject({ reason: 'format_mismatch' });
  expect(field?.message).toMatch(/^The value must be .+\.$/);
  expect(field?.message).not.toContain('another form');
  expect(field?.message).not.toMatch(regularExpression);
});

test.each([...valuesOf('format', contract, controlPlane)])(
  'a value that is no %s is answered in words',
  (format) => {
    const params = { format };
    const error = {
      instancePath: '/a',
      schemaPath: '',
      keyword: 'format',
      params,
      message: `must match ${format}`,
    };
    const [field] = fieldErrors({ errors: [error] }).fields;
    expect(field?.message).toMatch(/^The value must be .+ such as .+\.$/);
  },
);

test('a slug is refused in words by the control plane', async () => {
  const sandbox = await createSandbox();
  const answer = await sandbox.fetch('/_sandbox/workspaces', {
    method: 'POST',
    body: JSON.stringify({ slug: 'My Shop' }),
  });
  await sandbox.close();
  expect(await answer.json()).toMatchObject({
    error: {
      fields: [
        {
          path: '/slug',
          message: 'The value must be lower-case letters, digits and hyphens, with no hyphen at the start.',
        },
      ],
    },
  });
});
