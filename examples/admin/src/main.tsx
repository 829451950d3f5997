import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { tokenStore } from './api.ts';
import { App } from './app.tsx';
import { finishReturnedSignIn } from './sign-in.ts';

const notice = await finishReturnedSignIn();
const isSignedIn = (await tokenStore.load()) !== undefined;

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <App initial={{ isSignedIn, notice }} />
  </StrictMode>,
);
