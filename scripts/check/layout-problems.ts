import type { Problem } from './step.ts';

type Refs = Record<string, { $ref?: string }>;

/** The root document as far as its lists of files go. */
export type Root = { paths?: Refs; webhooks?: Refs; components?: Record<string, Refs> };

const root = 'openapi/openapi.yaml';

/** `agent-run.yaml` → `AgentRun`; examples keep their file's name. */
const keyOf = (folder: string, file: string): string => {
  const name = file.replace(/\.yaml$/, '');
  if (folder === 'examples') return name;
  return name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
};

/**
 * Whether the root lists exactly the files that are in the folders, each component under the key of its file's name.
 *
 * @param folders folder of openapi/ → the files in it
 */
export const layoutProblems = (document: Root, folders: Record<string, string[]>): Problem[] =>
  Object.entries(folders).flatMap(([folder, files]) => {
    const isComponent = folder !== 'paths' && folder !== 'webhooks';
    const listed = isComponent ? document.components?.[folder] : document[folder as 'paths' | 'webhooks'];
    const refs = Object.entries(listed ?? {}).map(([key, node]) => ({ key, ref: node.$ref ?? '' }));
    const say = (message: string) => ({ file: root, message });
    const missing = files
      .filter((file) => !refs.some(({ ref }) => ref === `${folder}/${file}`))
      .map((file) => say(`does not list ${folder}/${file}`));
    const wrong = refs.flatMap(({ key, ref }) => {
      const file = ref.slice(folder.length + 1);
      if (!files.includes(file)) return [say(`lists ${key} as "${ref}"; expected a file of ${folder}/`)];
      const wanted = keyOf(folder, file);
      return isComponent && key !== wanted ? [say(`lists ${ref} as ${key}; expected ${wanted}`)] : [];
    });
    const misnamed = files
      .filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(file))
      .map((file) => ({ file: `openapi/${folder}/${file}`, message: 'is not named in kebab-case.yaml' }));
    return [...missing, ...wrong, ...misnamed];
  });
