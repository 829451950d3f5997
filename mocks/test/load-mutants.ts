/** The option `loadMutants` of a sandbox that tests inject mutants into, as the command passes it. */
export const loadMutants = async () => (await import('../mutants/index.ts')).mutants;
