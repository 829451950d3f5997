import { literal } from '../../../generated/code/literal.ts';
import { listOperations, type OpenApiDocument, type Schema } from '../openapi-document.ts';
import { listParts } from '../shape-places.ts';
import { mergeSchema } from './list-columns.ts';

/** Whether callers choose the names of an object's members. */
const isOpen = ({ type, properties, additionalProperties }: Schema): boolean =>
  [type].flat().includes('object') && Boolean(additionalProperties ?? !properties);

/**
 * Renders the names of the members of responses that are times, and of those that contain what callers chose.
 *
 * @throws Error if a name isn't always one or the other
 */
export const renderDates = (document: OpenApiDocument): string => {
  const kinds = new Map<string, Set<'date' | 'open' | 'other'>>();
  const visit = (name: string, member: Schema): void => {
    // A list may have the name of an open object: the envelope's `data` and a submission's.
    if (member.type === 'array') return;
    const kind = member.format === 'date-time' ? 'date' : isOpen(member) ? 'open' : 'other';
    kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
  };
  for (const { success } of listOperations(document))
    for (const { schema = {} } of Object.values(success?.content ?? {}))
      for (const { at, node, isMember } of listParts(document.components.schemas, schema))
        if (isMember) visit(at.replace(/.*\//, ''), mergeSchema(document, node));
  const list = (kind: 'date' | 'open'): string[] =>
    [...kinds].flatMap(([name, ownKinds]) => {
      if (!ownKinds.has(kind)) return [];
      if (ownKinds.size > 1)
        throw new Error(`${name} is a time, or has members of callers, in some responses only: rename it.`);
      return name;
    });
  return `
/** The members of responses that are times. */
export const dateMembers = ${literal(list('date'))} as const;

/** The members of responses that are objects of what callers chose, so nothing in them is a time. */
export const openMembers: readonly string[] = ${literal(list('open'))};
`;
};
