import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const agent = 'components > schemas > Agent > properties > id';
const property = (description: string) => ({ type: 'string', examples: ['agt_1'], description });

test.each(['not shown', 'tolerated', 'service document', 'This contract'])(
  'a description that contains "%s" is reported',
  async (phrase) => {
    const findings = await spoil('caller-descriptions', agent, property(`Its format: ${phrase}.`));
    expect(findings).toEqual([expect.stringContaining(`contains "${phrase}"`)]);
  },
);

test('a description about the resource passes, whatever its example and its reason contain', async () => {
  const good = {
    ...property('The id of the document.'),
    examples: [{ description: 'Not shown.' }],
    'x-provisional': 'The service document does not show it. Chosen: a string.',
  };
  expect(await spoil('caller-descriptions', agent, good)).toEqual([]);
});
