/** The default name of the table for a form's submissions. */
export const tableName = (form: string): string =>
  `${
    form
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '') || 'form'
  }_submissions`;
