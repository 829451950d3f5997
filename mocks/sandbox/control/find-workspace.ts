import { errors, messages } from '@workspace-api/contract';
import type { Selectable } from 'kysely';
import { Problem, problem } from '../core/problem.ts';
import type { Db } from '../store/database.ts';
import { findRow } from '../store/rows.ts';
import type { Tables } from '../store/tables.ts';

/** The 404 for a slug that doesn't belong to any workspace. */
export const noWorkspace = (slug: string): Problem =>
  problem('not-found', { message: messages['workspace-not-found']({ slug }) });

/** A workspace with its settings that are columns. */
export type WorkspaceRow = Selectable<Tables['workspaces']>;

/** Finds a workspace by its slug. @throws Problem `not-found` */
export const findWorkspace = async (db: Db, slug: string): Promise<WorkspaceRow> => {
  const workspace = await findRow(db, 'workspaces', { slug });
  if (workspace === undefined) throw noWorkspace(slug);
  return workspace;
};

/** A conflict with the state of a record: the contract's 409 without a `kind`, which exists only in the API. */
export const conflict = (message: string): Problem =>
  new Problem(errors['slug-in-use'].status, { code: errors['slug-in-use'].code, message });
