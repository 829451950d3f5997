import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fromRoot } from '../generate/paths.ts';

const folder = 'docs/guides';

/** A page outside that folder that the site also shows as a guide. */
const other = 'docs/test-data.md';

/** The guides in reading order. Others follow. */
const order = [
  'quick-start',
  'authentication',
  'scopes',
  'pagination',
  'idempotency',
  'encodings',
  'errors',
  'rate-limits',
  'webhooks',
  'versioning',
  'frameworks',
  'generated-clients',
];

/** A guide: its name, its title, the first paragraph, and the rest. */
export type Guide = {
  readonly name: string;
  readonly title: string;
  /** The first paragraph, in Markdown. */
  readonly summary: string;
  /** Everything after the title, in Markdown. */
  readonly markdown: string;
};

/** @throws Error if it has no title, or no paragraph after it */
const readGuide = (path: string): Guide => {
  const [, title, markdown, summary] =
    /^# (.+)\n+(([^\n#][\s\S]*?)(?:\n\n[\s\S]*|\n*))$/.exec(readFileSync(fromRoot(path), 'utf8')) ?? [];
  if (title === undefined || markdown === undefined || summary === undefined)
    throw new Error(`Expected ${path} to begin with "# Title" and a paragraph that sums it up.`);
  return { name: basename(path, '.md'), title, markdown, summary };
};

const others = readdirSync(fromRoot(folder))
  .map((file) => basename(file, '.md'))
  .filter((name) => !order.includes(name));

/** The guides. */
export const guides: readonly Guide[] = [
  ...[...order, ...others].map((name) => `${folder}/${name}.md`),
  other,
].map(readGuide);
