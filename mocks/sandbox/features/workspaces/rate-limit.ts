import type { components } from '@workspace-api/contract/sandbox';
import type { RateLimit } from '../../core/principal.ts';

type Shown = components['schemas']['RateLimit'];

/** Encodes a rate limit for the column of a workspace. */
export const storedLimit = ({ limit, window_seconds }: Shown): string =>
  JSON.stringify({ limit, windowSeconds: window_seconds } satisfies RateLimit);

/** Maps a rate limit to its representation in the control plane. */
export const showLimit = ({ limit, windowSeconds }: RateLimit): Shown => ({
  limit,
  window_seconds: windowSeconds,
});
