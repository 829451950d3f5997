import { render } from 'preact';
import { App } from './app.tsx';
import './styles/index.css';

const place = document.getElementById('dashboard');
if (place) render(<App />, place);
