import { type ClauseId, clauseList, type OperationShape } from '@workspace-api/contract';
import document from '@workspace-api/contract/openapi.json' with { type: 'json' };

const headers = document.components.headers as Record<string, { 'x-provisional'?: string }>;

/** Whether the contract chose this header, since the service document doesn't mention it. */
export const isProvisionalHeader = (component: string): boolean =>
  headers[component]?.['x-provisional'] !== undefined;

const chosen = clauseList.filter(({ part }) => part === 'provisional');

/** The clause about the contract's choices for an operation's answers; null if there are none. */
export const chosenShapes = (operation: OperationShape): ClauseId | null =>
  chosen.find(({ operations }) => operations.includes(operation.id))?.id ?? null;
