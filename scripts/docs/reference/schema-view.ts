import { describeKeyword } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import type { Schema } from '../../generate/openapi-document.ts';
import { getSchemaName } from '../contract.ts';
import { joined, tabs } from '../elements.ts';
import { schemaLink } from '../links.ts';
import { renderProse } from './prose.ts';
import {
  flatten,
  listAlternatives,
  listVariants,
  referenceName,
  resolveSchema,
  titleVariant,
} from './schema-nodes.ts';

/** A value of the contract as code. Only strings that a reader might not recognize as such are quoted. */
const json = (value: unknown): Html =>
  html`<code>${typeof value === 'string' && /^\S(?:.*\S)?$/.test(value) && !/^(?:true|false|null|[\d.]+)$/.test(value) ? value : JSON.stringify(value)}</code>`;

const or = (parts: readonly Html[]): Html => joined(parts, html` or `);

/** Describes the type of a value, such as `array of Agent` or `string (date-time) or null`. */
const describeType = (node: Schema): Html => {
  const name = referenceName(node);
  if (name !== undefined) return schemaLink(name);
  if ('const' in node) return json(node.const);
  const alternatives = listAlternatives(node);
  if (alternatives.length > 0 && node.type === undefined) return or(alternatives.map(describeType));
  const part = (node.allOf ?? []).map(getSchemaName).find((each) => each !== undefined);
  if (part !== undefined) return schemaLink(part);
  const types = [node.type ?? []].flat();
  if (types.length === 0) return html`${node.properties ? 'object' : 'any'}`;
  return or(
    types.map((type) => {
      if (type === 'array') return html`array of ${describeType(node.items ?? {})}`;
      return type === 'string' && node.format !== undefined ? html`string (${node.format})` : html`${type}`;
    }),
  );
};

const listLimits = (node: Schema): Html[] => [
  ...Object.entries(node).flatMap(([keyword, limit]) => {
    const demand =
      typeof limit === 'number' ? describeKeyword(keyword, { limit, [keyword]: limit }) : undefined;
    return demand === undefined ? [] : [html`${demand.replace(/^must (?:be |have )?|(?<=not )be /g, '')}`];
  }),
  ...(node.uniqueItems === true ? [html`no duplicates`] : []),
  ...(typeof node.pattern === 'string' ? [html`pattern <code>${node.pattern}</code>`] : []),
  ...('default' in node ? [html`default ${json(node.default)}`] : []),
];

const isNarrow = (value: unknown): boolean => JSON.stringify(value).length <= 120;

const listExamples = (node: Schema): unknown[] => {
  const examples = 'example' in node ? [node.example] : (node.examples ?? []);
  return examples.filter(isNarrow).slice(0, 3);
};

/** Describes the limits, values and examples of a value, in a line each. */
const describeValue = (node: Schema): Html => {
  const items = node.items ?? {};
  const values = node.enum ?? items.enum ?? [];
  const details = [...listLimits(node), ...listLimits(items).map((limit) => html`each: ${limit}`)];
  const examples = listExamples(node);
  return html`${details.length > 0 && html`<p class="limits">${joined(details)}</p>`}
${values.length > 0 && html`<p class="limits">One of ${joined(values.map(json))}</p>`}
${examples.length > 0 && html`<p class="limits">Example: ${joined(examples.map(json))}</p>`}`;
};

/** One row of a list of members, parameters or headers. */
export const renderMember = (
  name: string,
  node: Schema,
  { description, isRequired, nested }: { description: unknown; isRequired: boolean; nested?: Html },
): Html => html`<li><p class="member"><code>${name}</code> <span class="type">${describeType(node)}</span>${isRequired && html` <span class="required">required</span>`}</p>
${renderProse(description)}${describeValue(node)}${nested ?? html``}</li>
`;

/** The schema whose members a member has in turn, if any: its own, the schema of its items, or the one that it refers to. */
const findNested = (node: Schema): { name: string | undefined; schema: Schema } | undefined => {
  const name = referenceName(node);
  const schema = name === undefined ? node : flatten(node);
  if (Object.keys(schema.properties ?? {}).length > 0) return { name, schema };
  const inner = schema.items ?? listAlternatives(schema).find((one) => one.type !== 'null');
  return inner && findNested(inner);
};

/**
 * Renders the members of an object as nested lists, with one tab per variant if it has variants.
 *
 * @param depth how many levels of members are shown. Deeper ones are on the page of their schema.
 * @param idPrefix distinguishes the ids of variants on a page
 */
const renderMembers = (
  schema: Schema,
  depth: number,
  idPrefix: string,
  above: readonly string[] = [],
): Html => {
  const own = getSchemaName(schema);
  const path = own === undefined ? above : [...above, own];
  const { discriminator } = resolveSchema(schema) as { discriminator?: { mapping?: object } };
  const mapping = discriminator?.mapping;
  if (mapping)
    return html`<ul>${Object.entries(mapping).map(
      ([value, $ref]) => html`<li><code>${value}</code>: ${schemaLink(getSchemaName({ $ref }) ?? '')}</li>`,
    )}</ul>`;
  const variants = listVariants(schema);
  if (variants.length > 0)
    return tabs(
      'Variants',
      variants.map((variant, at) => ({
        id: `${idPrefix}-variant-${at + 1}`,
        title: titleVariant(variant),
        content: html`${renderProse(variant.description)}${renderMembers({ ...variant, oneOf: [], anyOf: [] }, depth, `${idPrefix}-${at + 1}`, path)}`,
      })),
    );
  const flat = flatten(schema);
  const required = new Set(flat.required);
  const rows = Object.entries(flat.properties ?? {}).map(([name, node], at) => {
    const nested = depth > 1 ? findNested(node) : undefined;
    const isRecursive = nested?.name !== undefined && path.includes(nested.name);
    const resolved = referenceName(node) === undefined ? node : { ...resolveSchema(node), ...node };
    return renderMember(name, resolved, {
      description: node.description ?? resolved.description,
      isRequired: required.has(name),
      ...(nested &&
        !isRecursive && {
          nested: html`<details class="nested"><summary>Members of <code>${name}</code></summary>${renderMembers(
            nested.schema,
            depth - 1,
            `${idPrefix}-${at + 1}`,
            nested.name === undefined ? path : [...path, nested.name],
          )}</details>`,
        }),
    });
  });
  return rows.length === 0 ? html`` : html`<ul class="members">${rows}</ul>`;
};

/** Renders a schema: its members, or the type and limits of a value that has none. */
export const renderSchema = (schema: Schema = {}, depth: number, idPrefix: string): Html => {
  const resolved = resolveSchema(schema);
  const { items } = resolved;
  if (resolved.type === 'array' && items)
    return html`<p>${describeType(resolved)}</p>${describeValue({ ...resolved, examples: [] })}${renderMembers(items, depth, idPrefix)}`;
  const members = renderMembers(schema, depth, idPrefix);
  return members.html === '' ? html`<p>${describeType(resolved)}</p>${describeValue(resolved)}` : members;
};
