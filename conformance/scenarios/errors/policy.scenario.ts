import { errors, mediaTypes } from '@workspace-api/contract';
import { getJson } from '../../checks/body.ts';
import { getDetails, getErrorCode, policyDetails } from '../../checks/error-body.ts';
import { stringsWith } from '../../checks/find-string.ts';
import { type Exchange, scenario } from '../../engine/scenario.ts';
import { unlessMissing, withCleanup } from '../shared/control-flow.ts';

const denied = errors['policy-denied'];

/** A shorter predicate could be part of any response. */
const shortest = 8;

/** Whether a response contains a predicate, in a header or a string of its body, with any white space. */
const reveals = (response: Exchange, predicate: string): boolean => {
  const dense = (value: string) => value.replaceAll(/\s/g, '').toLowerCase();
  const strings = [...Object.values(response.headers), response.text, ...stringsWith(getJson(response), /./)];
  return strings.some((value) => dense(value).includes(dense(predicate)));
};

const title = 'The error of a blocked request names the policy rule, but not its conditions';
export default scenario(
  title,
  { needs: ['deny-by-policy'], clauses: ['errors.policy-denied-details'] },
  async (gate) => {
    await gate.case('reading agents', async (t) => {
      const rule = { workspace: t.target.workspace, resource: 'agents', action: 'read' };
      const list = { operation: 'listAgents' } as const;
      const [agent] = await t.together([
        () => unlessMissing(() => t.request('getAgent')),
        () => t.prepare(list),
      ]);
      const { lift, predicate = '' } = await t.needs('deny-by-policy')(rule);
      const requests = [list, { ...list, accept: mediaTypes.csv }, ...(agent ? [agent] : [])];
      const [response, ...others] = await withCleanup(
        () => t.together(requests.map((request) => () => t.send(request))),
        lift,
      );
      if (!response) return;
      t.expectError('errors.policy-denied-is-403', response, { status: denied.status, code: denied.code });
      const details = getDetails(response);
      const names: readonly string[] = policyDetails;
      t.expect(
        'errors.policy-rule-not-revealed',
        Object.keys(details).every((name) => names.includes(name)),
        { expected: `only ${names.join(', ')}`, got: JSON.stringify(details), exchange: response },
      );
      t.expectSuccess('errors.policy-denied-is-403', await t.send(list));

      if (predicate.length < shortest)
        t.notExercised(
          'errors.policy-predicate-not-revealed',
          `a predicate of at least ${shortest} characters from deny-by-policy`,
        );
      for (const one of [response, ...others]) {
        if (getErrorCode(one) !== denied.code)
          t.notExercised('errors.policy-predicate-not-revealed', `a ${denied.code} of ${one.operation?.id}`);
        t.expect('errors.policy-predicate-not-revealed', !reveals(one, predicate), { exchange: one });
      }
    });
  },
);
