/** The table that a form's submissions go to, where nobody named one. */
export const tableName = (form: string): string =>
  `${
    form
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '') || 'form'
  }_submissions`;
