// Generated from openapi/ by `npm run generate`. Do not edit.

/** Each format of the documents, described to complete "The value must be …". */
export const formats: Readonly<Record<string, string>> = {
  "date-time": "a date and time with Z or an offset, such as 2026-11-02T08:00:00Z or 2026-11-02T09:00:00+01:00",
  "uri": "a URL such as https://hooks.acme.example/events",
  "date": "a date such as 2026-11-02"
};
