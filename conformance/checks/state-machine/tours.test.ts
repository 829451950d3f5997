import { stateMachines } from '@workspace-api/contract';
import { describe, expect, it } from 'vitest';
import { listTours } from './tours.ts';

describe('the tours of a state machine', () => {
  it('take every step with one record if no state is final', () => {
    expect(listTours(stateMachines.agent, 'inactive')).toEqual([
      ['activateAgent', 'activateAgent', 'deactivateAgent', 'deactivateAgent'],
    ]);
  });

  it('begin with the current state of the record', () => {
    expect(listTours(stateMachines.agent, 'active')).toEqual([
      ['activateAgent', 'deactivateAgent', 'activateAgent', 'deactivateAgent', 'deactivateAgent'],
    ]);
  });

  it('need one record for each final state', () => {
    expect(listTours(stateMachines.approval, 'pending')).toEqual([
      ['approveApproval', 'approveApproval', 'denyApproval'],
      ['denyApproval', 'approveApproval', 'denyApproval'],
    ]);
  });

  it('skip a step that no clause states, unless it leads to another', () => {
    expect(listTours(stateMachines.token, 'active')).toEqual([
      ['revokeToken', 'getToken', 'rotateToken', 'revokeToken'],
    ]);
  });

  it('are empty if no operation changes the state', () => {
    expect(listTours(stateMachines.invoice, 'draft')).toEqual([]);
  });
});
