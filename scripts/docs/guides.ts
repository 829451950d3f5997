import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fromRoot } from '../generate/paths.ts';

const folder = 'docs/guides';

/** Pages outside that folder that the site also shows as guides, after the others. */
const others = ['docs/test-data.md'];

/** The guides in reading order. Other guides follow by name. */
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
const parseGuide = (path: string): Guide => {
  const name = basename(path, '.md');
  const source = readFileSync(fromRoot(path), 'utf8');
  const match = /^# (?<title>.+)\n+(?<text>(?<summary>[^\n#][\s\S]*?)(?:\n\n[\s\S]*|\n*))$/.exec(source);
  const { title, text: markdown, summary } = match?.groups ?? {};
  if (title === undefined || markdown === undefined || summary === undefined)
    throw new Error(`Expected ${path} to begin with "# Title" and a paragraph that sums it up.`);
  return { name, title, markdown, summary: summary.replaceAll('\n', ' ') };
};

const getRank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

/** The path of a guide in the site. */
export const guideFile = (name: string): string => `guides/${name}.html`;

/** Reads the guides of `docs/guides/`, and the other pages that are shown with them. */
export const readGuides = (): Guide[] => [
  ...(existsSync(fromRoot(folder)) ? readdirSync(fromRoot(folder)) : [])
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => file.replace(/\.md$/, ''))
    .sort((one, other) => getRank(one) - getRank(other) || one.localeCompare(other))
    .map((name) => parseGuide(`${folder}/${name}.md`)),
  ...others.filter((path) => existsSync(fromRoot(path))).map(parseGuide),
];
