import { existsSync } from 'node:fs';
import { bundleContract, bundleSandbox } from './bundle.ts';
import { renderClientOperations } from './client/operations.ts';
import { renderDescriptions } from './descriptions-table.ts';
import * as errorTables from './error-tables.ts';
import {
  listExtensionUses,
  readExtensions,
  requireExtensions,
  withoutInternalExtensions,
} from './extensions.ts';
import { fitErrors, withoutUnusedExamples } from './fitted-errors.ts';
import { listPages } from './list-encodings.ts';
import { mapValues, type OpenApiDocument } from './openapi-document.ts';
import { renderOperations } from './operations-table.ts';
import { formatJson, fromRoot, listFiles, readText, writeText } from './paths.ts';
import { renderRecordTypes } from './record-types.ts';
import { renderRoot } from './root-document.ts';
import * as schemaTables from './schema-tables.ts';
import { renderShapes, statedSchemas } from './shapes-table.ts';
import { renderSpectral } from './spectral.ts';
import * as tables from './tables.ts';
import { renderTypes } from './types.ts';
import {
  clauseGroups,
  documentGroups,
  renderValidators,
  renderValidatorTypes,
  type ValidatorGroup,
} from './validators.ts';

/** The contents of files, by their paths in the repository. */
export type Files = Readonly<Record<string, string>>;

/** The comment signs of generated files that begin with a notice, by the end of their names. */
const comments: Readonly<Record<string, string>> = { js: '//', ts: '//', yaml: '#' };

/** Adds the first line of every generated file that may have comments. */
const withNotices = (files: Files): Files =>
  mapValues(files, (content, name) => {
    const sign = comments[name.split('.').at(-1) ?? ''];
    const notice = `${sign} Generated from openapi/ by \`npm run generate\`. Do not edit.\n`;
    return sign === undefined ? content : notice + content;
  });

/** Returns the files of a module of validators. */
const validatorFiles = async (name: string, document: OpenApiDocument, groups: ValidatorGroup[]) => ({
  [`${name}.js`]: await renderValidators(document, groups),
  [`${name}.d.ts`]: renderValidatorTypes(groups),
});

/** Returns the files for any document. @param folder of the files in the contract package, with a slash at its end */
const documentFiles = async (document: OpenApiDocument, name: string, folder = ''): Promise<Files> => {
  const shape = `${folder === '' ? './' : '../'}code/operation.ts`;
  return {
    [`${folder}types.ts`]: await renderTypes(document),
    [`${folder}operations.ts`]: renderOperations(document, { name, shape }),
    [`${folder}errors.ts`]: errorTables.renderErrors(document),
    [`${folder}servers.ts`]: tables.renderServers(document),
    ...(await validatorFiles(`${folder}validators`, document, documentGroups(document))),
  };
};

/** Returns the other files of the contract package. */
const contractFiles = async (contract: string, document: OpenApiDocument): Promise<Files> => ({
  'root.yaml': renderRoot(contract),
  'credentials.ts': schemaTables.renderCredentials(document),
  'events.ts': tables.renderEvents(contract, document),
  'examples.ts': tables.renderExamples(document),
  'id-prefixes.ts': schemaTables.renderIdPrefixes(document),
  'messages.ts': errorTables.renderMessages(document),
  'list-examples.json': formatJson(listPages(document)),
  'names.ts': tables.renderNames(document),
  'record-types.ts': renderRecordTypes(document),
  'provisional-names.ts': schemaTables.renderProvisionalNames(document),
  'resources.ts': schemaTables.renderResources(document),
  'scopes.ts': tables.renderScopes(document),
  'secret-fields.ts': schemaTables.renderSecretFields(document),
  'session.ts': errorTables.renderSession(document),
  'shapes.ts': renderShapes(contract, document),
  'spectral.js': await renderSpectral(),
  'states.ts': tables.renderStates(contract, document),
  'clauses.ts': tables.renderClauses(contract, document),
  'places.json': tables.renderPlaces(contract),
  ...(await validatorFiles(
    'clause-validators',
    document,
    clauseGroups(document, statedSchemas(contract, document)),
  )),
});

const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));

/** Creates the contract package and the operations of the client, except the files that `derived-files.ts` creates. */
export const createFiles = async (): Promise<{ readonly files: Files; readonly version: string }> => {
  const contract = fromRoot('openapi');
  const [api, sandbox] = await Promise.all([bundleContract(contract), bundleSandbox(contract)]);
  const extensions = readExtensions(contract);
  requireExtensions(extensions, (await Promise.all([api, sandbox].map(listExtensionUses))).flat());
  const generated = {
    'openapi.json': formatJson(withoutInternalExtensions(withoutUnusedExamples(fitErrors(api)), extensions)),
    'sandbox/openapi.json': formatJson(withoutInternalExtensions(sandbox, extensions)),
    ...(await documentFiles(api, 'the contract')),
    ...(await documentFiles(sandbox, 'the control plane', 'sandbox/')),
    ...(await contractFiles(contract, api)),
    // What the sandbox stores in tables of their own.
    'sandbox/record-types.ts': renderRecordTypes(sandbox, ['FaultRule', 'InvoiceLine']),
    'sandbox/text-rules.ts': schemaTables.renderTextRules(sandbox),
    'patterns.ts': renderDescriptions('pattern', contract, api, sandbox),
    'formats.ts': renderDescriptions('format', contract, api, sandbox),
  };
  const files = {
    ...inFolder('generated', generated),
    ...inFolder('client/operations', renderClientOperations(api)),
  };
  return { files: withNotices(files), version: api.info.version };
};

/** What of the folders is written by hand, or built, or derived. */
const others =
  /^generated\/(?:(?:code|bin|dist|node_modules)\/|(?:package\.json|README\.md|LICENSE|mutants\.json|report\.ts|capabilities\.md|cli\.ts|(?:sandbox\/)?index\.ts)$)/;

/** Lists the files that are no longer generated. */
export const listUnused = (files: Files): string[] =>
  ['generated', 'client/operations'].flatMap((folder) =>
    listFiles(fromRoot(folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => !others.test(file) && files[file] === undefined),
  );

/** Lists the files whose content is different, or that don't exist. */
export const listOutdated = (files: Files): string[] =>
  Object.keys(files).filter((file) => !existsSync(fromRoot(file)) || readText(file) !== files[file]);

/** Writes the files that are different. */
export const writeFiles = (files: Files): void => {
  for (const file of listOutdated(files)) writeText(file, files[file] ?? '');
};
