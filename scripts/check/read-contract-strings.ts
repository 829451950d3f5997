import {
  basePath,
  credentialPrefixes,
  errors,
  headerNames,
  idPrefixes,
  keyPrefixes,
  mediaTypes,
  operationList,
  scopes,
} from '@workspace-api/contract';
import {
  controlErrors,
  operationList as controlOperations,
  controlPath,
} from '@workspace-api/contract/sandbox';
import type { ContractStrings } from './contract-string-problems.ts';

/** The codes, hints and kinds of errors that can't be any other string: the ones with an underscore. */
const listCodes = (declared: object): string[] =>
  (Object.values(declared) as { code: string; details?: { hint?: string; kind?: string } }[])
    .flatMap(({ code, details }) => [code, details?.hint, details?.kind])
    .filter((code) => code?.includes('_') === true) as string[];

/** The common start of two prefixes. */
const commonStart = (one: string, other: string): string => {
  const differs = [...one].findIndex((character, index) => character !== other[index]);
  return differs < 0 ? one : one.slice(0, differs);
};

/** The strings of the contract that code must not repeat, each with its table. */
export const readContractStrings = (): ContractStrings => {
  const exact = new Map<string, string>();
  const add = (table: string, values: readonly string[]): void => {
    for (const value of values) exact.set(value, table);
  };
  const names = Object.values(headerNames);
  add('headerNames', [...names, ...names.map((name) => name.toLowerCase())]);
  // They are also the names of the table's own members: `headerNames.vary` is Vary.
  for (const member of Object.keys(headerNames)) exact.delete(member);
  add('mediaTypes', Object.values(mediaTypes));
  add('scopes', scopes);
  add(
    'idPrefixes',
    Object.values(idPrefixes).map((prefix) => `${prefix}_`),
  );
  add('errors', listCodes(errors));
  add('controlErrors', listCodes(controlErrors));
  add(
    'operations',
    operationList.map(({ path }) => path),
  );
  add('controlPath', [controlPath, ...controlOperations.map(({ path }) => controlPath + path)]);
  const stem = Object.values<string>(keyPrefixes).reduce(commonStart);
  return { exact, prefixes: credentialPrefixes, stem, basePath };
};
