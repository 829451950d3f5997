import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { runScript } from './check/run-tool.ts';
import { runCommand, secondsSince } from './command.ts';
import { bundleContract, bundleSandbox } from './generate/bundle.ts';
import { renderClientOperations } from './generate/client/operations.ts';
import { renderDescriptions } from './generate/descriptions-table.ts';
import * as errorTables from './generate/error-tables.ts';
import {
  listExtensionUses,
  readExtensions,
  requireExtensions,
  withoutInternalExtensions,
} from './generate/extensions.ts';
import { fitErrors, withoutUnusedExamples } from './generate/fitted-errors.ts';
import { listPages } from './generate/list-encodings.ts';
import type { OpenApiDocument } from './generate/openapi-document.ts';
import { renderOperations } from './generate/operations-table.ts';
import { fromRoot } from './generate/paths.ts';
import { renderPlaces } from './generate/places.ts';
import { readClauseIds } from './generate/read-register.ts';
import { renderRoot } from './generate/root-document.ts';
import * as schemaTables from './generate/schema-tables.ts';
import { renderShapes, statedSchemas } from './generate/shapes-table.ts';
import { renderSpectral } from './generate/spectral.ts';
import * as tables from './generate/tables.ts';
import { renderTypes } from './generate/types.ts';
import {
  clauseGroups,
  documentGroups,
  renderValidators,
  renderValidatorTypes,
  type ValidatorGroup,
} from './generate/validators.ts';
import { writeVersions } from './generate/versions.ts';

/** File name → content. */
type Files = Readonly<Record<string, string>>;

const json = (value: unknown) => `${tables.json(value)}\n`;

/** The comment signs of generated files that begin with a notice, by the end of their names. */
const comments: Readonly<Record<string, string>> = { js: '//', ts: '//', yaml: '#' };

/** Adds the first line of every generated file that may have comments. */
const withNotices = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([name, content]) => {
      const sign = comments[name.split('.').at(-1) ?? ''];
      const notice = `${sign} Generated from openapi/ by \`npm run generate\`. Do not edit.\n`;
      return [name, sign === undefined ? content : notice + content];
    }),
  );

/** Returns the files of a module of validators. */
const validatorFiles = async (name: string, document: OpenApiDocument, groups: ValidatorGroup[]) => ({
  [`${name}.js`]: await renderValidators(document, groups),
  [`${name}.d.ts`]: renderValidatorTypes(groups),
});

/** Returns the files for any document. @param folder of the files in the contract package, with a slash at its end */
const documentFiles = async (document: OpenApiDocument, name: string, folder: string): Promise<Files> => {
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
  'error-advice.ts': errorTables.renderErrorAdvice(document),
  'events.ts': tables.renderEvents(contract, document),
  'examples.ts': tables.renderExamples(document),
  'id-prefixes.ts': schemaTables.renderIdPrefixes(document),
  'messages.ts': errorTables.renderMessages(document),
  'list-examples.json': json(listPages(document)),
  'names.ts': tables.renderNames(document),
  'provisional-names.ts': schemaTables.renderProvisionalNames(document),
  'record-fields.ts': schemaTables.renderRecordFields(document),
  'resources.ts': schemaTables.renderResources(document),
  'scopes.ts': tables.renderScopes(document),
  'secret-fields.ts': schemaTables.renderSecretFields(document),
  'session.ts': errorTables.renderSession(document),
  'shapes.ts': renderShapes(contract, document),
  'spectral.js': await renderSpectral(),
  'states.ts': tables.renderStates(contract),
  'clauses.ts': tables.renderClauses(contract, document),
  'places.json': renderPlaces(contract, readClauseIds(contract)),
  ...(await validatorFiles(
    'clause-validators',
    document,
    clauseGroups(document, statedSchemas(contract, document)),
  )),
});

/**
 * Writes the files that are derived from mutants and drivers. This runs in a separate process, since mutants and drivers import
 * the package that was just generated.
 *
 * @throws Error if they can't be loaded
 */
const writeDerived = async (out: string): Promise<void> => {
  const { code, output } = await runScript('scripts/generate/write-derived.ts', out);
  if (code !== 0) {
    throw new Error(
      `generated/ was written, except mutants.json and capabilities.md. Fix mocks/mutants/ or conformance/target/driver.ts.\n${output}`,
    );
  }
};

/** Lists the files of the package that aren't generated. */
const listWritten = (): string[] =>
  [
    ...[
      'package.json',
      'README.md',
      'LICENSE',
      'index.ts',
      'cli.ts',
      'bin/workspace-contract.js',
      'sandbox/index.ts',
    ],
    ...readdirSync(fromRoot('generated/code')).map((name) => `code/${name}`),
  ].filter((name) => existsSync(fromRoot(`generated/${name}`)));

/** Writes the files of a folder, and removes files that are no longer generated. */
const writeFolder = (folder: string, files: Files): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    // As npm makes a command when it installs the package.
    writeFileSync(join(folder, name), content, { mode: name.startsWith('bin/') ? 0o755 : 0o644 });
  }
};

/** Writes the generated package, and the operations of the client. */
const generate = async (contract: string, out: string, client: string): Promise<number> => {
  const [api, sandbox] = await Promise.all([bundleContract(contract), bundleSandbox(contract)]);
  const extensions = readExtensions(contract);
  requireExtensions(extensions, (await Promise.all([api, sandbox].map(listExtensionUses))).flat());
  const files = withNotices({
    'openapi.json': json(withoutInternalExtensions(withoutUnusedExamples(fitErrors(api)), extensions)),
    'sandbox/openapi.json': json(withoutInternalExtensions(sandbox, extensions)),
    ...(await documentFiles(api, 'the contract', '')),
    ...(await documentFiles(sandbox, 'the control plane', 'sandbox/')),
    ...(await contractFiles(contract, api)),
    'sandbox/text-rules.ts': schemaTables.renderTextRules(sandbox),
    'patterns.ts': renderDescriptions('pattern', contract, api, sandbox),
    'formats.ts': renderDescriptions('format', contract, api, sandbox),
  });
  const operations = withNotices(renderClientOperations(api));
  const byHand = listWritten().map((name) => [name, readFileSync(fromRoot(`generated/${name}`), 'utf8')]);
  writeFolder(out, { ...Object.fromEntries(byHand), ...files });
  writeFolder(client, operations);
  await writeDerived(out);
  if (out === fromRoot('generated')) writeVersions(api.info.version);
  return Object.keys(files).length + Object.keys(operations).length + 2;
};

type Options = { from: string; out: string; client: string };

const command = new Command('generate')
  .description(
    'Generates the contract package and the operations of the client from openapi/. The output is deterministic.',
  )
  .option('--from <folder>', 'the folder of the contract', fromRoot('openapi'))
  .option('--out <folder>', 'the folder of the contract package', fromRoot('generated'))
  .option('--client <folder>', "the folder of the client's operations", fromRoot('client/operations'))
  .action(async ({ from, out, client }: Options) => {
    const started = performance.now();
    const count = await generate(resolve(from), resolve(out), resolve(client));
    console.log(`Generated ${count} files in ${secondsSince(started)}`);
  });
await runCommand(command);
