import { clauseList, type OperationShape, operationList, shapes } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { type Bundle, getSchemaName, isNode, type Node } from '../contract.ts';
import { codeBlock, shortList } from '../elements.ts';
import { operationLink, schemaFile, schemaLink } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import type { ReferenceContext } from './context.ts';
import { renderClauseList, renderSplit, section } from './operation-parts.ts';
import { plainSentence, renderProse } from './prose.ts';
import { resolveNode } from './schema-nodes.ts';
import { renderSchema } from './schema-view.ts';

/** Levels of members that the page shows. */
const depth = 3;
const maxExamples = 2;

/** The names of the schemas that a part of the bundle refers to, directly or through a component that isn't a schema. */
const listReferences = (bundle: Bundle, value: unknown, names: Set<string>): Set<string> => {
  if (Array.isArray(value)) for (const item of value) listReferences(bundle, item, names);
  if (!isNode(value)) return names;
  const name = getSchemaName(value);
  if (name !== undefined) return names.add(name);
  const item = value['x-item-schema'];
  if (typeof item === 'string') names.add(item.split('/').at(-1) ?? '');
  if (typeof value.$ref === 'string') {
    if (!value.$ref.includes('/examples/')) listReferences(bundle, resolveNode(bundle, value), names);
    return names;
  }
  for (const [key, child] of Object.entries(value))
    if (key !== 'examples' && key !== 'example') listReferences(bundle, child, names);
  return names;
};

/** The operations, events and schemas that use each schema. */
export type SchemaUses = Readonly<
  Record<string, { readonly operations: OperationShape[]; readonly schemas: string[] }>
>;

/** Finds the uses of each schema. */
export const findSchemaUses = (bundle: Bundle): SchemaUses => {
  const uses: Record<string, { operations: OperationShape[]; schemas: string[] }> = {};
  const use = (name: string) => (uses[name] ??= { operations: [], schemas: [] });
  for (const operation of operationList) {
    const node = bundle.paths[operation.path]?.[operation.method.toLowerCase()];
    // Every operation returns errors, so that is not a use.
    const { requestBody, responses } = node ?? {};
    const successes = Object.entries((responses as Node | undefined) ?? {}).filter(([status]) =>
      status.startsWith('2'),
    );
    for (const name of listReferences(
      bundle,
      [requestBody, ...successes.map(([, response]) => response)],
      new Set(),
    ))
      use(name).operations.push(operation);
  }
  for (const [user, schema] of Object.entries(bundle.components.schemas ?? {}))
    for (const name of listReferences(bundle, schema, new Set()))
      if (name !== user) use(name).schemas.push(user);
  return uses;
};

/** The examples of a schema: its own, or an example of a response or body with this schema. */
const listSchemaExamples = (bundle: Bundle, name: string, { operations }: SchemaUses[string]): unknown[] => {
  const schema = bundle.components.schemas?.[name] ?? {};
  if (Array.isArray(schema.examples) && schema.examples.length > 0)
    return schema.examples.slice(0, maxExamples);
  const values: unknown[] = [];
  for (const { path, method } of operations) {
    const { requestBody, responses } = bundle.paths[path]?.[method.toLowerCase()] ?? {};
    for (const holder of [requestBody, ...Object.values((responses as Node | undefined) ?? {})])
      for (const media of Object.values((resolveNode(bundle, holder).content as Node | undefined) ?? {})) {
        if (!isNode(media) || getSchemaName(media.schema) !== name) continue;
        for (const example of Object.values((media.examples as Node | undefined) ?? {}))
          values.push(resolveNode(bundle, example).value);
      }
  }
  return values.slice(0, 1);
};

const formatExample = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

const renderUses = ({ operations, schemas }: SchemaUses[string]): Html => html`
${
  operations.length > 0 &&
  html`<h3>Operations</h3>${shortList(
    operations.map(({ id }) => operationLink(id)),
    12,
    'operations',
  )}`
}
${schemas.length > 0 && html`<h3>Schemas</h3>${shortList(schemas.map(schemaLink), 12, 'schemas')}`}`;

/** The page of a schema. */
export const schemaPage = (name: string, uses: SchemaUses, context: ReferenceContext): SitePage => {
  const { bundle, highlighter } = context;
  const schema = bundle.components.schemas?.[name] ?? {};
  const used = uses[name] ?? { operations: [], schemas: [] };
  const stated = new Set(
    Object.entries(shapes)
      .filter(([, shape]) => shape.schema === name)
      .map(([id]) => id),
  );
  const examples = listSchemaExamples(bundle, name, used);
  const clauses = clauseList.filter(({ id }) => stated.has(id));
  const sections = [
    ...section(
      'members',
      'Members',
      renderSchema(bundle, { $ref: `#/components/schemas/${name}` }, depth, 'schema'),
    ),
    ...section('used', 'Used by', renderUses(used)),
    ...section('clauses', 'Clauses', clauses.length === 0 ? html`` : renderClauseList(clauses)),
  ];
  const description = plainSentence(schema.description);
  return {
    file: schemaFile(name),
    title: `${name} (schema)`,
    summary: description,
    headings: sections.map((each) => each.heading),
    inReference: true,
    entries: [{ kind: 'schema', title: name, text: description, link: schemaFile(name) }],
    body: html`<p class="above">Schemas</p>
<h1>${name}</h1>
${renderSplit({
  introduction: renderProse(schema.description),
  sections,
  examples: html`${examples.length > 0 && html`<h2 id="example">Example</h2>${examples.map((value) => codeBlock(highlighter, formatExample(value), typeof value === 'string' ? 'text' : 'json'))}`}`,
})}`,
  };
};
