import { set } from './storage.test-helper.ts';

declare const location: { origin: string; href: string; assign(url: string): void };
declare const sessionStorage: {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

import { finishSignIn, startSignIn } from '@workspace-api/client';

export const pressSignIn = async () => {
  const signIn = await startSignIn({
    consoleUrl: 'http://127.0.0.1:4010',
    redirectUri: `${location.origin}/callback`,
    scopes: ['me:read', 'pages:read', 'pages:write'],
  });
  sessionStorage.setItem('sign-in', JSON.stringify(signIn));
  location.assign(signIn.url);
};

export const openCallback = async () => {
  const started = JSON.parse(sessionStorage.getItem('sign-in') ?? 'null');
  sessionStorage.removeItem('sign-in');
  const tokens = await finishSignIn(started, location.href, { baseUrl: 'http://127.0.0.1:4010/v1' });
  await set('session', tokens);
};
