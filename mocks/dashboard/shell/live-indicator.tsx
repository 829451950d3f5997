import { isLive } from '../store/events.ts';

/** Says whether the page follows the sandbox. */
export const LiveIndicator = () => (
  <p class={`live ${isLive.value ? 'on' : 'off'}`}>{isLive.value ? 'Live' : 'Not connected'}</p>
);
