import type { components } from '@workspace-api/contract/sandbox';
import type { Random } from '../../core/random.ts';
import { longestWait } from '../../core/wait.ts';

/** How long requests wait, in milliseconds: anything between the two, evenly. */
export type Latency = components['schemas']['Latency'];

/** Whether it is a span of time that a request can be kept waiting for. */
export const isLatency = ({ min, max }: Latency): boolean =>
  Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min <= max && max <= longestWait;

/** No span of time that a request can be kept waiting for. */
export class BadLatency extends RangeError {
  constructor({ min, max }: Latency) {
    super(
      `A latency is two whole numbers from 0 to ${longestWait}, the lower one first, and not ${min} and ${max}.`,
    );
    this.name = 'BadLatency';
  }
}

/** Reads `300` or `200-800`; undefined for anything else. */
export const parseLatency = (text: string): Latency | undefined => {
  const [, min, max = min] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const latency = { min: Number(min), max: Number(max) };
  return isLatency(latency) ? latency : undefined;
};

/** A number from 0 to just below 1. */
export const chance = (random: Random): number => random(4).readUInt32BE() / 2 ** 32;

/** How long this one request waits. */
export const drawLatency = ({ min, max }: Latency, random: Random): number =>
  Math.round(min + (max - min) * chance(random));
