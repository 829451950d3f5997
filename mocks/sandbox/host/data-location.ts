/** Whether the `data` option names a PostgreSQL server. */
export const isServer = (data: string): boolean => /^postgres(ql)?:\/\//i.test(data);
