import { headerNames, mediaTypes, operations } from '@workspace-api/contract';
import { changeJson, changeSuccesses } from '../../wrappers/change-responses.ts';
import { readJson, withBody } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

const { createAgent, getAgent, getPage, listAgents, listRuns } = operations;

/** Responses of one operation that the contract doesn't declare. All others are correct. */
export const undeclaredResponses: Record<string, Mutant> = {
  'creation-redirects': {
    clause: 'contract.status-declared',
    text: 'Creating an agent redirects to the new agent instead of returning it.',
    wrap: changeSuccesses([createAgent.id], async (response, request) => {
      const agent = await readJson(response);
      const headers = { Location: `${new URL(request.url).pathname}/${String(agent?.id)}` };
      return new Response(null, { status: 303, headers });
    }),
  },
  'media-type-of-text': {
    clause: 'contract.media-type-declared',
    text: 'The Content-Type of a single agent is text/plain, although its body is JSON.',
    wrap: changeSuccesses([getAgent.id], async (response) =>
      withBody(response, JSON.stringify(await readJson(response)), 'text/plain; charset=utf-8'),
    ),
  },
  'media-type-missing': {
    clause: 'contract.media-type-declared',
    text: 'Lists of runs have no Content-Type.',
    wrap: changeSuccesses([listRuns.id], async (response) => {
      const page = await readJson(response);
      const plain = withBody(response, JSON.stringify(page));
      plain.headers.delete('Content-Type');
      return new Response(await plain.arrayBuffer(), { status: plain.status, headers: plain.headers });
    }),
  },
  'empty-cursor-header': {
    clause: 'contract.headers-declared',
    text: 'The last page of agents has an empty X-Next-Cursor header.',
    wrap: changeSuccesses([listAgents.id], (response) => {
      if (!response.headers.has(headerNames.nextCursor)) response.headers.set(headerNames.nextCursor, '');
      return response;
    }),
  },
  'cursor-as-a-number': {
    clause: 'contract.body-matches-schema',
    text: 'The next cursor of the list of agents is a number.',
    wrap: changeJson([listAgents.id], (page) =>
      typeof page.next_cursor === 'string' ? { ...page, next_cursor: page.next_cursor.length } : page,
    ),
  },
  'document-within-a-document': {
    clause: 'contract.body-matches-schema',
    text: 'A page is wrapped in another object.',
    wrap: changeJson([getPage.id], (page) => ({ page })),
  },
  'json-with-a-prefix': {
    clause: 'contract.body-matches-schema',
    text: 'The JSON of lists of runs starts with characters that prevent its execution as a script.',
    wrap: changeSuccesses([listRuns.id], async (response) =>
      withBody(response, `)]}',\n${JSON.stringify(await readJson(response))}`, mediaTypes.json),
    ),
  },
};
