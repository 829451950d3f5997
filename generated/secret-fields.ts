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

/** The names of members that are secret in every body that has them as strings. */
export const secretNames: readonly string[] = [
  "access_token",
  "auth_code",
  "code_verifier",
  "refresh_token",
  "secret",
  "token"
];

/** An operation whose bodies have secrets, and the schemas of these bodies in `secretFields`. */
export type SecretBodies = {
  readonly method: string;
  readonly path: string;
  readonly request?: string;
  readonly response?: string;
};

/** The operations whose request or successful response has a secret. */
export const secretBodies: readonly SecretBodies[] = [
  {
    "method": "POST",
    "path": "/oauth/refresh",
    "request": "RefreshSessionRequest",
    "response": "TokenSession"
  },
  {
    "method": "POST",
    "path": "/oauth/token",
    "request": "ExchangeCodeRequest",
    "response": "TokenSession"
  },
  {
    "method": "POST",
    "path": "/workspaces/{slug}/tokens",
    "response": "ApiKeyMinted"
  },
  {
    "method": "POST",
    "path": "/workspaces/{slug}/tokens/{id}/rotate",
    "response": "ApiKeyMinted"
  },
  {
    "method": "POST",
    "path": "/workspaces/{slug}/billing/payment-method",
    "request": "SetPaymentMethodRequest"
  },
  {
    "method": "PUT",
    "path": "/workspaces/{slug}/secrets",
    "request": "SetSecretRequest"
  },
  {
    "method": "POST",
    "path": "/workspaces/{slug}/secrets/proxy-url",
    "response": "ProxyUrl"
  },
  {
    "method": "POST",
    "path": "/workspaces/{slug}/secrets/{name}/rotate",
    "request": "RotateSecretRequest"
  },
  {
    "method": "POST",
    "path": "/workspaces/{slug}/webhooks",
    "response": "WebhookSubscriptionCreated"
  }
];
