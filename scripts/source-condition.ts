/** The export condition by which the packages of this repository are found as sources instead of as what is built from them. */
export const sourceCondition = '@workspace-api/source';

/** What Node is told, so that it runs a source of this repository. */
export const runSources: readonly string[] = [`--conditions=${sourceCondition}`, '--import', 'tsx'];
