import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A file of the contract's sources, relative to the repository, and a line number, from 1. */
type Place = { file: string; line: number };

/** Finds the values of a key in the YAML files of a folder, such as the `id` of clauses or the `operationId` of paths. */
const readPlaces = (contract: string, folder: string, key: string): Record<string, Place> => {
  const places: Record<string, Place> = {};
  const files = readdirSync(join(contract, folder)).filter((name) => name.endsWith('.yaml'));
  for (const name of files.sort()) {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(join(contract, folder, name), 'utf8'), {
      lineCounter: lines,
    });
    visit(document, {
      Pair: (_, { key: member, value }) => {
        if (!isScalar(member) || member.value !== key || !isScalar(value) || !value.range) return undefined;
        const { line } = lines.linePos(value.range[0]);
        places[String(value.value)] ??= { file: `openapi/${folder}/${name}`, line };
        return undefined;
      },
    });
  }
  return places;
};

/** `places.json`: the place of each clause and each operation in the sources. */
export const renderPlaces = (contract: string, clauses: readonly string[]): string => {
  const clauseIds = new Set(clauses);
  const stated = Object.entries(readPlaces(contract, 'clauses', 'id')).filter(([id]) => clauseIds.has(id));
  const places = {
    clauses: Object.fromEntries(stated),
    operations: readPlaces(contract, 'paths', 'operationId'),
  };
  return `${JSON.stringify(places, null, 2)}\n`;
};
