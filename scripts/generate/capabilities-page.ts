import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { capabilities, clauseList } from '../../generated/clauses.ts';
import { fromRoot } from './paths.ts';

const file = 'conformance/target/driver.ts';
const viewsFile = 'conformance/target/storage-views.ts';

/** The documentation of a function in its source: its JSDoc and its type. */
type Documented = { comment: string; type: string };

const getComment = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns a type as written in the source, without indentation. */
const formatType = (node: ts.Node, source: ts.SourceFile): string =>
  node.getText(source).replaceAll(/\n {2}/g, '\n');

type Aliases = ReadonlyMap<string, ts.TypeAliasDeclaration>;

/** Reads the types that the sources of drivers declare, by name. */
const readAliases = (): Aliases => {
  const aliases = [file, viewsFile].flatMap((name) =>
    ts
      .createSourceFile(name, readFileSync(fromRoot(name), 'utf8'), ts.ScriptTarget.Latest, true)
      .statements.filter(ts.isTypeAliasDeclaration),
  );
  return new Map(aliases.map((alias) => [alias.name.text, alias]));
};

const functionsIn = (aliases: Aliases): ts.TypeAliasDeclaration & { type: ts.TypeLiteralNode } => {
  const alias = aliases.get('CapabilityFunctions');
  if (!alias || !ts.isTypeLiteralNode(alias.type))
    throw new Error(`${file} declares no CapabilityFunctions.`);
  return alias as typeof alias & { type: ts.TypeLiteralNode };
};

/** Returns the types that a node names, and the types that these name in turn. */
const namedBy = (node: ts.Node, aliases: Aliases, names = new Set<string>()): Set<string> => {
  node.forEachChild((child) => {
    const alias = ts.isIdentifier(child) ? aliases.get(child.text) : undefined;
    if (alias && !names.has(alias.name.text)) namedBy(alias, aliases, names.add(alias.name.text));
    namedBy(child, aliases, names);
  });
  return names;
};

/** Renders the types that the functions name, as declared in the sources, with their comments. */
const renderTypes = (aliases: Aliases): string =>
  [...namedBy(functionsIn(aliases).type, aliases)]
    .sort()
    .map((name) => aliases.get(name) as ts.TypeAliasDeclaration)
    .map((alias) => alias.getSourceFile().text.slice(alias.getStart(undefined, true), alias.end))
    .map((source) => source.replace(/^export /m, ''))
    .join('\n\n');

/** Reads the members of `CapabilityFunctions`, by name. */
const readFunctions = (aliases: Aliases): Map<string, Documented> => {
  const alias = functionsIn(aliases);
  const source = alias.getSourceFile();
  return new Map(
    alias.type.members.filter(ts.isPropertySignature).map((member) => {
      const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source);
      return [
        name,
        { comment: getComment(member), type: member.type ? formatType(member.type, source) : '' },
      ];
    }),
  );
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const describeMode = (name: string, type: string, shared: readonly string[]): string[] => {
  if (shared.includes(name))
    return [
      '**Mode.** It affects the whole workspace, so it is called only in a run with a test key, or with `mayChangeLiveData`.',
    ];
  return /\bDestination\b/.test(type)
    ? ["**Mode.** The record is added to the data of the tested token's mode, unless the input has `mode`."]
    : [];
};

const section = (
  name: string,
  text: string,
  { type, comment: more }: Documented,
  shared: readonly string[],
) => {
  const clauses = clauseList.filter(({ needs }) => needs.includes(name));
  const exclusiveCount = clauses.filter(({ needs }) => needs.length === 1).length;
  const clauseItems = clauses
    .map(({ id, level }) => `\`${id}\`${level === 'must' ? '' : ` (${level})`}`)
    .join(', ');
  return [
    `## ${name}`,
    text.trim(),
    ...(more ? [more] : []),
    `\`\`\`ts\n${type}\n\`\`\``,
    ...describeMode(name, type, shared),
    clauses.length === 0
      ? '**Clauses.** No clause needs it; the gate uses it if the driver has it.'
      : `**Clauses.** ${counted(clauses.length, 'clause')}; ${exclusiveCount} of them need no other capability: ${clauseItems}.`,
    ...(clauses.length === 0
      ? []
      : [
          '**Without it** they are *not exercised*, and a run with a must or should among them is *partial*.',
        ]),
  ].join('\n\n');
};

/**
 * `capabilities.md`: for each capability of a driver its purpose, its function, its mode, and the clauses that need it. The
 * types follow.
 *
 * @param shared the capabilities that affect a whole workspace
 */
export const renderCapabilities = (shared: readonly string[]): string => {
  const aliases = readAliases();
  const functions = readFunctions(aliases);
  const names = Object.keys(capabilities) as (keyof typeof capabilities)[];
  const getFunction = (name: string): Documented =>
    functions.get(name) ?? { comment: '', type: '(input: Record<string, unknown>) => Promise<unknown>' };
  const rows = names.map((name) => {
    const needing = clauseList.filter(({ needs }) => (needs as readonly string[]).includes(name)).length;
    return `| [${name}](#${name}) | ${capabilities[name].trim()} | ${needing} |`;
  });
  return `${[
    '# Capabilities of a driver',
    '<!-- Generated by `npm run generate` from openapi/clauses/ and conformance/target/driver.ts. Do not edit. -->',
    `How to write a driver: [docs/driver.md](../docs/driver.md). The types that the functions name are [at the end](#types).`,
    ['| capability | what it does | clauses |', '|---|---|--:|', ...rows].join('\n'),
    ...names.map((name) => section(name, capabilities[name], getFunction(name), shared)),
    '## Types',
    `From [${file}](../${file}) and [${viewsFile}](../${viewsFile}):`,
    `\`\`\`ts\n${renderTypes(aliases)}\n\`\`\``,
  ].join('\n\n')}\n`;
};
