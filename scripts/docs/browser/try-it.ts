import { startTryIt } from './try-it/start-try-it.ts';

void startTryIt(document.querySelector('#try-it') as HTMLElement);
