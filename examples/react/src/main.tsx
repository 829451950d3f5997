import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { finishReturnedSignIn } from './session/sign-in.ts';
import { tokenStore } from './session/token-store.ts';

const notice = await finishReturnedSignIn();
const isSignedIn = (await tokenStore.load()) !== undefined;

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <App initial={{ isSignedIn, notice }} />
  </StrictMode>,
);
