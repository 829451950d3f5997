/** The export condition that resolves the packages of this repository to their sources instead of their builds. */
export const sourceCondition = '@workspace-api/source';

/** The options with which Node runs a source of this repository. */
export const runSources: readonly string[] = [`--conditions=${sourceCondition}`, '--import', 'tsx'];
