module.exports = {
  api: {
    input: '../openapi.json',
    output: {
      target: './client/api.ts',
      client: 'fetch',
      baseUrl: process.env.WORKSPACE_BASE_URL,
      // orval generates a stream for an operation with NDJSON among its encodings. Its lists would then have no data.
      override: { contentType: { include: ['application/json'] } },
    },
  },
};
