/** Indents JSON, and leaves any other text unchanged. */
export const prettyJson = (text: string): { text: string; isJson: boolean } => {
  try {
    return { text: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
  } catch {
    return { text, isJson: false };
  }
};
