import { clauseList, operationList, shapes } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { type Example, isNode, resolve } from '../../generate/openapi-document.ts';
import { bundle, getEntry, getSchemaName, listSuccesses } from '../contract.ts';
import { exampleBlock, renderSplit, section, shortList } from '../elements.ts';
import { operationLink, pageFile, schemaLink } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import { renderClauseList } from './lists.ts';
import { renderProse, summarize } from './prose.ts';
import { renderSchema } from './schema-view.ts';

/** Levels of members that the page shows. */
const depth = 3;
const maxExamples = 2;

/** The names of the schemas that a part of the bundle refers to, directly or through a component that isn't a schema. */
const listReferences = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (!isNode(value)) return [];
  const name = getSchemaName(value);
  if (name !== undefined) return [name];
  if (typeof value.$ref === 'string') return listReferences(resolve<object>(bundle, value));
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'x-item-schema'
      ? (getSchemaName({ $ref: child }) ?? [])
      : listReferences(key.startsWith('example') ? undefined : child),
  );
};

/** The schemas that each operation uses. Every operation returns errors, so that is not a use. */
const usesOfOperations = new Map<string, readonly string[]>(
  operationList.map(({ id }) => {
    const entry = getEntry(id);
    return [id, listReferences([entry.body, listSuccesses(entry)])];
  }),
);

/** The schemas that each schema uses. */
const usesOfSchemas = new Map(
  Object.entries(bundle.components.schemas).map(([name, schema]) => [name, listReferences(schema)]),
);

const listUsers = <User>(uses: ReadonlyMap<User, readonly string[]>, name: string): User[] =>
  [...uses].filter(([user, names]) => user !== name && names.includes(name)).map(([user]) => user);

/** The examples of a schema: its own, or an example of a response or body with this schema. */
const listExamples = (name: string, operations: readonly string[]): unknown[] => {
  const { examples } = bundle.components.schemas[name] ?? {};
  if (Array.isArray(examples) && examples.length > 0) return examples.slice(0, maxExamples);
  return operations
    .map(getEntry)
    .flatMap(({ body, responses }) => [body, ...responses.map(([, response]) => response)])
    .flatMap((holder) => Object.values(holder?.content ?? {}))
    .filter(({ schema }) => getSchemaName(schema) === name)
    .flatMap(({ examples = {} }) => Object.values(examples))
    .map((example) => resolve<Example>(bundle, example).value)
    .slice(0, 1);
};

const renderUses = (title: string, links: readonly Html[]): Html =>
  html`${links.length > 0 && html`<h3>${title}</h3>${shortList(links, 12, title.toLowerCase())}`}`;

/** The page of a schema. */
export const schemaPage = (name: string): SitePage => {
  const { description } = bundle.components.schemas[name] ?? {};
  const operations = listUsers(usesOfOperations, name);
  const stated = Object.entries(shapes).flatMap(([id, { schema }]) => (schema === name ? [id] : []));
  const examples = listExamples(name, operations);
  return {
    file: pageFile('schemas', name),
    title: `${name} (schema)`,
    summary: summarize(description),
    inReference: true,
    entries: [{ kind: 'schema', title: name }],
    body: html`<p class="above">Schemas</p>
<h1>${name}</h1>
${renderSplit({
  introduction: renderProse(description),
  sections: html`${section('members', 'Members', renderSchema({ $ref: `#/components/schemas/${name}` }, depth, 'schema'))}
${section(
  'used',
  'Used by',
  html`${renderUses('Operations', operations.map(operationLink))}${renderUses('Schemas', listUsers(usesOfSchemas, name).map(schemaLink))}`,
)}
${section('clauses', 'Clauses', renderClauseList(clauseList.filter(({ id }) => stated.includes(id))))}`,
  examples: html`${examples.length > 0 && html`<h2 id="example">Example</h2>${examples.map(exampleBlock)}`}`,
})}`,
  };
};
