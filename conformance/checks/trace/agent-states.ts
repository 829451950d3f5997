import { operations, resources, stateMachines } from '@workspace-api/contract';
import { getRecords, isSuccess, member } from '../body.ts';
import { findId } from '../find-string.ts';
import { summarizeResponse } from './format-value.ts';
import { createRegister, type Known, type Ticket } from './register.ts';
import {
  getEffect,
  type TraceCheck,
  type TraceCheckResult,
  type TracedCall,
  type TracedResponse,
} from './traced-call.ts';

const { createAgent, getAgent, listAgents, activateAgent, deactivateAgent } = operations;
const [inactive, active] = [stateMachines.agent.initial as string, 'active'];

const statusAfterWrite: Readonly<Record<string, string>> = {
  [activateAgent.id]: active,
  [deactivateAgent.id]: inactive,
};

/** The clause that a status breaks if it differs from what the last write left. */
const getClause = (write: string | undefined) => {
  if (write === createAgent.id) return 'agents.starts-inactive';
  return write === activateAgent.id ? 'agents.activate' : 'agents.deactivate';
};

/** Checks that an agent shows its last change. Only for targets that no one else changes. */
export const createAgentStateCheck = (): TraceCheck => {
  const register = createRegister<string>();
  const ids = new Set<string>();
  const writes = new WeakMap<TracedCall, Ticket>();
  const reads = new WeakMap<TracedCall, Map<string, Ticket>>();

  const checkStatus = (lastWrite: Known<string> | null, status: unknown): TraceCheckResult[] => {
    if (!lastWrite || typeof status !== 'string') return [];
    const difference = status === lastWrite.value ? null : { expected: lastWrite.value, got: status };
    return [{ clause: getClause(lastWrite.by.operation?.id), difference, before: [lastWrite.by] }];
  };

  const ended = (call: TracedCall, response: TracedResponse): TraceCheckResult[] => {
    const { exchange, body } = response;
    const id = call.operation?.id;
    const write = writes.get(call);
    if (write) {
      const status = statusAfterWrite[id ?? ''] ?? '';
      const effect = getEffect(response);
      const entry = { value: status, by: exchange };
      register.writeEnded(write, effect === 'done' ? entry : effect === 'none' ? null : undefined);
      ids.add(write.key);
      return [];
    }
    if (id === createAgent.id && getEffect(response) === 'done') {
      const newId = findId(body, resources.agent.idPrefix, 'agent');
      if (newId === null) return [];
      ids.add(newId);
      register.writeEnded(register.writeStarted(newId), { value: inactive, by: exchange });
      return [];
    }
    const tickets = reads.get(call);
    if (!tickets) return [];
    if (id === getAgent.id) {
      const ticket = tickets.get(call.path.id ?? '');
      const lastWrite = ticket ? register.readEnded(ticket) : null;
      if (!lastWrite || call.token === null) return [];
      if (exchange.status !== 404)
        return isSuccess(exchange) ? checkStatus(lastWrite, member(body, 'status')) : [];
      // The API doesn't delete agents. Another token may not be allowed to see this one.
      if (lastWrite.by.request.headers.authorization !== call.request.headers.authorization) return [];
      const difference = { expected: 'the agent', got: summarizeResponse(exchange) };
      return [{ clause: 'agents.created-is-readable', difference, before: [lastWrite.by] }];
    }
    const records = (call.operation && getRecords(exchange, call.operation)) ?? [];
    return records.flatMap((record) => {
      const ticket = tickets.get(String(member(record, 'id')));
      return ticket ? checkStatus(register.readEnded(ticket), member(record, 'status')) : [];
    });
  };

  return {
    started: (call) => {
      const { id = '' } = call.path;
      if (statusAfterWrite[call.operation?.id ?? ''] !== undefined)
        writes.set(call, register.writeStarted(id));
      if (call.operation?.id === getAgent.id) reads.set(call, new Map([[id, register.readStarted(id)]]));
      if (call.operation?.id === listAgents.id)
        reads.set(call, new Map([...ids].map((agentId) => [agentId, register.readStarted(agentId)])));
    },
    ended,
  };
};
