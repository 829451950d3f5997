import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, toRoot } from '../generate/paths.ts';
import { contractStringProblems } from './contract-string-problems.ts';
import { outcome, type Step } from './step.ts';

const folders = ['bench', 'client', 'conformance', 'mocks', 'scripts'];

/**
 * Tests repeat the strings on purpose: their expected values must not follow the contract's tables. Examples are written for
 * readers, and the generator runs before its tables exist.
 */
const isExempt = (path: string): boolean =>
  /\.(?:test|test-helper|thorough|fixture)\.ts$|(?:^|\/)(?:test|examples|node_modules|dist)\/|^scripts\/generate\/|^client\/operations\//.test(
    path,
  );

const sources = (): { file: string; source: string }[] =>
  folders
    .flatMap((folder) => readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => toRoot(join(entry.parentPath, entry.name)))
    .filter((file) => !isExempt(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(fromRoot(file), 'utf8') }));

/** Checks that the strings of the contract come from its generated tables. */
export const contractStrings: Step = {
  name: 'strings',
  describe: 'code does not repeat a path, scope, code, media type, header or prefix of the contract',
  run: async () => {
    // It needs the generated contract, whose absence an earlier step may report.
    const { readContractStrings } = await import('./read-contract-strings.ts');
    const knownStrings = readContractStrings();
    const files = sources();
    return outcome(
      `${files.length} files use the generated tables`,
      files.flatMap(({ file, source }) => contractStringProblems(file, source, knownStrings)),
      'Take the string from @workspace-api/contract, so that it follows the contract.',
    );
  },
};
