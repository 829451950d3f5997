import { readFile } from 'node:fs/promises';

const readme = await readFile(new URL('README.md', import.meta.url), 'utf8');

const client = "import { createWorkspaceClient } from '@workspace-api/client';\n";
const api = `${client}const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme' });\n`;

/** What the programs use, and their sections don't show again. */
const beginnings: Readonly<Record<string, string>> = {
  Lists: api,
  'Encodings and streams': api,
  'The log tail': api,
  Errors: api,
  'Retries, keys and timeouts': client,
  Hooks: client,
  'TanStack Query': api,
  'Sign-in': `declare const location: { origin: string; href: string; assign(url: string): void };
declare const sessionStorage: Record<'getItem', (key: string) => string | null> & {
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};\n`,
  Webhooks: 'declare const store: (event: unknown) => Promise<void>;\n',
};

/** The program of each section of the README that has one, by the section's title: its blocks, in their order. */
export const programs: Readonly<Record<string, string>> = Object.fromEntries(
  readme.split(/^#+ /m).flatMap((section) => {
    const [title = ''] = section.split('\n', 1);
    const blocks = [...section.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);
    return blocks.length > 0 ? [[title, (beginnings[title] ?? '') + blocks.join('')]] : [];
  }),
);
