import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

test('the users are listed by email, with their permissions in each workspace', async () => {
  const { control } = await start();
  const { data } = (await control('listPeople')).json;
  const emails = data.map(({ email }: { email: string }) => email);
  expect(emails).toEqual(emails.toSorted());
  const owner = data.find(({ email }: { email: string }) => email === 'owner@acme.example');
  expect(owner.workspaces.map(({ slug }: { slug: string }) => slug)).toEqual(['acme', 'globex']);
  expect(owner.workspaces[0].scopes).toContain('secrets:set');
});
