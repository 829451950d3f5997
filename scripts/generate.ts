import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { runScript } from './check/run-tool.ts';
import { bundleContract, bundleSandbox } from './generate/bundle.ts';
import { renderClauses } from './generate/clauses-table.ts';
import { renderClientOperations } from './generate/client/operations.ts';
import { renderCredentials } from './generate/credentials-table.ts';
import { renderDescriptions } from './generate/descriptions-table.ts';
import { renderErrorAdvice } from './generate/error-advice.ts';
import {
  listExtensionUses,
  readExtensions,
  requireExtensions,
  withoutInternalExtensions,
} from './generate/extensions.ts';
import { fitErrors, withoutUnusedExamples } from './generate/fitted-errors.ts';
import { listPages } from './generate/list-encodings.ts';
import { renderMessages } from './generate/messages-table.ts';
import { renderNames } from './generate/names.ts';
import type { OpenApiDocument } from './generate/openapi-document.ts';
import { renderOperations } from './generate/operations-table.ts';
import { fromRoot } from './generate/paths.ts';
import { renderPlaces } from './generate/places.ts';
import { renderProvisionalNames } from './generate/provisional-names-table.ts';
import { readClauseIds } from './generate/read-register.ts';
import { renderRecordFields } from './generate/record-fields-table.ts';
import { renderResources } from './generate/resources-table.ts';
import { renderRoot } from './generate/root-document.ts';
import { renderSecretFields } from './generate/secret-fields-table.ts';
import { renderShapes, statedSchemas } from './generate/shapes-table.ts';
import { renderSpectral } from './generate/spectral.ts';
import {
  renderErrors,
  renderEvents,
  renderExamples,
  renderIdPrefixes,
  renderScopes,
  renderServers,
  renderSession,
  renderStates,
  renderTextRules,
} from './generate/tables.ts';
import { renderTypes } from './generate/types.ts';
import {
  clauseGroups,
  documentGroups,
  renderValidators,
  renderValidatorTypes,
  type ValidatorGroup,
} from './generate/validators.ts';
import { writeVersions } from './generate/versions.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the files of a module of validators. */
const validatorFiles = async (name: string, document: OpenApiDocument, groups: ValidatorGroup[]) => ({
  [`${name}.js`]: await renderValidators(document, groups),
  [`${name}.d.ts`]: renderValidatorTypes(groups),
});

/** Returns the files of the contract package: file name → content. */
const contractFiles = async (
  contract: string,
  document: OpenApiDocument,
): Promise<Record<string, string>> => ({
  'root.yaml': renderRoot(contract),
  'types.ts': await renderTypes(document),
  'operations.ts': renderOperations(document, { name: 'the contract', shape: './code/operation.ts' }),
  'credentials.ts': renderCredentials(document),
  'errors.ts': renderErrors(document),
  'error-advice.ts': renderErrorAdvice(document),
  'events.ts': renderEvents(contract, document),
  'examples.ts': renderExamples(document),
  'id-prefixes.ts': renderIdPrefixes(document),
  'messages.ts': renderMessages(document),
  'list-examples.json': json(listPages(document)),
  'names.ts': renderNames(document),
  'provisional-names.ts': renderProvisionalNames(document),
  'record-fields.ts': renderRecordFields(document),
  'resources.ts': renderResources(document),
  'scopes.ts': renderScopes(document),
  'secret-fields.ts': renderSecretFields(document),
  'servers.ts': renderServers(document),
  'session.ts': renderSession(document),
  'shapes.ts': renderShapes(contract, document),
  'spectral.js': await renderSpectral(),
  'states.ts': renderStates(contract),
  'clauses.ts': renderClauses(contract, document),
  'places.json': renderPlaces(contract, readClauseIds(contract)),
  ...(await validatorFiles('validators', document, documentGroups(document))),
  ...(await validatorFiles(
    'clause-validators',
    document,
    clauseGroups(document, statedSchemas(contract, document)),
  )),
});

/** Returns the files for the control plane. */
const sandboxFiles = async (document: OpenApiDocument): Promise<Record<string, string>> => ({
  'sandbox/types.ts': await renderTypes(document),
  'sandbox/operations.ts': renderOperations(document, {
    name: 'the control plane',
    shape: '../code/operation.ts',
  }),
  'sandbox/text-rules.ts': renderTextRules(document),
  'sandbox/errors.ts': renderErrors(document),
  'sandbox/servers.ts': renderServers(document),
  ...(await validatorFiles('sandbox/validators', document, documentGroups(document))),
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
const writeFolder = (folder: string, files: Readonly<Record<string, string>>): void => {
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
  const files = {
    'openapi.json': json(withoutInternalExtensions(withoutUnusedExamples(fitErrors(api)), extensions)),
    'sandbox/openapi.json': json(withoutInternalExtensions(sandbox, extensions)),
    ...(await contractFiles(contract, api)),
    ...(await sandboxFiles(sandbox)),
    'patterns.ts': renderDescriptions('pattern', contract, api, sandbox),
    'formats.ts': renderDescriptions('format', contract, api, sandbox),
  };
  const operations = renderClientOperations(api);
  const byHand = listWritten().map((name) => [name, readFileSync(fromRoot(`generated/${name}`), 'utf8')]);
  writeFolder(out, { ...Object.fromEntries(byHand), ...files });
  writeFolder(client, operations);
  await writeDerived(out);
  if (out === fromRoot('generated')) writeVersions(api.info.version);
  return Object.keys(files).length + Object.keys(operations).length + 2;
};

const program = new Command('generate')
  .description(
    'Generates the contract package and the operations of the client from openapi/. The output is deterministic.',
  )
  .option('--from <folder>', 'the folder of the contract', fromRoot('openapi'))
  .option('--out <folder>', 'the folder of the contract package', fromRoot('generated'))
  .option('--client <folder>', "the folder of the client's operations", fromRoot('client/operations'));
const { from, out, client } = program.parse().opts<{ from: string; out: string; client: string }>();
try {
  const started = performance.now();
  const count = await generate(resolve(from), resolve(out), resolve(client));
  console.log(`Generated ${count} files in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
