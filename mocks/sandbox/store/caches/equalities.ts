/** The columns of a query's only table that must equal parameters, for a row to be in its result. */
export type Equalities = {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly parameter: number }[];
};

const singleTable = /^select [^()]* from "(\w+)" where ([^()]*)/i;
const equality = /^"(?:\w+"\.")?(\w+)" = \?$/;

/**
 * The conditions of a query that any row of its result fulfils; undefined where none are recognised: the query has more
 * than one table, or alternatives.
 */
export const equalitiesOf = (sql: string): Equalities | undefined => {
  const [start, table, conditions] = singleTable.exec(sql) ?? [];
  if (start === undefined || table === undefined || conditions === undefined) return undefined;
  if (/'|\b(?:join|union|or)\b/i.test(sql)) return undefined;
  let parameter = start.slice(0, start.length - conditions.length).split('?').length - 1;
  const columns: { name: string; parameter: number }[] = [];
  for (const condition of conditions.split(/ and | order by | limit | group by /i)) {
    const name = equality.exec(condition.trim())?.[1];
    if (name !== undefined) columns.push({ name, parameter });
    parameter += condition.split('?').length - 1;
  }
  return columns.length > 0 ? { table, columns } : undefined;
};
