import type { components } from '@workspace-api/contract/sandbox';
import { limits } from '../../core/limits.ts';
import type { Random } from '../../core/random.ts';

/** The delay of requests in milliseconds, drawn uniformly from min to max. */
export type Latency = components['schemas']['Latency'];

/** Whether both bounds are whole numbers of milliseconds in range, in order. */
export const isLatency = ({ min, max }: Latency): boolean =>
  Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min <= max && max <= limits.delayMs;

/** Thrown if the bounds of a latency are out of range or out of order. */
export class InvalidLatencyError extends RangeError {
  constructor({ min, max }: Latency) {
    super(
      `Invalid latency ${min} to ${max}. Use whole milliseconds from 0 to ${limits.delayMs}, the lower number first.`,
    );
    this.name = 'InvalidLatencyError';
  }
}

/** Parses `300` or `200-800`; undefined for anything else. */
export const parseLatency = (value: string): Latency | undefined => {
  const [, min, max = min] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(value) ?? [];
  const latency = { min: Number(min), max: Number(max) };
  return isLatency(latency) ? latency : undefined;
};

/** A random number from 0 to just below 1. */
export const chance = (random: Random): number =>
  random(4).reduce((value, byte) => value * 256 + byte, 0) / 2 ** 32;

/** Draws the delay of one request, in milliseconds. */
export const drawLatency = ({ min, max }: Latency, random: Random): number =>
  Math.round(min + (max - min) * chance(random));
