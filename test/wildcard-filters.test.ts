import { expect, test } from 'vitest';
import { createResult, wrapDeliveries } from '../mocks/wrappers/deliveries.ts';
import { checkSandbox } from './support/with-sandbox.ts';

const clause = 'webhooks.filter-wildcards';

const check = async (wraps: Partial<Parameters<typeof checkSandbox>[0]>) => {
  const { report } = await checkSandbox(wraps, { only: [clause], effort: 'quick' });
  return report.clauses.find(({ id }) => id === clause);
};

/** A server that sends nothing to subscriptions with this filter. */
const withoutEventsFor = (filter: string) =>
  wrapDeliveries((send, subscriptions) => async (outgoing) => {
    const { events = [] } = subscriptions.get(outgoing.url) ?? {};
    return events.includes(filter) ? createResult(200) : send(outgoing);
  });

// The clause is provisional, so no mutant breaks it.
test.each(['pages.*', '*'])('the gate reports that the filter %s matches nothing', async (filter) => {
  const result = await check(withoutEventsFor(filter));
  expect(result).toMatchObject({ status: 'info', findings: [{ got: '[]' }] });
  expect(result?.findings[0]?.expected).toMatch(/pages\.published.* at a subscription to /);
});

test('filters with wildcards that match their events pass', async () => {
  expect(await check({})).toMatchObject({ status: 'pass', findings: [] });
});
