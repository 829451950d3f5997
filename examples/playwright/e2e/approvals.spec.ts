import { expect, test } from './fixtures.ts';

const approval = '/v1/approvals/apr_01K9A3';
const headers = { Authorization: 'Bearer key_test_acme' };

for (const { button, message, status } of [
  { button: 'Approve', message: 'Approved.', status: 'approved' },
  { button: 'Deny', message: 'Denied.', status: 'denied' },
]) {
  // Both decide on the same approval, each in the sandbox of its worker or after a reset.
  test(`a press on ${button} decides on the approval`, async ({ page, sandbox }) => {
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status')).toHaveText(message);
    await expect(page.getByRole('listitem')).toHaveCount(0);
    const saved = await sandbox.fetch(approval, { headers });
    expect(await saved.json()).toMatchObject({ status });
  });
}

test('a decision that someone else made first removes the row', async ({ page, sandbox }) => {
  await page.goto('/');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await sandbox.fetch(`${approval}/deny`, { method: 'POST', headers });
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status')).toHaveText('Someone else has already decided.');
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('a failed decision keeps the row', async ({ page, sandbox }) => {
  await page.goto('/');
  const rule = { operation: 'approveApproval', error: 'internal-error', count: 1 };
  const added = await sandbox.fetch('/_sandbox/fault-rules', {
    method: 'POST',
    body: JSON.stringify(rule),
  });
  expect(added.status).toBe(201);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status')).toContainText('The decision was not saved');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status')).toHaveText('Approved.');
});
