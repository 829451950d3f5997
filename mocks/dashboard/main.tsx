import { render } from 'preact';
import { App } from './app.tsx';
import { keepFocus } from './shell/keep-focus.ts';
import './styles/index.css';

const place = document.getElementById('dashboard');
keepFocus();
if (place) render(<App />, place);
