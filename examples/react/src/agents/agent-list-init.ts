/** The parameters of the list of agents, which are also part of its key in the cache. */
export const agentListInit = (slug: string) => ({ params: { path: { slug }, query: { limit: 100 } } });
