import { changePages } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const bare = (record: unknown): Json => {
  const { id, name, status, created_at } = record as Json;
  return { id, name, status, created_at };
};

export const bareAgents: Variant = {
  text: 'Agents have only the documented fields.',
  allowedBy: "Agents: configuration fields aren't documented.",
  families: ['agents'],
  wrap: changePages((page, request) =>
    findOperation(request)?.id === 'listAgents' ? { ...page, records: page.records.map(bare) } : page,
  ),
};
