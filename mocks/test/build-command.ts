import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const build = fileURLToPath(new URL('../build.js', import.meta.url));

/** Builds the command that tests start as a process, like `npm start`. */
export default () => promisify(execFile)(process.execPath, [build]).then(() => undefined);
