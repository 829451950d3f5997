/** Whether records are stored in a PostgreSQL server, from the location that the `data` option names. */
export const isServer = (data: string): boolean => /^postgres(ql)?:\/\//i.test(data);
