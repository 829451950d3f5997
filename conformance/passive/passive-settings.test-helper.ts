import type { PassiveSettings } from './observer.ts';

/** Settings that check everything, without any knowledge of the target. */
export const passiveSettings = (target: string, more: Partial<PassiveSettings> = {}): PassiveSettings => ({
  target,
  only: [],
  include: [],
  unsupported: [],
  waivers: [],
  expiredWaivers: [],
  isExclusive: false,
  scopes: {},
  ...more,
});
