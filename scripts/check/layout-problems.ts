import type { Problem } from './step.ts';

/** A file of one of the contract's folders; its content may be anything. */
export type LayoutFile = { folder: string; file: string; content: unknown };

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;
const eventFile = /^[a-z0-9_]+-[a-z0-9_]+\.yaml$/;

const nameProblems = ({ folder, file }: LayoutFile): string[] => {
  if (folder === 'webhooks' && !eventFile.test(file)) return ['is not named <family>-<event>.yaml'];
  return folder === 'webhooks' || kebabCase.test(file) ? [] : ['is not named in kebab-case.yaml'];
};

const pathProblems = ({ folder, content }: LayoutFile, statedBefore: Map<string, string>): string[] => {
  if (folder !== 'paths') return [];
  const path = (content as { 'x-path'?: unknown } | null)?.['x-path'];
  if (typeof path !== 'string' || !path.startsWith('/')) return ['does not state its path as x-path'];
  const other = statedBefore.get(path);
  return other === undefined ? [] : [`states the path ${path}, as ${other} does`];
};

/** The files from which no name or path in the root document follows. */
export const layoutProblems = (files: readonly LayoutFile[]): Problem[] => {
  const stated = new Map<string, string>();
  return files.flatMap((entry) => {
    const messages = [...nameProblems(entry), ...pathProblems(entry, stated)];
    const path = (entry.content as { 'x-path'?: unknown } | null)?.['x-path'];
    if (typeof path === 'string') stated.set(path, entry.file);
    return messages.map((message) => ({ file: `openapi/${entry.folder}/${entry.file}`, message }));
  });
};
