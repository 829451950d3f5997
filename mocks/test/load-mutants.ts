/** The option `loadMutants` of a sandbox that tests inject faults into, as the command passes it. */
export const loadMutants = async () => (await import('../faults/index.ts')).faults;
