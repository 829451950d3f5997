// Generated from openapi/ by `npm run generate`. Do not edit.

/** The URL of these operations on the sandbox, on its default port. */
export const sandboxUrl = "http://127.0.0.1:4010/v1";

/** The path of that URL, before the path of an operation. */
export const basePath = "/v1";
