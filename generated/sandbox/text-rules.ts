// Generated from openapi/ by `npm run generate`. Do not edit.

/** The rules of texts with a pattern, by the name of their schema. */
export const textRules = {
  "PageSlug": {
    "pattern": "^[a-z0-9-]+$",
    "minLength": 1,
    "maxLength": 80
  }
} as const;
