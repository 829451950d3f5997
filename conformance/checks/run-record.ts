import { idPrefixes, stateMachines } from '@workspace-api/contract';
import { findId } from './find-string.ts';

const { field, states } = stateMachines.run;
const isStatus = (value: unknown): value is string => (states as readonly unknown[]).includes(value);

/** The status of a listed run; undefined if it has none. The service document lists the values, but doesn't name the member. */
export const findRunStatus = (run: Readonly<Record<string, unknown>>): string | undefined =>
  [run[field], ...Object.values(run)].find(isStatus);

/** The id of a listed run, found by its prefix: the service document doesn't name the member. Null if there is none. */
export const findRunId = (run: Readonly<Record<string, unknown>>): string | null =>
  findId(run, `${idPrefixes.Run}_`, 'run');
