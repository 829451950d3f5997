/** The option `loadMutants` of a sandbox into which tests inject mutants, as the command passes it. */
export const loadMutants = async () => (await import('../mutants/index.ts')).mutants;
