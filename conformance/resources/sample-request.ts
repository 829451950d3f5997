import { type OperationId, type OperationShape, operationOf, operations } from '@workspace-api/contract';
import type { OperationRequest } from '../target/request.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import { sampleBody } from './sample-body.ts';
import type { SubjectContext } from './subject-context.ts';
import type { Subjects } from './subjects.ts';

export type SampleOptions = {
  /** The request is meant to be refused before any record is looked for: well-formed ids of nothing will do. */
  placeholder?: boolean;
  /** The records are this case's own: nothing that others share is decided, revoked or deleted. */
  fresh?: boolean;
};

/** A valid request for an operation. */
export type SampleRequest = OperationRequest & {
  /** Its ids name nothing: a 404 says no more than that. */
  placeholder: boolean;
};

type Path = Record<string, string>;
type Find = (subjects: Subjects, fresh: boolean) => Promise<Path>;

const id = (subject: { id: string }): Path => ({ id: subject.id });

/** Those of a token that nobody does anything with. */
const anyScopes = [operations.getMe.scope];

/** What stands in the paths of each group of operations, by the path up to the parameter. */
const records: Record<string, { find: Find; placeholder: Path }> = {
  tokens: {
    find: async (subjects, fresh) =>
      id(await (fresh ? subjects.freshToken(anyScopes) : subjects.token(anyScopes))),
    placeholder: { id: 'tok_00000000000000000000000000' },
  },
  pages: {
    find: async (subjects, fresh) => id(await (fresh ? subjects.freshPage() : subjects.page())),
    placeholder: { id: 'page_00000000000000000000000000' },
  },
  forms: {
    find: async (subjects) => id(await subjects.form()),
    placeholder: { id: 'frm_00000000000000000000000000' },
  },
  approvals: {
    find: async (subjects, fresh) => id(await (fresh ? subjects.freshApproval() : subjects.approval())),
    placeholder: { id: 'apr_00000000000000000000000000' },
  },
  agents: {
    find: async (subjects, fresh) => id(await (fresh ? subjects.freshAgent() : subjects.agent())),
    placeholder: { id: 'agt_00000000000000000000000000' },
  },
  webhooks: {
    find: async (subjects, fresh) => id(await (fresh ? subjects.freshWebhook() : subjects.webhook())),
    placeholder: { id: 'wh_00000000000000000000000000' },
  },
  secrets: {
    find: async (subjects, fresh) => ({
      name: (await (fresh ? subjects.freshSecret() : subjects.secret())).name,
    }),
    placeholder: { name: 'gate_no_such_secret' },
  },
};

/** Writes that decide, change or take away the record in their path: it has to be the case's own. */
const consumes = (operation: OperationShape): boolean =>
  operation.method !== 'GET' && operation.parameters.path.some(({ name }) => name !== 'slug');

/** Writes that change what the whole workspace shares. */
const sharedWrites: readonly OperationId[] = [
  'updateTheme',
  'publishTheme',
  'publishPages',
  'changePlan',
  'setPaymentMethod',
  'switchWorkspace',
];

const recordOf = (operation: OperationShape) => {
  const parameter = operation.parameters.path.find(({ name }) => name !== 'slug');
  if (!parameter) return null;
  const segments = operation.path.split('/');
  const collection = segments[segments.indexOf(`{${parameter.name}}`) - 1] ?? '';
  return records[collection] ?? null;
};

const refersTo: Partial<Record<OperationId, (body: unknown, subjects: Subjects) => Promise<unknown>>> = {
  createProxyUrl: async (body, subjects) => ({ ...(body as object), name: (await subjects.secret()).name }),
};

/** A valid request for an operation. @throws NotExercisedError where something that it needs can't be had */
export const sampleRequest = async (
  { mayChangeSharedData, unique }: SubjectContext,
  subjects: Subjects,
  which: OperationShape | OperationId,
  { placeholder = false, fresh }: SampleOptions = {},
): Promise<SampleRequest> => {
  const operation = typeof which === 'string' ? (operationOf(which) as OperationShape) : which;
  const operationId = operation.id as OperationId;
  if (!placeholder && !mayChangeSharedData && sharedWrites.includes(operationId)) {
    throw new NotExercisedError(
      `a test key or mayChangeLiveData: ${operationId} changes data that the whole workspace shares`,
    );
  }
  const record = recordOf(operation);
  const path = record
    ? placeholder
      ? record.placeholder
      : await record.find(subjects, fresh ?? consumes(operation))
    : {};
  const sample = sampleBody(operationId, unique);
  const body = placeholder ? sample : ((await refersTo[operationId]?.(sample, subjects)) ?? sample);
  return {
    operation: operationId,
    path,
    placeholder: placeholder && record !== null,
    ...(body === undefined ? {} : { body }),
  };
};
