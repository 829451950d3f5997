import { instant } from '../../core/instant.ts';
import type { FieldError } from '../../core/problem.ts';
import type { Mode } from '../../core/tenant.ts';
import { agentInconsistencies } from './agent-inconsistencies.ts';
import type { OwnRecords, TenantRecords } from './own-records.ts';

const modes: readonly Mode[] = ['test', 'live'];

/** One kind of records where it is in the seed. */
type Place = { readonly path: string; readonly records: TenantRecords };

const places = ({ workspaces }: OwnRecords): Place[] =>
  workspaces.flatMap((workspace, index) =>
    modes.flatMap((mode) => {
      const records = workspace[mode];
      return records ? [{ path: `/workspaces/${index}/${mode}`, records }] : [];
    }),
  );

type Named = { readonly path: string; readonly name: string | undefined };

/** A name that an earlier one has, of all that have to differ. */
const repeated = (what: string, all: readonly Named[]): FieldError[] => {
  const seen = new Set<string>();
  return all.flatMap(({ path, name }) => {
    if (name === undefined) return [];
    const known = seen.has(name);
    seen.add(name);
    const message = `Another one has the ${what} ${name}.`;
    return known ? [{ path, reason: 'unknown_value' as const, message }] : [];
  });
};

const idsAt = (path: string, records: readonly { readonly id?: string }[] = []): Named[] =>
  records.map(({ id }, index) => ({ path: `${path}/${index}/id`, name: id }));

/** A reference to a record that isn't there, in the same workspace and mode. */
const dangling = (
  path: string,
  what: string,
  references: readonly (string | null | undefined)[] = [],
  targets: readonly { readonly id?: string }[] = [],
): FieldError[] => {
  const ids = new Set(targets.map(({ id }) => id));
  return references.flatMap((reference, index) => {
    if (reference === null || reference === undefined || ids.has(reference)) return [];
    const message = `There is no ${what} ${reference} in this workspace and mode.`;
    return [{ path: path.replace('*', String(index)), reason: 'unknown_value' as const, message }];
  });
};

const unknownInputs = ({ path, records: { forms = [], submissions = [] } }: Place): FieldError[] => {
  const fieldsOf = new Map(forms.map(({ id, fields }) => [id, new Set(fields)]));
  return submissions.flatMap(({ form_id, data }, index) => {
    const fields = fieldsOf.get(form_id);
    const unknown = fields ? Object.keys(data).filter((name) => !fields.has(name)) : [];
    return unknown.map((name) => ({
      path: `${path}/submissions/${index}/data/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      reason: 'unknown_field' as const,
      message: `The form ${form_id} has no field ${name}.`,
    }));
  });
};

const emptyPeriods = ({ path, records: { invoices = [] } }: Place): FieldError[] =>
  invoices.flatMap(({ period_start, period_end }, index) =>
    instant(period_start) < instant(period_end)
      ? []
      : [
          {
            path: `${path}/invoices/${index}/period_end`,
            reason: 'out_of_range' as const,
            message: 'A period ends after it starts.',
          },
        ],
  );

const inPlace = (place: Place): FieldError[] => {
  const { path, records } = place;
  const { agents, runs, approvals, forms, submissions, pages = [], secrets = [] } = records;
  const slugs = pages.map(({ slug }, index) => ({ path: `${path}/pages/${index}/slug`, name: slug }));
  const names = secrets.map(({ name }, index) => ({ path: `${path}/secrets/${index}/name`, name }));
  const agentIds = runs?.map((run) => run.agent_id);
  const approvalIds = runs?.map((run) => run.approval_id);
  const runIds = approvals?.map((approval) => approval.run_id);
  const formIds = submissions?.map((submission) => submission.form_id);
  return [
    ...repeated('slug', slugs),
    ...repeated('name', names),
    ...dangling(`${path}/runs/*/agent_id`, 'agent', agentIds, agents),
    ...dangling(`${path}/runs/*/approval_id`, 'approval', approvalIds, approvals),
    ...dangling(`${path}/approvals/*/run_id`, 'run', runIds, runs),
    ...dangling(`${path}/submissions/*/form_id`, 'form', formIds, forms),
    ...unknownInputs(place),
    ...emptyPeriods(place),
    ...agentInconsistencies(path, records),
  ];
};

/** What records of one's own say against each other: ids that come twice, references that lead nowhere. */
export const inconsistencies = (records: OwnRecords): FieldError[] => {
  const all = places(records);
  const kinds = ['agents', 'runs', 'approvals', 'pages', 'forms', 'submissions', 'invoices'] as const;
  const slugs = records.workspaces.map(({ slug }, index) => ({
    path: `/workspaces/${index}/slug`,
    name: slug,
  }));
  return [
    ...repeated('slug', slugs),
    ...kinds.flatMap((kind) =>
      repeated(
        'id',
        all.flatMap(({ path, records: own }) => idsAt(`${path}/${kind}`, own[kind])),
      ),
    ),
    ...all.flatMap(inPlace),
  ];
};
