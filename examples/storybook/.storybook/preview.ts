import type { Preview } from '@storybook/react-vite';
import { withSandbox } from '../src/with-sandbox.tsx';
import '../src/styles.css';

export default {
  decorators: [withSandbox],
} satisfies Preview;
