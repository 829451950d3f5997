import { idPrefixes, stateMachines } from '@workspace-api/contract';
import { findId } from './find-string.ts';

const { field, states } = stateMachines.run;
const isStatus = (value: unknown): value is string => (states as readonly unknown[]).includes(value);

/**
 * The status of a listed run; undefined if it shows none. The service document states the values, but not the name of
 * the member that has them.
 */
export const findRunStatus = (run: Readonly<Record<string, unknown>>): string | undefined =>
  [run[field], ...Object.values(run)].find(isStatus);

/** The id of a listed run, known by its prefix: the service document doesn't name the member. Null if it shows none. */
export const findRunId = (run: Readonly<Record<string, unknown>>): string | null =>
  findId(run, `${idPrefixes.Run}_`, 'run');
