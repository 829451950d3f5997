import { formatJson, fromRoot, listFiles, readText } from './paths.ts';
import { readFamilies } from './read-register.ts';

/** A file of the contract's sources, relative to the repository, and a line number, from 1. */
type Place = { file: string; line: number };

/** Finds the values of a key in the files of a folder, such as the `id` of clauses or the `operationId` of paths. */
const readPlaces = (folder: string, key: string): [value: string, place: Place][] =>
  listFiles(fromRoot(folder)).flatMap((name) => {
    const lines = readText(`${folder}/${name}`).split('\n');
    return lines.flatMap((line, at): [string, Place][] => {
      const [, value] = new RegExp(`^ {2}(?:- )?${key}: (\\S+)$`).exec(line) ?? [];
      return value === undefined ? [] : [[value, { file: `${folder}/${name}`, line: at + 1 }]];
    });
  });

/** `places.json`: the place of each clause and each operation in the sources. @param contract the folder of the contract's sources */
export const renderPlaces = (contract: string): string => {
  const clauses = readFamilies(contract).flatMap((family) => family.clauses.map(({ id }) => id));
  const stated = readPlaces('openapi/clauses', 'id').filter(([id]) => clauses.includes(id));
  return formatJson({
    clauses: Object.fromEntries(stated),
    operations: Object.fromEntries(readPlaces('openapi/paths', 'operationId')),
  });
};
