import { examples } from '@workspace-api/contract';
import type { RecordedResponse } from './responses.ts';

type Item = { readonly id: string } & Readonly<Record<string, unknown>>;

/** The initial records of a server that stores records. */
export type Records = { readonly agents: readonly Item[]; readonly pages: readonly Item[] };

const byId = (records: readonly Item[]): Item[] => [...new Map(records.map((one) => [one.id, one])).values()];

/**
 * Takes the records from the sandbox's responses: the agent that is read, the agents that are listed, and the page before its
 * patch. Each id occurs once.
 */
export const toRecords = (responses: readonly RecordedResponse[]): Records => {
  const getResponse = (operation: RecordedResponse['operation']): RecordedResponse => {
    const response = responses.find((one) => one.operation === operation);
    if (!response) throw new Error(`No response of ${operation} was recorded.`);
    return response;
  };
  const patch = getResponse('updatePage');
  const list = JSON.parse(getResponse('listAgents').body) as { data: Item[] };
  return {
    agents: byId([JSON.parse(getResponse('getAgent').body) as Item, ...list.data]),
    pages: [
      {
        ...(JSON.parse(patch.body) as object),
        tree: examples['page-home'].tree,
        id: patch.path.split('/').at(-1) ?? '',
      },
    ],
  };
};
