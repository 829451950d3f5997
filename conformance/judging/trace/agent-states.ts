import { operations, resources, stateMachines } from '@workspace-api/contract';
import { isSuccess, member, getRecords } from '../body.ts';
import { findId } from '../find-string.ts';
import { summarizeResponse } from './in-words.ts';
import { createRegister, type Known, type Ticket } from './register.ts';
import {
  getEffect,
  type TracedResponse,
  type TracedCall,
  type TraceCheck,
  type TraceCheckResult,
} from './traced-call.ts';

const { createAgent, getAgent, listAgents, activateAgent, deactivateAgent } = operations;
const [inactive, active] = [stateMachines.agent.initial as string, 'active'];

const left: Readonly<Record<string, string>> = { [activateAgent.id]: active, [deactivateAgent.id]: inactive };

/** The clause that a status breaks which is not what the last write left. */
const getClause = (write: string | undefined) => {
  if (write === createAgent.id) return 'agents.starts-inactive';
  return write === activateAgent.id ? 'agents.activate' : 'agents.deactivate';
};

/** Judges that an agent shows what was last done to it. For targets that nobody else changes. */
export const createAgentStateCheck = (): TraceCheck => {
  const register = createRegister<string>();
  const ids = new Set<string>();
  const writes = new WeakMap<TracedCall, Ticket>();
  const reads = new WeakMap<TracedCall, Map<string, Ticket>>();

  const checkStatus = (known: Known<string> | null, status: unknown): TraceCheckResult[] => {
    if (!known || typeof status !== 'string') return [];
    const difference = status === known.value ? null : { expected: known.value, got: status };
    return [{ clause: getClause(known.by.operation?.id), difference, before: [known.by] }];
  };

  const ended = (call: TracedCall, response: TracedResponse): TraceCheckResult[] => {
    const { exchange, body } = response;
    const id = call.operation?.id;
    const write = writes.get(call);
    if (write) {
      const status = left[id ?? ''] ?? '';
      const effect = getEffect(response);
      const known = { value: status, by: exchange };
      register.writeEnded(write, effect === 'done' ? known : effect === 'none' ? null : undefined);
      ids.add(write.key);
      return [];
    }
    if (id === createAgent.id && getEffect(response) === 'done') {
      const made = findId(body, resources.agent.idPrefix, 'agent');
      if (made === null) return [];
      ids.add(made);
      register.writeEnded(register.writeStarted(made), { value: inactive, by: exchange });
      return [];
    }
    const tickets = reads.get(call);
    if (!tickets) return [];
    if (id === getAgent.id) {
      const ticket = tickets.get(call.path.id ?? '');
      const known = ticket ? register.readEnded(ticket) : null;
      if (!known || call.token === null) return [];
      if (exchange.status !== 404) return isSuccess(exchange) ? checkStatus(known, member(body, 'status')) : [];
      // The API deletes no agent. Another token may not be allowed to see it.
      if (known.by.request.headers.authorization !== call.request.headers.authorization) return [];
      const difference = { expected: 'the agent', got: summarizeResponse(exchange) };
      return [{ clause: 'agents.created-is-readable', difference, before: [known.by] }];
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
      if (left[call.operation?.id ?? ''] !== undefined) writes.set(call, register.writeStarted(id));
      if (call.operation?.id === getAgent.id) reads.set(call, new Map([[id, register.readStarted(id)]]));
      if (call.operation?.id === listAgents.id)
        reads.set(call, new Map([...ids].map((known) => [known, register.readStarted(known)])));
    },
    ended,
  };
};
