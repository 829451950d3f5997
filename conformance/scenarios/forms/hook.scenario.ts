import { parseInstant } from '../../checks/instant.ts';
import { scenario } from '../../engine/scenario.ts';

const title = 'A form invokes its capability after a submission is recorded';
export default scenario(
  title,
  { holds: [], needs: ['add-form', 'add-submission', 'inspect-storage'] },
  async (gate) => {
    await gate.case('a form with a capability', async (t) => {
      const { workspace } = t.target;
      const onSubmit = {
        capability: t.unique('gate.capability'),
        args: { to: t.unique(), nested: { none: null } },
      };
      const form = await t.subjects.addForm({ fields: ['email'], onSubmit });
      const { id } = await t.subjects.addSubmission(form.id, { email: 'visitor@customer.example' });
      const path = { id: form.id };
      const submission = await t.subjects.find('listSubmissions', (one) => one.id === id, { path });
      const calls = await t.needs('inspect-storage')({ view: 'capability-calls', workspace });
      const call = calls.find((one) => one.submission === id);
      const { capability, args } = call ?? {};
      t.expectEqual('forms.hook-follows-recording', { capability, args }, onSubmit);
      if (!submission)
        return t.notExercised('forms.hook-follows-recording', 'the submission on the first page of the list');
      // A server may round its times to seconds.
      const isEarly = parseInstant(call?.calledAt) < parseInstant(submission.submitted_at);
      t.expect('forms.hook-follows-recording', !isEarly, {
        expected: `a call at or after ${submission.submitted_at}`,
        got: String(call?.calledAt),
      });
    });
  },
);
