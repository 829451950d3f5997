import { operations, resources, type StateMachineShape, stateMachines } from '@workspace-api/contract';
import { member } from '../body.ts';
import { createResult, summarizeResponse } from '../check-result.ts';
import { findId } from '../find-string.ts';
import { machineResource, startClause } from '../state-machine.ts';
import { listRecords, type TracedCall } from './traced-call.ts';
import { writtenDataCheck } from './written-data.ts';

/** The one state, and the clause, to which an operation of a machine leads. */
const findTarget = ({ moves }: StateMachineShape, operation: string | undefined) =>
  moves.find((move) => 'operation' in move && move.operation === operation && move.provisional === undefined);

const agent: StateMachineShape = stateMachines.agent;
const { inspect, list } = machineResource(agent) ?? resources.agent;
const isRead = ({ operation }: TracedCall): boolean => operation?.id === inspect || operation?.id === list;
const missing = 'agents.created-is-readable';

/** Checks that an agent shows its last change: the machine has no final state, so any later change is a legal one. */
export const createLastStateCheck = () =>
  writtenDataCheck({
    exclusive: [
      ...new Set(agent.moves.flatMap(({ clause, provisional }) => (clause && !provisional ? [clause] : []))),
      missing,
    ],
    getKey: ({ operation, path }) => {
      const move = findTarget(agent, operation?.id);
      return move && move.from.length > 0 ? (path.id ?? '') : null;
    },
    findCreated: ({ operation }, { body }) =>
      operation?.id === operations.createAgent.id ? findId(body, resources.agent.idPrefix, agent.name) : null,
    getValue: ({ operation }) => findTarget(agent, operation?.id)?.to,
    listReads: (call, keys) => {
      if (!isRead(call)) return [];
      return call.operation?.id === inspect ? [call.path.id ?? ''] : [...keys];
    },
    check: (call, response, id, { value, by }) => {
      const { operation, request } = call;
      const { exchange } = response;
      if (operation?.id === inspect && exchange.status === 404) {
        // The API doesn't delete agents. Another token may not be allowed to see this one.
        if (by.request.headers.authorization !== request.headers.authorization) return [];
        return [createResult(missing, false, 'the agent', summarizeResponse(exchange))];
      }
      const records = listRecords(call, response);
      const record = operation?.list ? records.find((one) => member(one, 'id') === id) : records[0];
      const status = member(record, agent.field ?? '');
      const clause = findTarget(agent, by.operation?.id)?.clause ?? startClause(agent);
      if (typeof status !== 'string' || !clause) return [];
      return [createResult(clause, status === value, value, status)];
    },
  });
