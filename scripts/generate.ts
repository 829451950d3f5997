import { rmSync } from 'node:fs';
import { Command } from 'commander';
import { runCommand, secondsSince } from './command.ts';
import { createFiles, listUnused, writeFiles } from './generate/files.ts';
import { fromRoot } from './generate/paths.ts';
import { writeVersions } from './generate/versions.ts';

const command = new Command('generate')
  .description(
    'Generates the contract package and the operations of the client from openapi/. The output is deterministic.',
  )
  .action(async () => {
    const started = performance.now();
    const { files, version } = await createFiles();
    for (const file of listUnused(files)) rmSync(fromRoot(file));
    writeFiles(files);
    const { derivedFiles } = await import('./generate/derived-files.ts').catch((cause: Error) => {
      throw new Error(
        `generated/ was written, except mutants.json, capabilities.md and report.ts. Fix mocks/mutants/, conformance/target/driver.ts or conformance/report.schema.json.\n${cause.stack}`,
      );
    });
    writeFiles(derivedFiles);
    writeVersions(version);
    const count = Object.keys({ ...files, ...derivedFiles }).length;
    console.log(`Generated ${count} files in ${secondsSince(started)}`);
  });
await runCommand(command);
