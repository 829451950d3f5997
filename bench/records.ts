import { examples } from '@workspace-api/contract';
import type { Answer } from './answers.ts';

type Given = { readonly id: string } & Readonly<Record<string, unknown>>;

/** What a server that keeps its own records begins with. */
export type Records = { readonly agents: readonly Given[]; readonly pages: readonly Given[] };

const byId = (records: readonly Given[]): Given[] => [
  ...new Map(records.map((one) => [one.id, one])).values(),
];

/**
 * Takes the records from the sandbox's responses: the agent that is read, those that are listed, and the page as it is
 * before its patch. Each id occurs once.
 */
export const recordsOf = (answers: readonly Answer[]): Records => {
  const answerOf = (operation: Answer['operation']): Answer => {
    const answer = answers.find((one) => one.operation === operation);
    if (!answer) throw new Error(`There is no response of ${operation}.`);
    return answer;
  };
  const patched = answerOf('updatePage');
  const listed = JSON.parse(answerOf('listAgents').body) as { data: Given[] };
  return {
    agents: byId([JSON.parse(answerOf('getAgent').body) as Given, ...listed.data]),
    pages: [
      {
        ...(JSON.parse(patched.body) as object),
        tree: examples['page-home'].tree,
        id: patched.path.split('/').at(-1) ?? '',
      },
    ],
  };
};
