export * as client from '@workspace-api/client';
export * as contract from '@workspace-api/contract';
export * as control from '@workspace-api/contract/sandbox';
export * as controlValidators from '@workspace-api/contract/sandbox/validators';
export * as validators from '@workspace-api/contract/validators';
export * as mock from '@workspace-api/mock';
export * as mutants from '@workspace-api/mock/mutants';
