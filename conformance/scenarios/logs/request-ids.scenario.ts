import { scenario } from '../../engine/scenario.ts';
import { findEntries } from './log-entries.ts';

export default scenario(
  'logs.request-ids',
  'Log entries of one request share its id',
  { needs: ['add-log-entry'] },
  async (gate) => {
    await gate.case('two requests', async (t) => {
      const { workspace } = t.target;
      const q = t.unique('Gate request');
      const requestId = `req_${t.unique('gate').replaceAll('-', '')}`;
      const entry = { workspace, level: 'info', source: 'agent' };
      for (const part of ['one', 'two'])
        await t.needs('add-log-entry')({ ...entry, message: `${q} ${part}`, requestId });
      await t.needs('add-log-entry')({ ...entry, message: `${q} other` });
      const { entries } = await findEntries(t, 'searchLogs', { q });
      const findRequestId = (part: string) =>
        entries.find(({ message }) => message === `${q} ${part}`)?.request_id;
      if (['one', 'two', 'other'].some((part) => findRequestId(part) === undefined))
        return t.notExercised('logs.request-id-correlates', 'entries that a search for their message finds');
      t.expect(
        'logs.request-id-correlates',
        findRequestId('one') !== undefined && findRequestId('one') === findRequestId('two'),
        {
          expected: 'the same id for entries of the same request',
          got: `${findRequestId('one')} and ${findRequestId('two')}`,
        },
      );
      t.expect(
        'logs.request-id-correlates',
        findRequestId('other') !== undefined && findRequestId('other') !== findRequestId('one'),
        {
          expected: 'another id for the entry of another request',
          got: `${findRequestId('other')}`,
        },
      );
    });
  },
);
