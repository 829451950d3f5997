import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const schemas = 'components > schemas';

test('a request schema that accepts unknown fields is reported', async () => {
  const path = `${schemas} > CreateAgentRequest > additionalProperties`;
  expect(await spoil('closed-requests', path, undefined)).toEqual([
    "createAgent's request accepts unknown fields: CreateAgentRequest lacks additionalProperties: false.",
    "exchangeAuthorizationCode's request accepts unknown fields: CreateAgentRequest lacks additionalProperties: false.",
  ]);
});

test('a closed response schema is reported at any depth', async () => {
  expect(await spoil('closed-requests', `${schemas} > Agent > additionalProperties`, false)).toEqual([
    "createAgent's response is closed and cannot be extended: Agent is closed.",
    "listAgents's response is closed and cannot be extended: Agent is closed.",
  ]);
});
