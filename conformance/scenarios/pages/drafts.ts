import { type ClauseId, errors, headerNames, type OperationId } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/control-flow.ts';

export type PatchOperation = { op: string; path: string; value?: unknown; from?: string };

/** A document that is edited by JSON Patch: a page, or the theme. */
export type Draft = {
  /** Reads it before the step under test: a refusal ends the case. */
  read: () => Promise<Exchange>;
  /** Reads it after the step under test. */
  observe: () => Promise<Exchange>;
  /** Changes it before the step under test: a refusal ends the case. */
  change: (operations: readonly PatchOperation[]) => Promise<Exchange>;
  /** Sends a patch whose response a clause checks. */
  patch: (operations: readonly PatchOperation[], headers?: Record<string, string>) => Promise<Exchange>;
  /** A request that reads it concurrently with others. */
  show: OperationRequest & { path: Record<string, string> };
  /** A patch request to send concurrently with others. */
  request: (operations: readonly PatchOperation[], headers?: Record<string, string>) => OperationRequest;
  /** Pointer to a string of the document that may be changed. */
  stringPath: string;
  /** Pointer to another string that may be added or replaced. */
  otherPath: string;
  /** Pointer to an object that accepts any member. */
  place: string;
};

type Places = Pick<Draft, 'stringPath' | 'otherPath' | 'place'>;

const draft = (
  t: Case,
  read: OperationId,
  patch: OperationId,
  path: Record<string, string>,
  places: Places,
): Draft => {
  const request: Draft['request'] = (body, headers = {}) => ({ operation: patch, path, body, headers });
  const show = { operation: read, path };
  return {
    ...places,
    request,
    show,
    read: () => t.prepare(show),
    observe: () => t.send(show),
    change: (body) => t.prepare(request(body)),
    patch: (body, headers) => t.send(request(body, headers)),
  };
};

/** The error of a patch that can't be applied. */
export const patchError = { status: errors['invalid-patch'].status, code: errors['invalid-patch'].code };

/** The drafts that JSON Patch works on, by the operation that patches them. */
export const drafts: Readonly<Record<'updatePage' | 'updateTheme', (t: Case) => Promise<Draft>>> = {
  updatePage: async (t) =>
    draft(t, 'getPage', 'updatePage', await t.subjects.fresh('page'), {
      stringPath: '/metadata/title',
      otherPath: '/tree/props/gate_other',
      place: '/tree/props',
    }),
  updateTheme: async (t) => {
    // Ends the case in live mode, where the theme belongs to other clients.
    await t.request('updateTheme');
    return draft(
      t,
      'getTheme',
      'updateTheme',
      {},
      {
        stringPath: '/typography/font_family_heading',
        otherPath: '/typography/font_family_body',
        place: '/spacing',
      },
    );
  },
};

/**
 * Runs a body that edits a draft, then restores the edited strings of the theme, even if the body fails. A page belongs to the
 * case. Ends the case if the draft can't be read.
 *
 * @param body gets the draft, the string at its `stringPath`, and the response that shows both
 */
export const editing = async (
  t: Case,
  operation: keyof typeof drafts,
  body: (draft: Draft, before: string, initial: Exchange) => Promise<unknown>,
): Promise<void> => {
  const draft = await drafts[operation](t);
  const initial = await draft.read();
  const [before, other] = [draft.stringPath, draft.otherPath].map((path) => valueAt(initial.json(), path));
  if (typeof before !== 'string') return t.notExercised([], `a string at ${draft.stringPath} of the draft`);
  const restore = () =>
    draft.patch([
      { op: 'replace', path: draft.stringPath, value: before },
      ...(other === undefined ? [] : [{ op: 'add', path: draft.otherPath, value: other }]),
    ]);
  await withCleanup(
    () => body(draft, before, initial),
    async () => operation === 'updateTheme' && restore(),
  );
};

/**
 * Returns the revision of a draft for If-Match; undefined if the response has none. A weak ETag doesn't count: it never
 * matches (RFC 9110, section 13.1.1), and frameworks add one to every response.
 */
export const getRevision = (response: Exchange): string | undefined => {
  const tag = response.headers[headerNames.etag.toLowerCase()];
  return tag?.startsWith('W/') ? undefined : tag;
};

/** The number of a page's version: the contract chose the ETag. NaN if it isn't a number. */
export const readVersion = (page: Exchange): number =>
  Number(getRevision(page)?.replaceAll('"', '') || Number.NaN);

export const ifMatch = (revision: string): Record<string, string> => ({ [headerNames.ifMatch]: revision });

/** The members that are edited and published. Further members may describe the response or the version. */
const contents = ['version', 'metadata', 'schema', 'tree', 'colors', 'typography', 'spacing'];

const getContent = (document: unknown): unknown =>
  isObject(document)
    ? Object.fromEntries(Object.entries(document).filter(([name]) => contents.includes(name)))
    : document;

/** Returns whether two pages or themes have the same content, for example before and after a refused patch. */
export const sameDocument = (left: unknown, right: unknown): boolean =>
  sameValue(getContent(left), getContent(right));

/** Expects a page or a theme with the same content. */
export const expectSameDocument = (t: Case, clause: ClauseId, got: unknown, expected: unknown): boolean =>
  t.expectEqual(clause, getContent(got), getContent(expected));
