import { dirname, join } from 'node:path';
import { bundleFromString, createConfig, bundle as redoclyBundle } from '@redocly/openapi-core';
import { stringify } from 'yaml';
import { addCodeSamples } from './code-samples/add-code-samples.ts';
import { describeNotes, describeScopes, describeValues } from './descriptions.ts';
import { addListEncodings } from './list-encodings.ts';
import { listOperations, type OpenApiDocument, rewrite } from './openapi-document.ts';
import { addRecordLinks } from './record-links.ts';
import { assembleRoot } from './root-document.ts';

type BundleResult = Awaited<ReturnType<typeof redoclyBundle>>;

const pointer = (kind: string, name: string) => `#/components/${kind}/${name}`;

const getDocument = (file: string, { bundle, problems }: BundleResult): OpenApiDocument => {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const lines = errors.map((problem) => {
      const at = problem.location[0];
      return `  ${problem.message} (${at?.source.absoluteRef ?? file}${at?.pointer ?? ''})`;
    });
    throw new Error(`${file} can't be bundled:\n${lines.join('\n')}`);
  }
  return nameByAlias(bundle.parsed as OpenApiDocument);
};

const toResponse = (name: string) => ({ $ref: `#/components/responses/${name}` });

/**
 * Adds the responses that operations of the control plane have in common: 400, 401 and 403; 404 if the path names a record; and
 * 413 if there is a body. The source states a response only where an operation has another one.
 */
const addCommonResponses = (document: OpenApiDocument): OpenApiDocument => {
  for (const { path, operation } of listOperations(document))
    operation.responses = {
      400: toResponse('Invalid'),
      401: toResponse('TokenRequired'),
      403: toResponse('Foreign'),
      ...(path.includes('{') && { 404: toResponse('NotFound') }),
      ...(operation.requestBody !== undefined && { 413: toResponse('TooLarge') }),
      ...operation.responses,
    };
  return document;
};

/**
 * Bundles the document of the sandbox's control plane, and adds known values to descriptions.
 *
 * @param contract absolute path of the contract's folder
 * @throws Error if a reference can't be resolved, with every problem in the message
 */
export const bundleSandbox = async (contract: string): Promise<OpenApiDocument> => {
  const file = join(contract, 'sandbox.yaml');
  const result = await redoclyBundle({ ref: file, config: await createConfig({}) });
  return addCommonResponses(describeValues(getDocument(file, result)));
};

/**
 * Bundles the contract's root document with all files of its folders, and adds derived parts: the text encodings of lists,
 * links between the operations of a resource, the scopes and known values in descriptions, and programs that call each operation.
 *
 * @param contract absolute path of the contract's folder
 * @throws Error if a reference can't be resolved, with every problem in the message
 */
export const bundleContract = async (contract: string): Promise<OpenApiDocument> => {
  const file = join(dirname(contract), 'generated', 'root.yaml');
  const source = stringify(assembleRoot(contract));
  const result = await bundleFromString({ source, absoluteRef: file, config: await createConfig({}) });
  const steps = [
    addListEncodings,
    addRecordLinks,
    describeScopes,
    describeValues,
    describeNotes,
    addCodeSamples,
  ];
  return steps.reduce((document, step) => step(document), getDocument(file, result));
};

/**
 * The bundler hoists a file under its base name, and leaves the root's component as an alias. This replaces the file's name
 * (`agent-run`) with the alias's name (`AgentRun`) everywhere.
 */
const nameByAlias = (document: OpenApiDocument): OpenApiDocument => {
  const renamed = new Map<string, string>();
  const components: OpenApiDocument['components'] = { schemas: {} };
  for (const [kind, members] of Object.entries(document.components)) {
    const aliases = Object.entries(members).flatMap(([name, node]) => {
      const ref = (node as { $ref?: string }).$ref;
      return ref?.startsWith(pointer(kind, '')) ? [[name, ref] as const] : [];
    });
    for (const [name, ref] of aliases) renamed.set(ref, pointer(kind, name));
    const aliasByRef = new Map(aliases.map(([name, ref]) => [ref, name]));
    const named = Object.entries(members)
      .filter(([name]) => !aliases.some(([alias]) => alias === name))
      .map(([name, node]) => [aliasByRef.get(pointer(kind, name)) ?? name, node] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    components[kind] = Object.fromEntries(named);
  }
  return rewrite({ ...document, components }, (key, value) =>
    key === '$ref' && typeof value === 'string' ? (renamed.get(value) ?? value) : value,
  );
};
