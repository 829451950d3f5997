/**
 * Fills in a path template. A value stays within its segment: slashes are encoded, and so are `.` and `..`.
 *
 * @throws Error if a parameter has no value
 */
export const fillPath = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} needs a value for ${name}.`);
    return encodeURIComponent(value).replace(/^(\.{1,2})$/, (dots) => dots.replaceAll('.', '%2E'));
  });
