import { parseDocument, visit } from 'yaml';
import type { Problem } from './step.ts';

/** A file of one of the contract's folders. */
export type LayoutFile = { folder: string; file: string; yaml: string };

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;
const eventFile = /^[a-z0-9_]+-[a-z0-9_]+\.yaml$/;

const nameProblems = ({ folder, file }: LayoutFile): string[] => {
  if (folder === 'webhooks' && !eventFile.test(file)) return ['is not named <family>-<event>.yaml'];
  return folder === 'webhooks' || kebabCase.test(file) ? [] : ['is not named in kebab-case.yaml'];
};

const pathProblems = (path: unknown, statedIn: Map<string, string>): string[] => {
  if (typeof path !== 'string' || !path.startsWith('/')) return ['does not state its path as x-path'];
  const other = statedIn.get(path);
  return other === undefined ? [] : [`states the path ${path}, as ${other} does`];
};

/** Finds files of the contract that can't be listed in the root document, or that use YAML anchors. */
export const layoutProblems = (files: readonly LayoutFile[]): Problem[] => {
  const statedIn = new Map<string, string>();
  return files.flatMap((entry) => {
    const { folder, file, yaml } = entry;
    const document = parseDocument(yaml);
    const messages = nameProblems(entry);
    if (folder === 'paths') {
      const { 'x-path': path } = (document.toJS() ?? {}) as { 'x-path'?: unknown };
      messages.push(...pathProblems(path, statedIn));
      statedIn.set(String(path), file);
    }
    visit(document, {
      Alias(_, { source }) {
        messages.push(`refers to the YAML anchor ${source}; repeat its content instead`);
      },
    });
    return messages.map((message) => ({ file: `openapi/${folder}/${file}`, message }));
  });
};
