import type { OperationId, Output } from '@workspace-api/contract';
import type { List } from '../lists/list-options.ts';
import { dateMembers, openMembers } from '../operations/dates.ts';
import type { WorkspaceMethods } from '../operations/resources.ts';
import type { OperationResult, ResponsePromise } from './operation.ts';

/** A record whose times are a `Date` each. */
export type WithDates<Data> = Data extends readonly (infer Item)[]
  ? WithDates<Item>[]
  : Data extends object
    ? {
        [Name in keyof Data]: Name extends (typeof dateMembers)[number]
          ? Date | Exclude<Data[Name], string>
          : WithDates<Data[Name]>;
      }
    : Data;

type DatedResult<Outcome> = Outcome extends { ok: true; data: infer Data }
  ? Omit<Outcome, 'data'> & { readonly data: WithDates<Data> }
  : Outcome;

/** A {@link ResponsePromise} of a client with the option `dates`. */
export interface DatedPromise<Id extends OperationId> extends Promise<WithDates<Output<Id>>> {
  result(): Promise<DatedResult<OperationResult<Id>>>;
}

type DatedMethod<Method> = Method extends (...input: infer Input) => infer Returned
  ? (
      ...input: Input
    ) => Returned extends ResponsePromise<infer Id>
      ? DatedPromise<Id>
      : Returned extends List<infer Item>
        ? List<WithDates<Item>>
        : Returned extends AsyncGenerator<infer Item, void>
          ? AsyncGenerator<WithDates<Item>, void>
          : never
  : never;

/** The methods of a client with the option `dates`. */
export type DatedMethods = {
  readonly [Resource in keyof WorkspaceMethods]: {
    [Name in keyof WorkspaceMethods[Resource]]: DatedMethod<WorkspaceMethods[Resource][Name]>;
  };
};

const isDateMember = (name: string): boolean => (dateMembers as readonly string[]).includes(name);

/** Replaces the times in the JSON of a response, or in a record, by a `Date` each. What callers chose stays as it is. */
export const toDates = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(toDates);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (isDateMember(name) && typeof value === 'string') return [name, new Date(value)];
      return [name, openMembers.includes(name) && !Array.isArray(value) ? value : toDates(value)];
    }),
  );
};
