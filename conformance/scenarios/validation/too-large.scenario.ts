import { scenario } from '../../engine/scenario.ts';

const mebibyte = 1024 * 1024;

export default scenario(
  'validation.too-large',
  'A body of more than 1 MB is refused as too large',
  {},
  async (gate) => {
    // One operation is enough: the limit applies to the whole server, and the body is large.
    await gate.case('mintToken', async (t) => {
      const request = await t.request('mintToken');
      const body = { ...(request.body as object), scopes: ['x'.repeat(mebibyte)] };
      t.expectError('validation.too-large-is-413', await t.send({ ...request, body }), 'payload-too-large');
    });
  },
);
