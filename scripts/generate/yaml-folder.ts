import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';

/**
 * Reads and parses the YAML files of a folder of the contract, in the order of their names.
 *
 * @param folder its absolute path
 * @throws Error if a file isn't named in kebab case, isn't YAML, or refers to an anchor
 */
export const readYamlFolder = (folder: string): { file: string; content: unknown }[] =>
  readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => {
      const path = join(folder, file);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(file))
        throw new Error(`${path} is not named in kebab-case.yaml. Rename it.`);
      const document = parseDocument(readFileSync(path, 'utf8'));
      const [error] = document.errors;
      if (error) throw new Error(`${path}: ${error.message}`);
      visit(document, {
        Alias(_, { source }) {
          throw new Error(`${path} refers to the YAML anchor ${source}. Repeat its content instead.`);
        },
      });
      return { file, content: document.toJS() as unknown };
    });
