import { type components, examples } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { joinPointer } from '../../core/json.ts';
import type { FieldError } from '../../core/problem.ts';
import { toTenant } from '../../core/tenant.ts';
import { emit, type Work } from '../../domain/work.ts';
import { findLatest, insert } from '../../store/rows.ts';
import type { SeedPlace } from '../../store/seed/seed-records.ts';
import { refusePaused, usageRecords } from '../billing/index.ts';
import { defineFeature } from '../feature.ts';
import { writeLogEntry } from '../logs/index.ts';
import { forms, submissions } from './resource.ts';

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
  work: Work & { requestId: string },
  { capability, args }: NonNullable<components['schemas']['Form']['on_submit']>,
  submission_id: string,
): Promise<void> => {
  const { context, db, tenant } = work;
  await insert(db, 'capability_calls', {
    id: context.ids('call'),
    ...toTenant(tenant),
    capability,
    args: JSON.stringify(args ?? null),
    submission_id,
    called_at: timestamp(context),
  });
  await writeLogEntry(work, {
    level: 'info',
    source: 'capability',
    message: `${capability} was invoked for the submission ${submission_id}`,
    request_id: work.requestId,
  });
};

/** Forms and their submissions. */
export const formsFeature = defineFeature({
  resources: [forms, submissions],
  /** Forms and their submissions. Both are created outside the API, so they are read-only here. */
  handlers: {
    listForms: forms.list,

    getForm: forms.get,

    async listSubmissions(request) {
      const form = await forms.find(request, request.input.path.id);
      return submissions.list(request, { where: { form_id: form.id } });
    },
  },
  /** Submissions by visitors of live pages, and the calls of capabilities that follow. */
  records: {
    submissions: {
      allow: refusePaused,
      // By a visitor of a live page. The form's capability is invoked after the submission is recorded and counted (clause
      // `forms.hook-follows-recording`).
      async add(scene, record) {
        const { on_submit } = forms.show(await forms.find(scene, record.form_id));
        const submission = await submissions.add(scene, record);
        if (requests) await usageRecords.add(scene, { ...requests, quantity: 1 });
        // All log entries of the visitor's request share one request id.
        const work = { ...scene, requestId: scene.context.ids('req') };
        if (on_submit) await invokeCapability(work, on_submit, submission.id);
        return emit(work, 'forms.submitted', submissions.show(submission));
      },
    },
    capability_calls: {
      async list({ db }, where) {
        const calls = await findLatest(db, 'capability_calls', where, 'called_at');
        return calls.map(({ workspace_id: _, args, ...call }) => ({
          ...call,
          args: JSON.parse(args) as unknown,
        }));
      },
    },
  },
  seed: { check: unknownInputs },
});
