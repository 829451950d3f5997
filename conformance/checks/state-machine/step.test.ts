import { stateMachines } from '@workspace-api/contract';
import { describe, expect, it } from 'vitest';
import { findStep, listOperations } from './step.ts';

describe('a step of a state machine', () => {
  it('is a move where the machine has one', () => {
    expect(findStep(stateMachines.agent, 'activateAgent', 'inactive')).toEqual({
      kind: 'move',
      to: 'active',
      provisional: false,
    });
  });

  it('is marked where the contract chose it', () => {
    expect(findStep(stateMachines.agent, 'activateAgent', 'active')).toMatchObject({ provisional: true });
  });

  it('is a refusal where the machine forbids it', () => {
    expect(findStep(stateMachines.approval, 'denyApproval', 'approved')).toEqual({
      kind: 'refusal',
      response: 'already-decided',
      provisional: false,
    });
  });

  it('is nothing where the machine is silent', () => {
    expect(findStep(stateMachines.agent, 'createAgent', 'active')).toBeNull();
    expect(findStep(stateMachines.billing, 'setPaymentMethod', 'unheard of')).toBeNull();
  });

  it('is looked for with every operation that works on a record', () => {
    expect(listOperations(stateMachines.agent)).toEqual(['activateAgent', 'deactivateAgent']);
    expect(listOperations(stateMachines.approval)).toEqual(['approveApproval', 'denyApproval']);
  });
});
