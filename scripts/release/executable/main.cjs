// The main program of the executable. On its first start it writes the packages, which are its assets, to a folder of the
// user: SQLite's library and the modules of a driver are loaded from files. Then it runs the command of one of them.
const { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { basename, dirname, join } = require('node:path');
const { getAsset, getAssetKeys, getRawAsset } = require('node:sea');
const { pathToFileURL } = require('node:url');

/** What the build states: a digest of the packages, their version, and the files of the commands. */
const { digest, version, commands } = JSON.parse(getAsset('executable.json', 'utf8'));

const { env } = process;
const cache = join(env.XDG_CACHE_HOME || env.LOCALAPPDATA || join(homedir(), '.cache'), 'workspace-api');
const folder = join(cache, digest);

/** Writes the packages to their folder in one step: another process may do so at the same time. */
const unpack = () => {
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    for (const name of getAssetKeys()) {
      mkdirSync(dirname(join(unfinished, name)), { recursive: true });
      // Some of them are programs.
      writeFileSync(join(unfinished, name), new Uint8Array(getRawAsset(name)), { mode: 0o700 });
    }
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
};

const fail = (message) => {
  console.error(message);
  process.exitCode = 2;
};

const names = Object.keys(commands);
const program = basename(process.execPath);
const usage = `Usage: ${program} <command> [options]

Commands: ${names.join(', ')}. Use ${program} <command> --help for the options of one.

Options:
  -V, --version  display the version
  -h, --help     display help

The packages are unpacked into ${folder}.`;

const [, , name, ...args] = process.argv;
if (name === undefined || name === '--help' || name === '-h') console.log(usage);
else if (name === '--version' || name === '-V') console.log(version);
else if (!names.includes(name)) fail(`Unknown command "${name}". Available: ${names.join(', ')}.`);
else {
  try {
    if (!existsSync(folder)) unpack();
    const file = join(folder, commands[name]);
    // What commands print as their own name.
    env.WORKSPACE_API_COMMAND = `${program} ${name}`;
    process.argv = [process.execPath, file, ...args];
    // An import in this file would find only modules of Node.
    createRequire(file)(join(folder, 'import-module.cjs'))(pathToFileURL(file).href);
  } catch (error) {
    fail(
      `Can't unpack the packages: ${error.message}. Set XDG_CACHE_HOME to a folder in which you can write.`,
    );
  }
}
