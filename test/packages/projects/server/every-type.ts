export * as gate from '@workspace-api/conformance';
export * as driver from '@workspace-api/conformance/drivers/sandbox';
export * as suite from '@workspace-api/conformance/vitest';
