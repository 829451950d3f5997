import { formatNote } from './note-descriptions.ts';
import type { OpenApiDocument } from './openapi-document.ts';

type Value = { when: string; remedy: string; 'x-provisional'?: string };
type Described = { description?: string; 'x-values'?: Record<string, Value> };

const formatLine = ([value, { when, remedy, 'x-provisional': note }]: [string, Value]): string =>
  `- \`${value}\`: ${when} ${remedy}${note === undefined ? '' : ` ${formatNote(note)}`}`;

const describe = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(describe);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, child]) => [key, describe(child)] as const);
  const described = Object.fromEntries(entries) as Described;
  const values = described['x-values'];
  if (!values) return described;
  const lines = Object.entries(values).map(formatLine).join('\n');
  return { ...described, description: `${described.description}\n\n${lines}\n`, enum: Object.keys(values) };
};

/** Makes an enumeration of the values that `x-values` describes, and adds them to the description, which every viewer shows. */
export const describeValues = (document: OpenApiDocument): OpenApiDocument => ({
  ...document,
  components: {
    ...document.components,
    schemas: describe(document.components.schemas) as OpenApiDocument['components']['schemas'],
  },
});
