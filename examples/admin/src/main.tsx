import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { tokenStore } from './api.ts';
import { App } from './app.tsx';
import { finishReturnedSignIn } from './sign-in.ts';

const notice = await finishReturnedSignIn();
const tokens = await tokenStore.load();

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <App isSignedIn={tokens !== undefined} notice={notice} />
  </StrictMode>,
);
