import type {
  Billing,
  BillingStatus,
  ConflictKind,
  ErrorCode,
  ErrorDetails,
  ErrorEnvelope,
  ErrorHint,
  FieldError,
  FieldErrorReason,
  LogEntry,
  LogSource,
  Run,
  RunStatus,
} from './api';

type Known = {
  code: ErrorCode;
  hint: ErrorHint;
  kind: ConflictKind;
  reason: FieldErrorReason;
  billing: BillingStatus;
  run: RunStatus;
  source: LogSource;
};

type Members = {
  code: ErrorEnvelope['error']['code'];
  hint: NonNullable<ErrorDetails['hint']>;
  kind: NonNullable<ErrorDetails['kind']>;
  reason: FieldError['reason'];
  billing: Billing['status'];
  run: Run['status'];
  source: LogEntry['source'];
};

const knownValues: Known = {
  code: 'not_found',
  hint: 'missing_scope',
  kind: 'name_taken',
  reason: 'too_short',
  billing: 'past_due',
  run: 'awaiting_approval',
  source: 'agent',
};

/** The members of records have every known value, and any other string. */
export const members: Members = knownValues;
export const added: Members = {
  code: 'new',
  hint: 'new',
  kind: 'new',
  reason: 'new',
  billing: 'new',
  run: 'new',
  source: 'new',
};

/** The named types have no other string. */
// @ts-expect-error
export const code: ErrorCode = 'new';
// @ts-expect-error
export const hint: ErrorHint = 'new';
// @ts-expect-error
export const kind: ConflictKind = 'new';
// @ts-expect-error
export const reason: FieldErrorReason = 'new';
// @ts-expect-error
export const billing: BillingStatus = 'new';
// @ts-expect-error
export const run: RunStatus = 'new';
// @ts-expect-error
export const source: LogSource = 'new';

/** A comparison narrows a member to one value; the others remain possible. */
export const narrow = ({ error }: ErrorEnvelope, { status }: Run, billingState: Billing): string => {
  if (error.details?.kind === 'name_taken') return error.details.kind satisfies 'name_taken';
  if (status === 'failed') return status satisfies 'failed';
  if (billingState.status === 'past_due') return billingState.status satisfies 'past_due';
  switch (error.code) {
    case 'not_found':
      return error.code satisfies 'not_found';
    default:
      return error.code satisfies string;
  }
};
