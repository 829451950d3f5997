export { type Authorization, createAuthorization } from './code/authorization.ts';
export type { ClauseShape } from './code/clause.ts';
export {
  type Capability,
  type ClauseId,
  capabilities,
  clauseFamilies,
  clauseList,
  clauses,
} from './clauses.ts';
export { credentialPrefixes, type KeyMode, modeOfKey, withoutPrefix } from './code/credentials.ts';
export { keyPrefixes, sessionPrefix, signingSecretPrefix } from './credentials.ts';
export { decodeSegment } from './code/decode-segment.ts';
export { describeKeyword } from './code/describe-keyword.ts';
export { type ErrorName, errors, type ToleratedError } from './errors.ts';
export { type EventData, type EventType, envelopeVersion, events } from './events.ts';
export { type ExampleName, examples, headerExamples } from './examples.ts';
export { formats } from './formats.ts';
export { formatCsvValue, type ListRecord, toCsv, toCsvRow, toNdjson, toTable, toTson } from './code/list-text.ts';
export { literal } from './code/literal.ts';
export { parseHttpDate, parseRetryAfter } from './code/http-date.ts';
export { type ContractIdPrefix, idPrefixes } from './id-prefixes.ts';
export type { Input, Output } from './code/input-output.ts';
export { describeCauses, inlineValue, oneLine } from './code/message-text.ts';
export { messages } from './messages.ts';
export { methodName, tagTitle } from './code/method-name.ts';
export * from './names.ts';
export type { ErrorExample, ListShape, OperationShape, ParameterShape, ResponseShape } from './code/operation.ts';
export { getOperation, type OperationId, operationList, operations } from './operations.ts';
export { patterns } from './patterns.ts';
export { provisionalMembers, provisionalPaths } from './provisional-names.ts';
export type { MemberType, MemberTypes } from './code/member-type.ts';
export { recordTypes } from './record-types.ts';
export type { ReportSchemas } from './report.ts';
export type { ResourceShape } from './code/resource.ts';
export { type ResourceName, resourceList, resources } from './resources.ts';
export { type CallStatement, callStatement, clientProgram, type SampleCall } from './code/sample-call.ts';
export { curlProgram, fetchProgram, type SampleRequest, type SampleToken } from './code/sample-request.ts';
export { grants } from './code/scopes.ts';
export { type Scope, scopes, scopesThatGrant } from './scopes.ts';
export { type SecretBodies, type SecretFields, secretBodies, secretFields, secretNames } from './secret-fields.ts';
export { basePath, sandboxUrl } from './servers.ts';
export { tokenExpired, tokenRevoked } from './session.ts';
export type { StatedShape } from './code/shape.ts';
export { shapes } from './shapes.ts';
export { shellQuote } from './code/shell-quote.ts';
export { readShellRequests, type ShellRequest, UnsupportedCommandError } from './code/shell-requests.ts';
export type { ForbiddenMove, Move, StateMachineShape } from './code/state-machine.ts';
export { splitCsv, unquoteCsv } from './code/split-csv.ts';
export { type StateMachineName, stateMachines } from './states.ts';
export { createKeyIndex, createStringIndex, type StringIndex } from './code/string-index.ts';
export { toCurl } from './code/to-curl.ts';
export type * from './types.ts';
export type { operations as OperationTypes } from './types.ts';
