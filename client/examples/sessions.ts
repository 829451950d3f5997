/** Stands in for idb-keyval. */
const { get, set } = await import('./storage.test-helper.ts');

import { createClient, session, unwrap } from '@workspace-api/client';

const baseUrl = 'http://127.0.0.1:4010/v1';
const keepSession = session({
  baseUrl,
  load: () => get('session'),
  save: (tokens) => set('session', tokens),
});

const client = createClient({ baseUrl, authorize: keepSession });
const me = await unwrap(client.GET('/me'));
console.log(me.token.mode);

const response = await keepSession(fetch)(`${baseUrl}/me`); // without a client
console.log(response.status);
