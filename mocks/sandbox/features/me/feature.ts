import { defineFeature } from '../feature.ts';
import { me } from './handlers.ts';

/** The identity of the caller. */
export const meFeature = defineFeature({ handlers: me });
