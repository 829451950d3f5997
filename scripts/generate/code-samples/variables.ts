/** Stands in a value for a variable of the environment. */
export const placeholder = (variable: string): string => `$${variable}`;

/** Whether a value, as JSON, has the placeholder of a variable. */
export const hasPlaceholder = (json: string): boolean => /"\$[A-Z_]+"/.test(json);

/** A program in TypeScript whose strings that are placeholders read the variable instead. */
export const readFromEnvironment = (program: string): string =>
  program.replaceAll(/'\$([A-Z_]+)'/g, (_, name: string) => `process.env.${name} ?? ''`);
