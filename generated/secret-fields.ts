// Generated from openapi/ by `npm run generate`. Do not edit.

/** The fields of a body with secrets: those that no log may contain, and the others. */
export type SecretFields = { readonly secret: readonly string[]; readonly open: readonly string[] };

/** The fields of each schema that has a secret, by the schema's name. */
export const secretFields: Readonly<Record<string, SecretFields>> = {
  "ApiKeyMinted": {
    "secret": [
      "secret"
    ],
    "open": [
      "id",
      "name",
      "scopes",
      "mode",
      "created_at",
      "created_by",
      "last_used_at"
    ]
  },
  "ExchangeCodeRequest": {
    "secret": [
      "auth_code",
      "code_verifier"
    ],
    "open": [
      "redirect_uri"
    ]
  },
  "ProxyUrl": {
    "secret": [
      "url"
    ],
    "open": [
      "expires_at"
    ]
  },
  "RefreshSessionRequest": {
    "secret": [
      "refresh_token"
    ],
    "open": []
  },
  "RotateSecretRequest": {
    "secret": [
      "value"
    ],
    "open": []
  },
  "SetPaymentMethodRequest": {
    "secret": [
      "token"
    ],
    "open": []
  },
  "SetSecretRequest": {
    "secret": [
      "value"
    ],
    "open": [
      "name",
      "purpose",
      "residency",
      "zdr"
    ]
  },
  "TokenSession": {
    "secret": [
      "access_token",
      "refresh_token"
    ],
    "open": [
      "expires_in",
      "token_type"
    ]
  },
  "WebhookSubscriptionCreated": {
    "secret": [
      "secret"
    ],
    "open": [
      "id",
      "url",
      "events",
      "created_at",
      "paused_until"
    ]
  }
};
