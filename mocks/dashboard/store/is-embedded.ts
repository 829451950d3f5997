import { host } from '../client/host.ts';

/** Whether a page shows one view of this one in a frame, without the navigation. */
export const isEmbedded = parent !== window && !host?.isWhole;
