module.exports = {
  api: {
    input: '../openapi.json',
    output: {
      target: './client/api.ts',
      client: 'fetch',
      baseUrl: process.env.WORKSPACE_BASE_URL,
      // orval makes a stream of an operation that has NDJSON among its encodings, and its lists have no data then.
      override: { contentType: { include: ['application/json'] } },
    },
  },
};
