import { defineFeature } from '../feature.ts';
import { me } from './handlers.ts';

/** The identity behind a token. */
export const meFeature = defineFeature({ handlers: me });
