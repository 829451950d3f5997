import { clauseList, type OperationShape, operationList, shapes } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import type { PageContext } from '../context.ts';
import { type Bundle, getSchemaName, isNode } from '../contract.ts';
import { exampleBlock, section, shortList } from '../elements.ts';
import { operationLink, schemaFile, schemaLink } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import { listSuccesses, operationNode } from './contract-view.ts';
import { renderClauseList } from './lists.ts';
import { renderProse, summarize } from './prose.ts';
import { nodeEntries, resolveNode } from './schema-nodes.ts';
import { renderSchema } from './schema-view.ts';
import { renderSplit } from './split.ts';

/** Levels of members that the page shows. */
const depth = 3;
const maxExamples = 2;

/** The names of the schemas that a part of the bundle refers to, directly or through a component that isn't a schema. */
const listReferences = (bundle: Bundle, value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => listReferences(bundle, item));
  if (!isNode(value)) return [];
  const name = getSchemaName(value);
  if (name !== undefined) return [name];
  if (typeof value.$ref === 'string') return listReferences(bundle, resolveNode(bundle, value));
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'x-item-schema'
      ? (getSchemaName({ $ref: child }) ?? [])
      : listReferences(bundle, key.startsWith('example') ? undefined : child),
  );
};

/** The operations and schemas that use each schema. */
export type SchemaUses = {
  readonly operations: ReadonlyMap<OperationShape, readonly string[]>;
  readonly schemas: ReadonlyMap<string, readonly string[]>;
};

/** Finds what each operation and schema refers to. Every operation returns errors, so that is not a use. */
export const findSchemaUses = (bundle: Bundle): SchemaUses => ({
  operations: new Map(
    operationList.map((operation) => {
      const node = operationNode(bundle, operation);
      return [operation, listReferences(bundle, [node.requestBody, listSuccesses(bundle, node)])];
    }),
  ),
  schemas: new Map(
    nodeEntries(bundle.components.schemas).map(([name, schema]) => [name, listReferences(bundle, schema)]),
  ),
});

const listUsers = <User>(uses: ReadonlyMap<User, readonly string[]>, name: string): User[] =>
  [...uses].filter(([user, names]) => user !== name && names.includes(name)).map(([user]) => user);

/** The examples of a schema: its own, or an example of a response or body with this schema. */
const listExamples = (bundle: Bundle, name: string, operations: readonly OperationShape[]): unknown[] => {
  const { examples } = bundle.components.schemas?.[name] ?? {};
  if (Array.isArray(examples) && examples.length > 0) return examples.slice(0, maxExamples);
  return operations
    .map((operation) => operationNode(bundle, operation))
    .flatMap(({ requestBody, responses }) => [requestBody, ...nodeEntries(responses).map(([, node]) => node)])
    .flatMap((holder) => nodeEntries(resolveNode(bundle, holder).content))
    .filter(([, { schema }]) => getSchemaName(schema) === name)
    .flatMap(([, media]) => nodeEntries(media.examples))
    .map(([, example]) => resolveNode(bundle, example).value)
    .slice(0, 1);
};

const renderUses = (title: string, links: readonly Html[]): Html =>
  html`${links.length > 0 && html`<h3>${title}</h3>${shortList(links, 12, title.toLowerCase())}`}`;

/** The page of a schema. */
export const schemaPage = (name: string, uses: SchemaUses, { bundle }: PageContext): SitePage => {
  const { description } = bundle.components.schemas?.[name] ?? {};
  const operations = listUsers(uses.operations, name);
  const stated = Object.entries(shapes).flatMap(([id, { schema }]) => (schema === name ? [id] : []));
  const examples = listExamples(bundle, name, operations);
  return {
    file: schemaFile(name),
    title: `${name} (schema)`,
    summary: summarize(description),
    inReference: true,
    entries: [{ kind: 'schema', title: name }],
    body: html`<p class="above">Schemas</p>
<h1>${name}</h1>
${renderSplit({
  introduction: renderProse(description),
  sections: html`${section('members', 'Members', renderSchema(bundle, { $ref: `#/components/schemas/${name}` }, depth, 'schema'))}
${section(
  'used',
  'Used by',
  html`${renderUses(
    'Operations',
    operations.map(({ id }) => operationLink(id)),
  )}${renderUses('Schemas', listUsers(uses.schemas, name).map(schemaLink))}`,
)}
${section('clauses', 'Clauses', renderClauseList(clauseList.filter(({ id }) => stated.includes(id))))}`,
  examples: html`${examples.length > 0 && html`<h2 id="example">Example</h2>${examples.map(exampleBlock)}`}`,
})}`,
  };
};
