import { limits } from '../../core/limits.ts';
import { emit } from '../../domain/events.ts';
import { refusePaused } from '../billing/index.ts';
import type { AllRecordRules } from '../feature.ts';
import { recordSubmission } from './record-submission.ts';
import { forms } from './resource.ts';

/** Forms that the editor creates, submissions by visitors of live pages, and the calls of capabilities that follow. */
export const formRecords: Pick<AllRecordRules, 'forms' | 'submissions' | 'capability_calls'> = {
  forms: {
    added: async ({ context, db, tenant }, id) =>
      emit(context, db, tenant, 'forms.created', forms.show(await forms.find(db, tenant, id))),
  },
  submissions: {
    allow: ({ context, db, tenant }) => refusePaused(context, db, tenant),
    add: async ({ context, db, tenant }, { form_id, ...submission }) =>
      recordSubmission(context, db, tenant, await forms.find(db, tenant, form_id), submission),
  },
  capability_calls: {
    async list({ db }, { workspace_id, mode }) {
      const calls = db
        .selectFrom('capability_calls')
        .select(['id', 'mode', 'capability', 'args', 'submission_id', 'called_at'])
        .where('workspace_id', '=', workspace_id)
        .orderBy('called_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limits.listedRecords);
      const rows = await (mode ? calls.where('mode', '=', mode) : calls).execute();
      return rows.map((call) => ({ ...call, args: JSON.parse(call.args) as unknown }));
    },
  },
};
