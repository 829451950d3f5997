import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'logs.invalid-filters',
  'Logs reject invalid filters',
  { holds: [] },
  async (gate) => {
    for (const operation of ['listLogs', 'searchLogs'] as const)
      await gate.case(`${operation} by an invalid time`, async (t) => {
        for (const name of ['since', 'until']) {
          const response = await t.send({ operation, query: { [name]: 'yesterday' } });
          t.expectError('logs.time-format', response, { status: 400 });
        }
      });

    await gate.case('an unknown level', async (t) => {
      const response = await t.send({ operation: 'searchLogs', query: { level: 'gate' } });
      t.expectError('logs.search-unknown-level', response, 'validation-failed');
    });
  },
);
