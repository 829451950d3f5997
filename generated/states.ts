// Generated from openapi/ by `npm run generate`. Do not edit.
import type { StateMachineShape } from './code/state-machine.ts';

/** Every state machine of the contract, by its name. */
export const stateMachines = {
  "agent": {
    "name": "agent",
    "source": "Agent",
    "schema": "Agent",
    "field": "status",
    "states": [
      "inactive",
      "active"
    ],
    "initial": "inactive",
    "keeps": [
      "name",
      "created_at"
    ],
    "unchanged": "agents.activate",
    "simultaneous": "agents.activate",
    "moves": [
      {
        "operation": "createAgent",
        "from": [],
        "to": "inactive",
        "clause": "agents.starts-inactive"
      },
      {
        "operation": "activateAgent",
        "from": [
          "inactive"
        ],
        "to": "active",
        "clause": "agents.activate"
      },
      {
        "operation": "deactivateAgent",
        "from": [
          "active"
        ],
        "to": "inactive",
        "clause": "agents.deactivate"
      },
      {
        "operation": "activateAgent",
        "from": [
          "active"
        ],
        "to": "active",
        "clause": "agents.activate-again",
        "provisional": "The response is 200, and nothing changes."
      },
      {
        "operation": "deactivateAgent",
        "from": [
          "inactive"
        ],
        "to": "inactive",
        "clause": "agents.deactivate-again",
        "provisional": "The response is 200, and nothing changes."
      }
    ],
    "forbidden": []
  },
  "approval": {
    "name": "approval",
    "source": "Approval",
    "schema": "Approval",
    "field": "status",
    "states": [
      "pending",
      "approved",
      "denied"
    ],
    "initial": "pending",
    "keeps": [
      "agent_id",
      "run_id",
      "action",
      "payload",
      "created_at"
    ],
    "unchanged": "approvals.decision-is-irreversible",
    "simultaneous": "approvals.one-decision-wins",
    "moves": [
      {
        "outside": "a run requests approval",
        "needs": "pause-run",
        "from": [],
        "to": "pending"
      },
      {
        "operation": "approveApproval",
        "from": [
          "pending"
        ],
        "to": "approved",
        "clause": "approvals.approve"
      },
      {
        "operation": "denyApproval",
        "from": [
          "pending"
        ],
        "to": "denied",
        "clause": "approvals.deny"
      }
    ],
    "forbidden": [
      {
        "operation": "approveApproval",
        "from": [
          "approved",
          "denied"
        ],
        "error": "already-decided",
        "clause": "approvals.already-decided"
      },
      {
        "operation": "denyApproval",
        "from": [
          "approved",
          "denied"
        ],
        "error": "already-decided",
        "clause": "approvals.already-decided"
      }
    ]
  },
  "billing": {
    "name": "billing",
    "source": "Billing status",
    "schema": "Billing",
    "field": "status",
    "states": [
      "active",
      "past_due",
      "canceled"
    ],
    "initial": "active",
    "moves": [
      {
        "outside": "a payment fails",
        "needs": "set-billing-status",
        "from": [
          "active"
        ],
        "to": "past_due",
        "provisional": "A failed payment makes the status past_due."
      },
      {
        "outside": "a payment retry succeeds within the grace period",
        "needs": "set-billing-status",
        "from": [
          "past_due"
        ],
        "to": "active",
        "provisional": "A successful retry makes the status active again."
      },
      {
        "outside": "the grace period ends",
        "needs": "advance-clock",
        "from": [
          "past_due"
        ],
        "to": "canceled"
      },
      {
        "outside": "the unpaid invoice is resolved in the console",
        "needs": "set-billing-status",
        "from": [
          "canceled"
        ],
        "to": "active",
        "provisional": "Resolving the unpaid invoice is enough to make the status active again."
      },
      {
        "operation": "changePlan",
        "from": [
          "active"
        ],
        "to": "active"
      },
      {
        "operation": "changePlan",
        "from": [
          "past_due"
        ],
        "to": "past_due"
      },
      {
        "operation": "setPaymentMethod",
        "from": [
          "active"
        ],
        "to": "active"
      },
      {
        "operation": "setPaymentMethod",
        "from": [
          "past_due"
        ],
        "to": "past_due",
        "provisional": "The next retry settles the overdue payment."
      },
      {
        "operation": "setPaymentMethod",
        "from": [
          "canceled"
        ],
        "to": "canceled",
        "provisional": "The payment method is accepted, although only the console reactivates the workspace."
      }
    ],
    "forbidden": [
      {
        "operation": "changePlan",
        "from": [
          "canceled"
        ],
        "error": "plan-change-not-allowed",
        "provisional": "A canceled workspace cannot change its plan."
      }
    ]
  },
  "invoice": {
    "name": "invoice",
    "source": "Billing status",
    "schema": "Invoice",
    "field": "status",
    "states": [
      "draft",
      "open",
      "paid",
      "void",
      "uncollectible"
    ],
    "initial": null,
    "moves": [],
    "forbidden": []
  },
  "page": {
    "name": "page",
    "source": "Page and theme: draft and live",
    "schema": "PageDocument",
    "field": null,
    "states": [
      "draft",
      "live"
    ],
    "initial": "draft",
    "moves": [
      {
        "outside": "a page is created in the editor",
        "needs": "add-page",
        "from": [],
        "to": "draft",
        "provisional": "A new page is unpublished."
      },
      {
        "operation": "updatePage",
        "from": [
          "draft",
          "live"
        ],
        "to": "draft"
      },
      {
        "operation": "rollbackPage",
        "from": [
          "draft",
          "live"
        ],
        "to": "draft"
      },
      {
        "operation": "publishPages",
        "from": [
          "draft"
        ],
        "to": "live"
      },
      {
        "operation": "publishPages",
        "from": [
          "live"
        ],
        "to": "live",
        "provisional": "The response is 200, and nothing changes."
      }
    ],
    "forbidden": []
  },
  "refresh-token": {
    "name": "refresh-token",
    "source": "Authentication",
    "schema": "TokenSession",
    "field": null,
    "states": [
      "issued",
      "used",
      "expired"
    ],
    "initial": "issued",
    "moves": [
      {
        "operation": "exchangeAuthorizationCode",
        "from": [],
        "to": "issued"
      },
      {
        "operation": "refreshSession",
        "from": [
          "issued"
        ],
        "to": "used"
      },
      {
        "operation": "refreshSession",
        "from": [],
        "to": "issued"
      },
      {
        "outside": "30 days pass without use",
        "needs": "advance-clock",
        "from": [
          "issued"
        ],
        "to": "expired",
        "provisional": "A refresh token expires after 30 days without use."
      }
    ],
    "forbidden": [
      {
        "operation": "refreshSession",
        "from": [
          "used"
        ],
        "error": "invalid-grant",
        "clause": "oauth.refresh-token-single-use",
        "provisional": "The code is invalid_grant."
      },
      {
        "operation": "refreshSession",
        "from": [
          "expired"
        ],
        "error": "invalid-grant",
        "provisional": "A refresh token expires after 30 days, and the code is then invalid_grant."
      }
    ]
  },
  "run": {
    "name": "run",
    "source": "Run status",
    "schema": "Run",
    "field": "status",
    "states": [
      "pending",
      "running",
      "awaiting_approval",
      "completed",
      "failed",
      "denied"
    ],
    "initial": null,
    "unchanged": "runs.denied-is-final",
    "moves": [
      {
        "outside": "an active agent's schedule or trigger is due",
        "needs": "add-run",
        "from": [],
        "to": "pending",
        "provisional": "A run is scheduled before it starts."
      },
      {
        "outside": "the run starts",
        "needs": "add-run",
        "from": [
          "pending"
        ],
        "to": "running",
        "provisional": "A scheduled run starts."
      },
      {
        "outside": "the run requests approval",
        "needs": "pause-run",
        "from": [
          "running"
        ],
        "to": "awaiting_approval",
        "provisional": "Only a running run pauses."
      },
      {
        "operation": "approveApproval",
        "from": [
          "awaiting_approval"
        ],
        "to": "running",
        "provisional": "A resumed run may have any status except denied, or awaiting_approval with the same approval."
      },
      {
        "operation": "denyApproval",
        "from": [
          "awaiting_approval"
        ],
        "to": "denied",
        "clause": "runs.denial-stops"
      },
      {
        "outside": "the run finishes",
        "needs": "add-run",
        "from": [
          "running"
        ],
        "to": "completed",
        "provisional": "A running run completes."
      },
      {
        "outside": "a step of the run fails",
        "needs": "add-run",
        "from": [
          "running"
        ],
        "to": "failed",
        "provisional": "A running run fails."
      }
    ],
    "forbidden": []
  },
  "secret": {
    "name": "secret",
    "source": "Secret",
    "schema": "Secret",
    "field": null,
    "states": [
      "usable",
      "pending_rotation",
      "deleted"
    ],
    "initial": "usable",
    "moves": [
      {
        "operation": "setSecret",
        "from": [],
        "to": "usable"
      },
      {
        "operation": "setSecret",
        "from": [
          "usable"
        ],
        "to": "usable"
      },
      {
        "operation": "setSecret",
        "from": [
          "pending_rotation"
        ],
        "to": "usable",
        "provisional": "A new value completes the rotation."
      },
      {
        "operation": "setSecret",
        "from": [
          "deleted"
        ],
        "to": "usable",
        "provisional": "The name can be used again, for a new secret."
      },
      {
        "operation": "rotateSecret",
        "from": [
          "usable"
        ],
        "to": "usable"
      },
      {
        "operation": "rotateSecret",
        "from": [
          "pending_rotation"
        ],
        "to": "usable"
      },
      {
        "operation": "createProxyUrl",
        "from": [
          "usable"
        ],
        "to": "usable"
      },
      {
        "outside": "the upstream provider requires rotation",
        "needs": "require-secret-rotation",
        "from": [
          "usable"
        ],
        "to": "pending_rotation"
      },
      {
        "operation": "deleteSecret",
        "from": [
          "usable",
          "pending_rotation"
        ],
        "to": "deleted",
        "clause": "secrets.delete-is-permanent"
      }
    ],
    "forbidden": [
      {
        "operation": "createProxyUrl",
        "from": [
          "pending_rotation"
        ],
        "error": "rotate-secret"
      },
      {
        "operation": "createProxyUrl",
        "from": [
          "deleted"
        ],
        "error": "not-found",
        "clause": "secrets.proxy-url-unknown-secret",
        "provisional": "A deleted secret is not found."
      },
      {
        "operation": "rotateSecret",
        "from": [
          "deleted"
        ],
        "error": "not-found",
        "clause": "secrets.delete-is-permanent"
      },
      {
        "operation": "deleteSecret",
        "from": [
          "deleted"
        ],
        "error": "not-found"
      }
    ]
  },
  "theme": {
    "name": "theme",
    "source": "Page and theme: draft and live",
    "schema": "Theme",
    "field": null,
    "states": [
      "draft",
      "live"
    ],
    "initial": null,
    "moves": [
      {
        "operation": "updateTheme",
        "from": [
          "draft",
          "live"
        ],
        "to": "draft"
      },
      {
        "operation": "publishTheme",
        "from": [
          "draft"
        ],
        "to": "live"
      },
      {
        "operation": "publishTheme",
        "from": [
          "live"
        ],
        "to": "live",
        "provisional": "The response is 200, and nothing changes."
      }
    ],
    "forbidden": []
  },
  "token": {
    "name": "token",
    "source": "Workspace API key",
    "schema": "ApiKey",
    "field": null,
    "states": [
      "active",
      "revoked"
    ],
    "initial": "active",
    "moves": [
      {
        "operation": "mintToken",
        "from": [],
        "to": "active"
      },
      {
        "operation": "getToken",
        "from": [
          "active"
        ],
        "to": "active"
      },
      {
        "operation": "rotateToken",
        "from": [
          "active"
        ],
        "to": "active"
      },
      {
        "operation": "revokeToken",
        "from": [
          "active"
        ],
        "to": "revoked"
      }
    ],
    "forbidden": [
      {
        "operation": "getToken",
        "from": [
          "revoked"
        ],
        "error": "not-found",
        "clause": "tokens.revoked-is-not-found",
        "provisional": "The record is deleted with the key."
      },
      {
        "operation": "rotateToken",
        "from": [
          "revoked"
        ],
        "error": "not-found",
        "clause": "tokens.revoked-is-not-found",
        "provisional": "A revoked key cannot be restored."
      },
      {
        "operation": "revokeToken",
        "from": [
          "revoked"
        ],
        "error": "not-found",
        "clause": "tokens.revoked-is-not-found",
        "provisional": "A revoked key is not found."
      }
    ]
  },
  "webhook-endpoint": {
    "name": "webhook-endpoint",
    "source": "Delivery semantics",
    "schema": "WebhookSubscription",
    "field": null,
    "states": [
      "delivering",
      "paused",
      "deleted"
    ],
    "initial": "delivering",
    "moves": [
      {
        "operation": "createWebhookSubscription",
        "from": [],
        "to": "delivering"
      },
      {
        "operation": "getWebhookSubscription",
        "from": [
          "delivering"
        ],
        "to": "delivering"
      },
      {
        "operation": "getWebhookSubscription",
        "from": [
          "paused"
        ],
        "to": "paused"
      },
      {
        "outside": "the fifth consecutive delivery exhausts its attempts",
        "needs": "webhook-receiver",
        "from": [
          "delivering"
        ],
        "to": "paused"
      },
      {
        "outside": "one hour passes",
        "needs": "advance-clock",
        "from": [
          "paused"
        ],
        "to": "delivering"
      },
      {
        "operation": "deleteWebhookSubscription",
        "from": [
          "delivering",
          "paused"
        ],
        "to": "deleted",
        "clause": "webhooks.deleted-is-not-found"
      }
    ],
    "forbidden": [
      {
        "operation": "getWebhookSubscription",
        "from": [
          "deleted"
        ],
        "error": "not-found",
        "clause": "webhooks.deleted-is-not-found",
        "provisional": "A deleted subscription is not found."
      },
      {
        "operation": "deleteWebhookSubscription",
        "from": [
          "deleted"
        ],
        "error": "not-found",
        "clause": "webhooks.deleted-is-not-found",
        "provisional": "A deleted subscription is not found."
      }
    ]
  }
} as const satisfies Record<string, StateMachineShape>;

/** The name of a state machine. */
export type StateMachineName = keyof typeof stateMachines;
