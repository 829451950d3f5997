import type { Operation } from '../apply-patch.ts';

/** One behaviour of JSON Patch: what a document becomes, or the index of the operation that can't be applied. */
export type PatchCase = {
  readonly name: string;
  readonly document: unknown;
  readonly patch: readonly Operation[];
} & ({ readonly result: unknown } | { readonly refusedAt: number });

/** Behaviours, by the section of the RFC that asks for them. */
export type PatchCases = Readonly<Record<string, readonly PatchCase[]>>;
