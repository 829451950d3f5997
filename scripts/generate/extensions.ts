import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { type OpenApiDocument, rewrite } from './openapi-document.ts';

/** What `openapi/extensions.yaml` says about an extension. */
export type Extension = {
  /** The objects of the OpenAPI specification in which it may stand, such as `Media Type`. */
  readonly places: readonly string[];
  /** What it says, in Markdown. */
  readonly description: string;
  /** Only the generator reads it, so the bundle omits it. */
  readonly internal?: boolean;
  /** A value of an extension that nothing may have at the moment. */
  readonly example?: unknown;
};

/** The extensions of a contract by their names. */
export type Extensions = Readonly<Record<string, Extension>>;

/** One use of an extension in a document. */
export type ExtensionUse = {
  readonly name: string;
  readonly value: unknown;
  /** The object that has it, as in `places`. */
  readonly place: string;
  /** The JSON Pointer of that object, with `#`. */
  readonly pointer: string;
};

const file = 'extensions.yaml';

/** The place of an extension in the value of another one. */
const nested = 'Extension';

const isExtension = (key: string): boolean => key.startsWith('x-');

/** Reads the extensions that a contract describes. @param contract the folder of the contract's sources */
export const readExtensions = (contract: string): Extensions =>
  parse(readFileSync(join(contract, file), 'utf8')) as Extensions;

/** Lists the extensions of an object, and those within their values, where objects have no types. */
const listUses = (node: unknown, place: string, pointer: string): ExtensionUse[] =>
  Object.entries(typeof node === 'object' ? (node ?? {}) : {}).flatMap(([name, value]) => [
    ...(isExtension(name) ? [{ name, value, place, pointer }] : []),
    ...(isExtension(name) || place === nested ? listUses(value, nested, `${pointer}/${name}`) : []),
  ]);

/** Lists every use of an extension in a document. Redocly's walker knows the objects, so values of examples don't count. */
export const listExtensionUses = async (document: OpenApiDocument): Promise<ExtensionUse[]> => {
  const uses: ExtensionUse[] = [];
  const enter = (
    node: unknown,
    { type, location }: { type: { name: string }; location: { pointer: string } },
  ): void => {
    if (typeof node !== 'object' || node === null || type.name === 'SpecExtension') return;
    const place = type.name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
    uses.push(...listUses(node, place, location.pointer));
  };
  const rules = { oas3: { list: () => ({ any: { enter } }) } };
  const config = await createConfig({
    plugins: [{ id: 'extensions', rules }],
    rules: { 'extensions/list': 'error' },
  });
  await lintFromString({ source: JSON.stringify(document), config });
  return uses;
};

/**
 * Compares the extensions that a contract describes with those that its documents use.
 *
 * @throws Error if an extension is unknown, stands in another object than described, or is described without an example but unused
 */
export const requireExtensions = (extensions: Extensions, uses: readonly ExtensionUse[]): void => {
  const wrong = uses.flatMap(({ name, place, pointer }) => {
    const places = extensions[name]?.places;
    if (places === undefined)
      return [`Unknown extension ${name} at ${pointer}. Describe it in openapi/${file}.`];
    return places.includes(place)
      ? []
      : [
          `${name} stands in a ${place} (${pointer}). Expected: ${places.join(', ')}. Move it, or add the place to openapi/${file}.`,
        ];
  });
  const used = new Set(uses.map(({ name, place }) => `${name} ${place}`));
  const unused = Object.entries(extensions).flatMap(([name, { places, example }]) =>
    places
      .filter((place) => example === undefined && !used.has(`${name} ${place}`))
      .map((place) => `${name} stands in no ${place}. Remove the place from openapi/${file}.`),
  );
  const problems = [...new Set([...wrong, ...unused])];
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

/** Returns a document without some extensions. */
export const withoutExtensions = <T>(document: T, names: readonly string[]): T =>
  rewrite(document, (key, value) => (names.includes(key) ? undefined : value));

/** Returns a document without the extensions that only the generator reads. */
export const withoutInternalExtensions = <T>(document: T, extensions: Extensions): T =>
  withoutExtensions(
    document,
    Object.keys(extensions).filter((name) => extensions[name]?.internal),
  );
