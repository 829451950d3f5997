import { errors, mediaTypes } from '@workspace-api/contract';
import { getJson } from '../../checks/body.ts';
import { errorMembers, getError } from '../../checks/error-body.ts';
import { missingPolicyDetails, policyDetails } from '../../checks/error-details.ts';
import { stringsWith } from '../../checks/find-string.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

const denied = errors['policy-denied'];

/** A shorter predicate could be part of any response. */
const shortest = 8;

/** Whether a response contains a predicate, in a header or a string of its body, with any white space. */
const reveals = (response: Exchange, predicate: string): boolean => {
  const dense = (value: string) => value.replaceAll(/\s/g, '').toLowerCase();
  const strings = [...Object.values(response.headers), response.text, ...stringsWith(getJson(response), /./)];
  return strings.some((value) => dense(value).includes(dense(predicate)));
};

export default scenario(
  'errors.policy',
  'The error of a blocked request names the policy rule, but not its conditions',
  { needs: ['deny-by-policy'] },
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

    await gate.case('the predicate', async (t) => {
      const rule = { workspace: t.target.workspace, resource: 'agents', action: 'read' };
      const agent = await unlessMissing(() => t.request('getAgent'));
      const { lift, predicate = '' } = await t.needs('deny-by-policy')(rule);
      await withCleanup(async () => {
        if (predicate.length < shortest)
          t.notExercised(
            'errors.policy-predicate-not-revealed',
            `a predicate of at least ${shortest} characters from deny-by-policy`,
          );
        const list = { operation: 'listAgents' } as const;
        for (const request of [list, { ...list, accept: mediaTypes.csv }, ...(agent ? [agent] : [])]) {
          const response = await t.send(request);
          if (errorMembers(response).code !== denied.code)
            t.notExercised(
              'errors.policy-predicate-not-revealed',
              `a ${denied.code} of ${request.operation}`,
            );
          t.expect(
            'errors.policy-predicate-not-revealed',
            !reveals(response, predicate),
            { expected: 'a response without the predicate of the rule', got: describeResponse(response) },
            response,
          );
        }
      }, lift);
    });
  },
);
