// Generated from openapi/ by `npm run generate`. Do not edit.

/** The paths that the service document doesn't show. */
export const provisionalPaths = [
  "/workspaces/{slug}/webhooks",
  "/workspaces/{slug}/webhooks/{id}"
] as const;

/**
 * The members whose names the service document doesn't show, by their schema, and the JSON Pointers of such records in the bodies
 * of requests and responses and in the data of events, by the schema of the body. `*` means every item of an array.
 */
export const provisionalMembers = {
  "Agent": {
    "members": [
      "task",
      "schedule",
      "trigger"
    ],
    "places": {
      "Agent": [
        ""
      ],
      "AgentList": [
        "/data/*"
      ]
    }
  },
  "ApiKey": {
    "members": [
      "id",
      "name",
      "scopes",
      "mode",
      "created_at",
      "created_by",
      "last_used_at"
    ],
    "places": {
      "ApiKey": [
        ""
      ],
      "ApiKeyMinted": [
        ""
      ]
    }
  },
  "ApiKeyMinted": {
    "members": [
      "secret"
    ],
    "places": {
      "ApiKeyMinted": [
        ""
      ]
    }
  },
  "Approval": {
    "members": [
      "workspace",
      "decided_at",
      "decided_by",
      "note"
    ],
    "places": {
      "Approval": [
        ""
      ],
      "ApprovalList": [
        "/data/*"
      ]
    }
  },
  "ApprovalDecisionRequest": {
    "members": [
      "note"
    ],
    "places": {
      "ApprovalDecisionRequest": [
        ""
      ]
    }
  },
  "CreateAgentRequest": {
    "members": [
      "name",
      "task",
      "schedule",
      "trigger"
    ],
    "places": {
      "CreateAgentRequest": [
        ""
      ]
    }
  },
  "CreateWebhookSubscriptionRequest": {
    "members": [
      "url",
      "events"
    ],
    "places": {
      "CreateWebhookSubscriptionRequest": [
        ""
      ]
    }
  },
  "EventDataPayment": {
    "members": [
      "invoice_id",
      "amount",
      "currency"
    ],
    "places": {
      "EventDataPayment": [
        ""
      ]
    }
  },
  "MintTokenRequest": {
    "members": [
      "name"
    ],
    "places": {
      "MintTokenRequest": [
        ""
      ]
    }
  },
  "PagePublication": {
    "members": [
      "published",
      "published_at"
    ],
    "places": {
      "PagePublication": [
        ""
      ]
    }
  },
  "PageSummary": {
    "members": [
      "id",
      "slug",
      "title",
      "draft_version",
      "published_version",
      "created_at",
      "updated_at"
    ],
    "places": {
      "PageList": [
        "/data/*"
      ],
      "PageSummary": [
        ""
      ]
    }
  },
  "PaymentMethod": {
    "members": [
      "brand"
    ],
    "places": {
      "Billing": [
        "/payment_method"
      ],
      "PaymentMethod": [
        ""
      ]
    }
  },
  "PlanChange": {
    "members": [
      "plan",
      "effective_at"
    ],
    "places": {
      "PlanChange": [
        ""
      ]
    }
  },
  "ProxyUrlRequest": {
    "members": [
      "name",
      "region"
    ],
    "places": {
      "ProxyUrlRequest": [
        ""
      ]
    }
  },
  "RollbackPageRequest": {
    "members": [
      "version"
    ],
    "places": {
      "RollbackPageRequest": [
        ""
      ]
    }
  },
  "RotateSecretRequest": {
    "members": [
      "value"
    ],
    "places": {
      "RotateSecretRequest": [
        ""
      ]
    }
  },
  "Run": {
    "members": [
      "id",
      "status",
      "agent_id",
      "created_at",
      "started_at",
      "finished_at",
      "approval_id"
    ],
    "places": {
      "Run": [
        ""
      ],
      "RunList": [
        "/data/*"
      ]
    }
  },
  "Secret": {
    "members": [
      "overlap_ends_at"
    ],
    "places": {
      "Secret": [
        ""
      ],
      "SecretList": [
        "/data/*"
      ]
    }
  },
  "SetSecretRequest": {
    "members": [
      "name",
      "value",
      "purpose",
      "residency",
      "zdr"
    ],
    "places": {
      "SetSecretRequest": [
        ""
      ]
    }
  },
  "ThemePublication": {
    "members": [
      "version",
      "published_at"
    ],
    "places": {
      "ThemePublication": [
        ""
      ]
    }
  },
  "WebhookSubscription": {
    "members": [
      "url",
      "events",
      "created_at",
      "paused_until"
    ],
    "places": {
      "WebhookSubscription": [
        ""
      ],
      "WebhookSubscriptionCreated": [
        ""
      ],
      "WebhookSubscriptionList": [
        "/data/*"
      ]
    }
  },
  "WebhookSubscriptionCreated": {
    "members": [
      "secret"
    ],
    "places": {
      "WebhookSubscriptionCreated": [
        ""
      ]
    }
  }
} as const;
