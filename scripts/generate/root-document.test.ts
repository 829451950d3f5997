import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assembleRoot } from './root-document.ts';

const createContract = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries({ 'events.yaml': '{}\n', ...files })) {
    const file = join(folder, 'openapi', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return join(folder, 'openapi');
};

const root = 'openapi: 3.1.0\ntags: [{name: me}, {name: agents}]\n';
const pathFile = (path: string, tag: string) => `x-path: ${path}\nget: {tags: [${tag}]}\n`;

test('every file of the folders is in the root document, under the name that follows from it', () => {
  const contract = createContract({
    'root.yaml': root,
    'paths/agents.yaml': pathFile('/workspaces/{slug}/agents', 'agents'),
    'schemas/agent-run.yaml': 'type: object\n',
    'examples/slug-in-use.yaml': 'value: 1\n',
  });
  expect(assembleRoot(contract)).toMatchObject({
    openapi: '3.1.0',
    tags: [{ name: 'me' }, { name: 'agents' }],
    paths: { '/workspaces/{slug}/agents': { $ref: '../openapi/paths/agents.yaml' } },
    components: {
      schemas: { AgentRun: { $ref: '../openapi/schemas/agent-run.yaml' } },
      parameters: {},
      headers: {},
      responses: {},
      examples: { 'slug-in-use': { $ref: '../openapi/examples/slug-in-use.yaml' } },
    },
  });
});

test('paths are in the order of the tags, then by path', () => {
  const contract = createContract({
    'root.yaml': root,
    'paths/a.yaml': pathFile('/b/{id}', 'agents'),
    'paths/b.yaml': pathFile('/b', 'agents'),
    'paths/c.yaml': pathFile('/z', 'me'),
  });
  expect(Object.keys(assembleRoot(contract).paths)).toEqual(['/z', '/b', '/b/{id}']);
});

test('a path file without x-path is named', () => {
  const contract = createContract({ 'root.yaml': root, 'paths/me.yaml': 'get: {tags: [me]}\n' });
  expect(() => assembleRoot(contract)).toThrow(/paths\/me\.yaml does not state its x-path\.$/);
});

test('each event has a webhook and a schema, and WebhookEvent is any of them by its type', () => {
  const contract = createContract({
    'root.yaml': root,
    'events.yaml': `
agents.created: {summary: An agent was created, description: It is inactive., data: agent}
pages.published: {summary: Pages were published, description: All of them., data: page-publication, stated: true}
`,
  });
  const { webhooks, components } = assembleRoot(contract);
  expect(Object.keys(webhooks)).toEqual(['event', 'agents.created', 'pages.published']);
  expect(webhooks['agents.created']).toMatchObject({
    post: {
      operationId: 'onAgentsCreated',
      'x-provisional': 'A service may not send this event, or name it differently.',
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/AgentsCreatedEvent' } } },
      },
    },
  });
  expect(webhooks['pages.published']).not.toHaveProperty('post.x-provisional');
  expect(components.schemas?.AgentsCreatedEvent).toMatchObject({
    allOf: [
      { $ref: '../openapi/schemas/event-envelope.yaml' },
      {
        properties: {
          type: { const: 'agents.created' },
          data: { allOf: [{ $ref: '../openapi/schemas/agent.yaml' }] },
        },
      },
    ],
  });
  expect(components.schemas?.WebhookEvent).toMatchObject({
    oneOf: [
      { $ref: '#/components/schemas/AgentsCreatedEvent' },
      { $ref: '#/components/schemas/PagesPublishedEvent' },
    ],
    discriminator: { mapping: { 'agents.created': '#/components/schemas/AgentsCreatedEvent' } },
  });
});
