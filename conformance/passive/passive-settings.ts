import type { Unsupported } from '../engine/settings/unsupported.ts';
import type { Waiver } from '../engine/settings/waivers.ts';

/** The settings for checking observed traffic. */
export type PassiveSettings = {
  /** The API's base, ending in /v1. */
  target: string;
  /** Clauses, families or patterns; empty for all. */
  only: readonly string[];
  /** Operations and tags, or patterns of them; empty for all. */
  include: readonly string[];
  unsupported: readonly Unsupported[];
  /** The waivers in force. */
  waivers: readonly Waiver[];
  expiredWaivers: readonly Waiver[];
  /** Whether nothing except the observed traffic changes the target. */
  isExclusive: boolean;
  /** The scopes of tokens, by token. */
  scopes: Readonly<Record<string, readonly string[]>>;
};
