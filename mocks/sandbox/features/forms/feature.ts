import { type components, examples } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { joinPointer } from '../../core/json.ts';
import { limits } from '../../core/limits.ts';
import type { FieldError } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { emit } from '../../domain/events.ts';
import type { Db } from '../../store/database.ts';
import { findRows, insert } from '../../store/rows.ts';
import { danglingReferences, type SeedPlace } from '../../store/seed/seed-checks.ts';
import { recordUsage, refusePaused } from '../billing/index.ts';
import { defineFeature } from '../feature.ts';
import { writeLogEntry } from '../logs/index.ts';
import {
  type CapabilityCallRow,
  capabilityCalls,
  forms,
  type SubmissionRow,
  submissions,
} from './resource.ts';

const unknownInputs = ({ path, records: { forms = [], submissions = [] } }: SeedPlace): FieldError[] => {
  const fieldsByFormId = new Map(forms.map(({ id, fields }) => [id, new Set(fields)]));
  return submissions.flatMap(({ form_id, data }, index) => {
    const fields = fieldsByFormId.get(form_id);
    const unknown = fields ? Object.keys(data).filter((name) => !fields.has(name)) : [];
    return unknown.map((name) => ({
      path: joinPointer(`${path}/submissions/${index}/data`, name),
      reason: 'unknown_field' as const,
      message: `The form ${form_id} has no field ${name}.`,
    }));
  });
};

const [requests] = examples.usage.line_items;

/** Invokes a form's capability. The sandbox has no capabilities, so it only records and logs the call. */
const invokeCapability = async (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  { capability, args }: NonNullable<components['schemas']['Form']['on_submit']>,
  submission: SubmissionRow,
  requestId: string,
): Promise<void> => {
  const call: CapabilityCallRow = {
    id: context.ids('call'),
    workspace_id: tenant.workspace_id,
    mode: tenant.mode,
    capability,
    args: JSON.stringify(args ?? null),
    submission_id: submission.id,
    called_at: timestamp(context),
  };
  await insert(db, 'capability_calls', call);
  await writeLogEntry(context, db, tenant, {
    level: 'info',
    source: 'capability',
    message: `${capability} was invoked for the submission ${submission.id}`,
    request_id: requestId,
  });
};

/** Forms and their submissions. */
export const formsFeature = defineFeature({
  resources: [forms, submissions],
  tables: [capabilityCalls],
  /** Forms and their submissions. Both are created outside the API, so they are read-only here. */
  handlers: {
    listForms: ({ db, tenant, page }) => forms.list(db, tenant, page),

    getForm: async ({ db, tenant, input }) => forms.show(await forms.find(db, tenant, input.path.id)),

    async listSubmissions({ db, tenant, page, input }) {
      const form = await forms.find(db, tenant, input.path.id);
      return submissions.list(db, tenant, page, { where: { form_id: form.id } });
    },
  },
  /** Submissions by visitors of live pages, and the calls of capabilities that follow. */
  records: {
    submissions: {
      allow: ({ context, db, tenant }) => refusePaused(context, db, tenant),
      // By a visitor of a live page. The form's capability is invoked after the submission is recorded and counted (clause
      // `forms.hook-follows-recording`).
      async add({ context, db, tenant }, record) {
        const { on_submit } = forms.show(await forms.find(db, tenant, record.form_id));
        const submission = await submissions.add(context, db, tenant, record);
        if (requests) await recordUsage(context, db, tenant, { ...requests, quantity: 1 });
        // All log entries of the visitor's request share one request id.
        const requestId = context.ids('req');
        if (on_submit) await invokeCapability(context, db, tenant, on_submit, submission, requestId);
        const view = submissions.show(submission);
        await emit(context, db, tenant, 'forms.submitted', view, requestId);
        return view;
      },
    },
    capability_calls: {
      async list({ db }, { workspace_id, mode }) {
        const latest = { by: ['called_at', 'id'], descending: true, limit: limits.listedRecords } as const;
        const place = mode ? { workspace_id, mode } : { workspace_id };
        const calls = await findRows(db, 'capability_calls', place, latest);
        return calls.map(({ workspace_id: _, args, ...call }) => ({
          ...call,
          args: JSON.parse(args) as unknown,
        }));
      },
    },
  },
  seed: {
    check(place) {
      const { path, records } = place;
      const formIds = records.submissions?.map((submission) => submission.form_id);
      return [
        ...danglingReferences(`${path}/submissions/*/form_id`, 'form', formIds, records.forms),
        ...unknownInputs(place),
      ];
    },
  },
});
