import { stateMachines } from '@workspace-api/contract';
import { describe, expect, it } from 'vitest';
import { findStep, listOperations } from './step.ts';

describe('a step of a state machine', () => {
  it('is a move if the machine has one', () => {
    expect(findStep(stateMachines.agent, 'activateAgent', 'inactive')).toEqual({
      kind: 'move',
      to: 'active',
      clause: 'agents.activate',
      isProvisional: false,
    });
  });

  it('is marked if the contract chose it', () => {
    expect(findStep(stateMachines.agent, 'activateAgent', 'active')).toMatchObject({ isProvisional: true });
  });

  it('is a refusal if the machine forbids it', () => {
    expect(findStep(stateMachines.approval, 'denyApproval', 'approved')).toEqual({
      kind: 'refusal',
      error: 'already-decided',
      clause: 'approvals.already-decided',
      isProvisional: false,
    });
  });

  it('is null if the machine defines nothing', () => {
    expect(findStep(stateMachines.agent, 'createAgent', 'active')).toBeNull();
    expect(findStep(stateMachines.billing, 'setPaymentMethod', 'no-such-state')).toBeNull();
  });

  it('covers every operation on a single record', () => {
    expect(listOperations(stateMachines.agent)).toEqual(['activateAgent', 'deactivateAgent']);
    expect(listOperations(stateMachines.approval)).toEqual(['approveApproval', 'denyApproval']);
  });
});
