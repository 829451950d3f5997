import { changePages } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const renameFields = (record: unknown): Json => {
  const { id, status, agent_id, created_at, ...rest } = record as Json;
  return { run_id: id, state: status, agent: { id: agent_id }, created: created_at, rest };
};

export const runFieldsRenamed: Variant = {
  text: 'A run has other field names: `run_id`, `state`, `agent`, `created`.',
  allowedBy: "Agents and runs: the fields of the run record aren't documented.",
  families: ['runs'],
  wrap: changePages((page, request) =>
    findOperation(request)?.id === 'listRuns' ? { ...page, records: page.records.map(renameFields) } : page,
  ),
};
