/** What the gate offers itself. */
const ofTheGate = ['webhook-receiver'];

/** The capabilities that clauses can be judged with on the sandbox: those of its driver and those of the gate itself. */
export const offeredCapabilities = async (): Promise<ReadonlySet<string>> => {
  // It needs the generated contract, which the steps before may find missing.
  const { sandboxCapabilities } = await import('../../conformance/drivers/sandbox.ts');
  const unused = async () => {
    throw new Error('The names of the capabilities are all that is asked for.');
  };
  const offered = sandboxCapabilities({ call: unused, mode: unused, headersTo: () => ({}) }, '');
  return new Set([...Object.keys(offered), ...ofTheGate]);
};
