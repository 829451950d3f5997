import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const keyUsesRecordedLater: Variant = {
  text: 'Inspecting a key shows the last use as of the previous inspection, and omits it if there was none.',
  allowedBy:
    "Workspace API key: neither the field for the last use nor how soon it's recorded is documented.",
  families: ['tokens'],
  wrap: (next) => {
    const recorded = new Map<unknown, unknown>();
    return changeJson(['getToken'], ({ last_used_at, ...key }) => {
      const lastUse = recorded.get(key.id);
      recorded.set(key.id, last_used_at);
      return { ...key, ...(typeof lastUse === 'string' && { lastUse }) };
    })(next);
  },
};
