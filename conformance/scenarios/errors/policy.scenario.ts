import { errors } from '@workspace-api/contract';
import { errorMembers, getError } from '../../checks/error-body.ts';
import { missingPolicyDetails, policyDetails } from '../../checks/error-details.ts';
import { scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

const denied = errors['policy-denied'];

export default scenario(
  'errors.policy',
  'The error of a blocked request names the policy rule, but not its conditions',
  {
    clauses: [
      'errors.policy-denied-is-403',
      'errors.policy-denied-details',
      'errors.policy-rule-not-revealed',
    ],
    needs: ['deny-by-policy'],
  },
  async (gate) => {
    await gate.case('reading agents', async (t) => {
      const rule = { workspace: t.target.workspace, resource: 'agents', action: 'read' };
      await t.prepare({ operation: 'listAgents' });
      const { lift } = await t.needs('deny-by-policy')(rule);
      await withCleanup(async () => {
        const response = await t.send({ operation: 'listAgents' });
        t.expectError('errors.policy-denied-is-403', response, { status: denied.status, code: denied.code });
        const details = errorMembers(response).details ?? {};
        const others = Object.keys(details).filter(
          (name) => !(policyDetails as readonly string[]).includes(name),
        );
        t.hold({
          clause: 'errors.policy-denied-details',
          difference: missingPolicyDetails(getError(response)) ?? null,
        });
        t.expect('errors.policy-rule-not-revealed', others.length === 0, {
          expected: 'only rule_id, resource and action',
          got: JSON.stringify(details),
        });
      }, lift);
      t.expectSuccess('errors.policy-denied-is-403', await t.send({ operation: 'listAgents' }));
    });
  },
);
