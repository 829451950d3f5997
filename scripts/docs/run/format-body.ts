/** Indents a body of JSON, and leaves any other body unchanged. */
export const formatBody = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};
