// Generated from openapi/ by `npm run generate`. Do not edit.

/** Every example of the contract by name: bodies of requests, responses and errors. */
export const examples = {
  "agent": {
    "id": "agt_01K9REFUND",
    "name": "Refund assistant",
    "status": "active",
    "created_at": "2026-10-14T12:00:00.000Z",
    "task": "Process refund requests, and request approval before each refund.",
    "schedule": null,
    "trigger": "forms.submitted"
  },
  "agent-activated": {
    "id": "agt_01K9STOCK",
    "name": "Stock watcher",
    "status": "active",
    "created_at": "2026-10-28T16:45:00.000Z",
    "task": "Warn when a coffee is about to run out.",
    "schedule": "*/30 * * * *",
    "trigger": null
  },
  "agent-created": {
    "id": "agt_01K9STOCK",
    "name": "Stock watcher",
    "status": "inactive",
    "created_at": "2026-10-28T16:45:00.000Z",
    "task": "Warn when a coffee is about to run out.",
    "schedule": "*/30 * * * *",
    "trigger": null
  },
  "agent-deactivated": {
    "id": "agt_01K9REFUND",
    "name": "Refund assistant",
    "status": "inactive",
    "created_at": "2026-10-14T12:00:00.000Z",
    "task": "Process refund requests, and request approval before each refund.",
    "schedule": null,
    "trigger": "forms.submitted"
  },
  "agent-list": {
    "data": [
      {
        "id": "agt_01K9STOCK",
        "name": "Stock watcher",
        "status": "inactive",
        "created_at": "2026-10-28T16:45:00.000Z",
        "task": "Warn when a coffee is about to run out.",
        "schedule": "*/30 * * * *",
        "trigger": null
      },
      {
        "id": "agt_01K9REFUND",
        "name": "Refund assistant",
        "status": "active",
        "created_at": "2026-10-14T12:00:00.000Z",
        "task": "Process refund requests, and request approval before each refund.",
        "schedule": null,
        "trigger": "forms.submitted"
      },
      {
        "id": "agt_01K9DIGEST",
        "name": "Weekly digest",
        "status": "active",
        "created_at": "2026-09-30T08:15:00.000Z",
        "task": "Sum up the week for the owner.",
        "schedule": "0 7 * * 1",
        "trigger": null
      }
    ],
    "next_cursor": null
  },
  "agent-list-csv": "﻿id,name,status,created_at,task,schedule,trigger\r\nagt_01K9STOCK,Stock watcher,inactive,2026-10-28T16:45:00.000Z,Warn when a coffee is about to run out.,*/30 * * * *,\r\nagt_01K9REFUND,Refund assistant,active,2026-10-14T12:00:00.000Z,\"Process refund requests, and request approval before each refund.\",,forms.submitted\r\nagt_01K9DIGEST,Weekly digest,active,2026-09-30T08:15:00.000Z,Sum up the week for the owner.,0 7 * * 1,\r\n",
  "agent-list-first-page": {
    "data": [
      {
        "id": "agt_01K9STOCK",
        "name": "Stock watcher",
        "status": "inactive",
        "created_at": "2026-10-28T16:45:00.000Z",
        "task": "Warn when a coffee is about to run out.",
        "schedule": "*/30 * * * *",
        "trigger": null
      }
    ],
    "next_cursor": "eyJhZnRlciI6ImFndF8wMUs5U1RPQ0sifQ"
  },
  "agent-list-ndjson": "{\"id\":\"agt_01K9STOCK\",\"name\":\"Stock watcher\",\"status\":\"inactive\",\"created_at\":\"2026-10-28T16:45:00.000Z\",\"task\":\"Warn when a coffee is about to run out.\",\"schedule\":\"*/30 * * * *\",\"trigger\":null}\n{\"id\":\"agt_01K9REFUND\",\"name\":\"Refund assistant\",\"status\":\"active\",\"created_at\":\"2026-10-14T12:00:00.000Z\",\"task\":\"Process refund requests, and request approval before each refund.\",\"schedule\":null,\"trigger\":\"forms.submitted\"}\n{\"id\":\"agt_01K9DIGEST\",\"name\":\"Weekly digest\",\"status\":\"active\",\"created_at\":\"2026-09-30T08:15:00.000Z\",\"task\":\"Sum up the week for the owner.\",\"schedule\":\"0 7 * * 1\",\"trigger\":null}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "agent-list-tson": "[id,name,status,created_at,task,schedule,trigger]\nagt_01K9STOCK,Stock watcher,inactive,2026-10-28T16:45:00.000Z,Warn when a coffee is about to run out.,*/30 * * * *,\nagt_01K9REFUND,Refund assistant,active,2026-10-14T12:00:00.000Z,\"Process refund requests, and request approval before each refund.\",,forms.submitted\nagt_01K9DIGEST,Weekly digest,active,2026-09-30T08:15:00.000Z,Sum up the week for the owner.,0 7 * * 1,\n",
  "already-decided": {
    "error": {
      "code": "already_decided",
      "message": "This approval has already been decided."
    }
  },
  "already-published": {
    "error": {
      "code": "conflict",
      "message": "A deployment was promoted while this build was running.",
      "details": {
        "kind": "already_published"
      }
    }
  },
  "api-key": {
    "id": "tok_01K9CI",
    "name": "CI pipeline",
    "scopes": [
      "me:read",
      "workspaces:read",
      "agents:read",
      "agents:write",
      "approvals:read",
      "logs:read"
    ],
    "mode": "test",
    "created_at": "2026-10-05T09:30:00.000Z",
    "created_by": "usr_01K9OWNER",
    "last_used_at": "2026-11-02T08:58:10.000Z"
  },
  "api-key-minted": {
    "id": "tok_01K9NIGHTLY",
    "name": "Nightly export",
    "scopes": [
      "forms:read",
      "logs:read"
    ],
    "mode": "test",
    "created_at": "2026-11-02T09:00:00.000Z",
    "created_by": "usr_01K9OWNER",
    "last_used_at": null,
    "secret": "key_test_7Qw2Zr9Lk4Nn8Vb3Xc6Td1Ms5"
  },
  "api-key-rotated": {
    "id": "tok_01K9CI",
    "name": "CI pipeline",
    "scopes": [
      "me:read",
      "workspaces:read",
      "agents:read",
      "agents:write",
      "approvals:read",
      "logs:read"
    ],
    "mode": "test",
    "created_at": "2026-10-05T09:30:00.000Z",
    "created_by": "usr_01K9OWNER",
    "last_used_at": "2026-11-02T08:58:10.000Z",
    "secret": "key_test_2Hj8Yt5Rw9Pz3Qk7Lm4Xv6Bn1"
  },
  "api-key-unused": {
    "id": "tok_01K9DEPLOY",
    "name": "Deploy",
    "scopes": [
      "pages:read",
      "pages:write",
      "theme:write"
    ],
    "mode": "live",
    "created_at": "2026-10-19T13:00:00.000Z",
    "created_by": "usr_01K9OWNER",
    "last_used_at": null
  },
  "approval": {
    "id": "apr_01K9A3",
    "agent_id": "agt_01K9REFUND",
    "run_id": "run_01K9R3",
    "status": "pending",
    "action": "issue_refund",
    "payload": {
      "order_id": "ord_1042",
      "amount": 1850,
      "currency": "USD"
    },
    "created_at": "2026-11-02T08:59:58.400Z",
    "workspace": "acme",
    "decided_at": null,
    "decided_by": null,
    "note": null
  },
  "approval-approved": {
    "id": "apr_01K9A3",
    "agent_id": "agt_01K9REFUND",
    "run_id": "run_01K9R3",
    "status": "approved",
    "action": "issue_refund",
    "payload": {
      "order_id": "ord_1042",
      "amount": 1850,
      "currency": "USD"
    },
    "created_at": "2026-11-02T08:59:58.400Z",
    "workspace": "acme",
    "decided_at": "2026-11-02T09:00:00.000Z",
    "decided_by": "usr_01K9OWNER",
    "note": "The photo shows the damage."
  },
  "approval-denied": {
    "id": "apr_01K9A3",
    "agent_id": "agt_01K9REFUND",
    "run_id": "run_01K9R3",
    "status": "denied",
    "action": "issue_refund",
    "payload": {
      "order_id": "ord_1042",
      "amount": 1850,
      "currency": "USD"
    },
    "created_at": "2026-11-02T08:59:58.400Z",
    "workspace": "acme",
    "decided_at": "2026-11-02T09:00:00.000Z",
    "decided_by": "usr_01K9OWNER",
    "note": "Request a photo from the customer first."
  },
  "approval-list": {
    "data": [
      {
        "id": "apr_01K9A3",
        "agent_id": "agt_01K9REFUND",
        "run_id": "run_01K9R3",
        "status": "pending",
        "action": "issue_refund",
        "payload": {
          "order_id": "ord_1042",
          "amount": 1850,
          "currency": "USD"
        },
        "created_at": "2026-11-02T08:59:58.400Z",
        "workspace": "acme",
        "decided_at": null,
        "decided_by": null,
        "note": null
      },
      {
        "id": "apr_01K9A2",
        "agent_id": "agt_01K9REFUND",
        "run_id": "run_01K9R2",
        "status": "denied",
        "action": "issue_refund",
        "payload": {
          "order_id": "ord_1017",
          "amount": 9900,
          "currency": "USD"
        },
        "created_at": "2026-11-01T14:05:02.000Z",
        "workspace": "acme",
        "decided_at": "2026-11-01T14:20:00.000Z",
        "decided_by": "usr_01K9OWNER",
        "note": "Second refund for this order."
      },
      {
        "id": "apr_01K9A1",
        "agent_id": "agt_01K9REFUND",
        "run_id": "run_01K9R1",
        "status": "approved",
        "action": "issue_refund",
        "payload": {
          "order_id": "ord_0988",
          "amount": 640,
          "currency": "USD"
        },
        "created_at": "2026-10-31T10:00:02.000Z",
        "workspace": "acme",
        "decided_at": "2026-10-31T10:15:00.000Z",
        "decided_by": "usr_01K9OWNER",
        "note": null
      }
    ],
    "next_cursor": null
  },
  "approval-list-csv": "﻿id,agent_id,run_id,status,action,payload.order_id,payload.amount,payload.currency,created_at,workspace,decided_at,decided_by,note\r\napr_01K9A3,agt_01K9REFUND,run_01K9R3,pending,issue_refund,ord_1042,1850,USD,2026-11-02T08:59:58.400Z,acme,,,\r\napr_01K9A2,agt_01K9REFUND,run_01K9R2,denied,issue_refund,ord_1017,9900,USD,2026-11-01T14:05:02.000Z,acme,2026-11-01T14:20:00.000Z,usr_01K9OWNER,Second refund for this order.\r\napr_01K9A1,agt_01K9REFUND,run_01K9R1,approved,issue_refund,ord_0988,640,USD,2026-10-31T10:00:02.000Z,acme,2026-10-31T10:15:00.000Z,usr_01K9OWNER,\r\n",
  "approval-list-ndjson": "{\"id\":\"apr_01K9A3\",\"agent_id\":\"agt_01K9REFUND\",\"run_id\":\"run_01K9R3\",\"status\":\"pending\",\"action\":\"issue_refund\",\"payload\":{\"order_id\":\"ord_1042\",\"amount\":1850,\"currency\":\"USD\"},\"created_at\":\"2026-11-02T08:59:58.400Z\",\"workspace\":\"acme\",\"decided_at\":null,\"decided_by\":null,\"note\":null}\n{\"id\":\"apr_01K9A2\",\"agent_id\":\"agt_01K9REFUND\",\"run_id\":\"run_01K9R2\",\"status\":\"denied\",\"action\":\"issue_refund\",\"payload\":{\"order_id\":\"ord_1017\",\"amount\":9900,\"currency\":\"USD\"},\"created_at\":\"2026-11-01T14:05:02.000Z\",\"workspace\":\"acme\",\"decided_at\":\"2026-11-01T14:20:00.000Z\",\"decided_by\":\"usr_01K9OWNER\",\"note\":\"Second refund for this order.\"}\n{\"id\":\"apr_01K9A1\",\"agent_id\":\"agt_01K9REFUND\",\"run_id\":\"run_01K9R1\",\"status\":\"approved\",\"action\":\"issue_refund\",\"payload\":{\"order_id\":\"ord_0988\",\"amount\":640,\"currency\":\"USD\"},\"created_at\":\"2026-10-31T10:00:02.000Z\",\"workspace\":\"acme\",\"decided_at\":\"2026-10-31T10:15:00.000Z\",\"decided_by\":\"usr_01K9OWNER\",\"note\":null}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "approval-list-tson": "[id,agent_id,run_id,status,action,payload.order_id,payload.amount,payload.currency,created_at,workspace,decided_at,decided_by,note]\napr_01K9A3,agt_01K9REFUND,run_01K9R3,pending,issue_refund,ord_1042,1850,USD,2026-11-02T08:59:58.400Z,acme,,,\napr_01K9A2,agt_01K9REFUND,run_01K9R2,denied,issue_refund,ord_1017,9900,USD,2026-11-01T14:05:02.000Z,acme,2026-11-01T14:20:00.000Z,usr_01K9OWNER,Second refund for this order.\napr_01K9A1,agt_01K9REFUND,run_01K9R1,approved,issue_refund,ord_0988,640,USD,2026-10-31T10:00:02.000Z,acme,2026-10-31T10:15:00.000Z,usr_01K9OWNER,\n",
  "approve-approval-request": {
    "note": "The photo shows the damage."
  },
  "billing": {
    "plan": {
      "id": "plan_team",
      "name": "Team"
    },
    "status": "active",
    "current_period_start": "2026-11-01T00:00:00.000Z",
    "current_period_end": "2026-12-01T00:00:00.000Z",
    "payment_method": {
      "type": "card",
      "last4": "4242",
      "brand": "visa"
    }
  },
  "billing-past-due": {
    "plan": {
      "id": "plan_team",
      "name": "Team"
    },
    "status": "past_due",
    "current_period_start": "2026-11-01T00:00:00.000Z",
    "current_period_end": "2026-12-01T00:00:00.000Z",
    "payment_method": {
      "type": "card",
      "last4": "4242",
      "brand": "visa"
    }
  },
  "billing-without-payment-method": {
    "plan": {
      "id": "plan_free",
      "name": "Free"
    },
    "status": "active",
    "current_period_start": "2026-11-01T00:00:00.000Z",
    "current_period_end": "2026-12-01T00:00:00.000Z",
    "payment_method": null
  },
  "change-plan-request": {
    "plan_id": "plan_business"
  },
  "cli-config": {
    "authorize_url": "https://console.acme.example/oauth/authorize"
  },
  "concurrent-edit": {
    "error": {
      "code": "conflict",
      "message": "The draft is being edited by someone else. Read it again, then repeat the request."
    }
  },
  "create-agent-request": {
    "name": "Stock watcher",
    "task": "Warn when a coffee is about to run out.",
    "schedule": "*/30 * * * *"
  },
  "create-agent-request-name-only": {
    "name": "Stock watcher"
  },
  "create-webhook-subscription-request": {
    "url": "https://hooks.acme.example/workspace-events",
    "events": [
      "pages.published",
      "forms.submitted"
    ]
  },
  "cursor-not-found": {
    "error": {
      "code": "not_found",
      "message": "The cursor has expired. Start again from the first page."
    }
  },
  "deny-approval-request": {
    "note": "Request a photo from the customer first."
  },
  "event-agents-activated": {
    "id": "evt_01K9AGT1",
    "type": "agents.activated",
    "created_at": "2026-10-14T12:05:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "agt_01K9REFUND",
      "name": "Refund assistant",
      "status": "active",
      "created_at": "2026-10-14T12:00:00.000Z",
      "task": "Process refund requests, and request approval before each refund.",
      "schedule": null,
      "trigger": "forms.submitted"
    }
  },
  "event-agents-created": {
    "id": "evt_01K9AGT0",
    "type": "agents.created",
    "created_at": "2026-10-28T16:45:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "agt_01K9STOCK",
      "name": "Stock watcher",
      "status": "inactive",
      "created_at": "2026-10-28T16:45:00.000Z",
      "task": "Warn when a coffee is about to run out.",
      "schedule": "*/30 * * * *",
      "trigger": null
    }
  },
  "event-agents-deactivated": {
    "id": "evt_01K9AGT2",
    "type": "agents.deactivated",
    "created_at": "2026-10-30T18:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "agt_01K9STOCK",
      "name": "Stock watcher",
      "status": "inactive",
      "created_at": "2026-10-28T16:45:00.000Z",
      "task": "Warn when a coffee is about to run out.",
      "schedule": "*/30 * * * *",
      "trigger": null
    }
  },
  "event-approvals-decided": {
    "id": "evt_01K9APR2",
    "type": "approvals.decided",
    "created_at": "2026-11-01T14:20:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "apr_01K9A2",
      "agent_id": "agt_01K9REFUND",
      "run_id": "run_01K9R2",
      "status": "denied",
      "action": "issue_refund",
      "payload": {
        "order_id": "ord_1017",
        "amount": 9900,
        "currency": "USD"
      },
      "created_at": "2026-11-01T14:05:02.000Z",
      "workspace": "acme",
      "decided_at": "2026-11-01T14:20:00.000Z",
      "decided_by": "usr_01K9OWNER",
      "note": "Second refund for this order."
    }
  },
  "event-approvals-requested": {
    "id": "evt_01K9APR3",
    "type": "approvals.requested",
    "created_at": "2026-11-02T08:59:58.400Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "apr_01K9A3",
      "agent_id": "agt_01K9REFUND",
      "run_id": "run_01K9R3",
      "status": "pending",
      "action": "issue_refund",
      "payload": {
        "order_id": "ord_1042",
        "amount": 1850,
        "currency": "USD"
      },
      "created_at": "2026-11-02T08:59:58.400Z",
      "workspace": "acme",
      "decided_at": null,
      "decided_by": null,
      "note": null
    }
  },
  "event-billing-updated": {
    "id": "evt_01K9BIL1",
    "type": "billing.updated",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "plan": {
        "id": "plan_team",
        "name": "Team"
      },
      "status": "past_due",
      "current_period_start": "2026-11-01T00:00:00.000Z",
      "current_period_end": "2026-12-01T00:00:00.000Z",
      "payment_method": {
        "type": "card",
        "last4": "4242",
        "brand": "visa"
      }
    }
  },
  "event-forms-created": {
    "id": "evt_01K9FRM1",
    "type": "forms.created",
    "created_at": "2026-09-20T10:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "frm_01K9CONTACT",
      "name": "Contact us",
      "schema_table": "contact_messages",
      "fields": [
        "name",
        "email",
        "message"
      ],
      "submit_label": "Send",
      "on_submit": {
        "capability": "email.send",
        "args": {
          "to": "owner@acme.example"
        }
      }
    }
  },
  "event-forms-submitted": {
    "id": "evt_01K9SUB3",
    "type": "forms.submitted",
    "created_at": "2026-11-02T07:12:44.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "sub_01K9S3",
      "form_id": "frm_01K9CONTACT",
      "data": {
        "name": "Visitor",
        "email": "visitor@customer.example",
        "message": "Do you ship beans abroad?"
      },
      "submitted_at": "2026-11-02T07:12:44.000Z"
    }
  },
  "event-pages-created": {
    "id": "evt_01K9PGE1",
    "type": "pages.created",
    "created_at": "2026-09-28T15:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "page_01K9ABOUT",
      "slug": "about",
      "title": "About us",
      "draft_version": 1,
      "published_version": null,
      "created_at": "2026-09-28T15:00:00.000Z",
      "updated_at": "2026-09-28T15:00:00.000Z"
    }
  },
  "event-pages-published": {
    "id": "evt_01K9PUB1",
    "type": "pages.published",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "published": [
        {
          "id": "page_01K9HOME",
          "version": 7
        },
        {
          "id": "page_01K9MENU",
          "version": 4
        },
        {
          "id": "page_01K9ABOUT",
          "version": 1
        }
      ],
      "published_at": "2026-11-02T09:00:00.000Z"
    }
  },
  "event-pages-updated": {
    "id": "evt_01K9UPD1",
    "type": "pages.updated",
    "created_at": "2026-11-01T16:20:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "page_01K9HOME",
      "slug": "home",
      "title": "Acme Coffee",
      "draft_version": 7,
      "published_version": 6,
      "created_at": "2026-10-12T08:30:00.000Z",
      "updated_at": "2026-11-01T16:20:00.000Z"
    }
  },
  "event-payments-succeeded": {
    "id": "evt_01K9PAY1",
    "type": "payments.succeeded",
    "created_at": "2026-10-01T00:04:12.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "invoice_id": "inv_01K9SEP",
      "amount": 4900,
      "currency": "USD"
    }
  },
  "event-secrets-created": {
    "id": "evt_01K9SEC1",
    "type": "secrets.created",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "name": "maps_api_key",
      "created_at": "2026-11-02T09:00:00.000Z",
      "updated_at": "2026-11-02T09:00:00.000Z",
      "purpose": "maps",
      "residency": "eu",
      "zdr": true
    }
  },
  "event-secrets-deleted": {
    "id": "evt_01K9SEC4",
    "type": "secrets.deleted",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "name": "crm_token",
      "created_at": "2026-08-03T12:00:00.000Z",
      "updated_at": "2026-10-02T12:00:00.000Z",
      "purpose": null,
      "residency": "us",
      "zdr": false
    }
  },
  "event-secrets-suspended": {
    "id": "evt_01K9SEC3",
    "type": "secrets.suspended",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "name": "smtp_password",
      "created_at": "2026-09-14T09:20:00.000Z",
      "updated_at": "2026-09-14T09:20:00.000Z",
      "purpose": "email",
      "residency": "eu",
      "zdr": false
    }
  },
  "event-secrets-updated": {
    "id": "evt_01K9SEC2",
    "type": "secrets.updated",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "name": "stripe_api_key",
      "created_at": "2026-10-20T10:00:00.000Z",
      "updated_at": "2026-11-02T09:00:00.000Z",
      "purpose": "payments",
      "residency": "eu",
      "zdr": true,
      "overlap_ends_at": "2026-11-02T10:00:00.000Z"
    }
  },
  "event-theme-published": {
    "id": "evt_01K9THM1",
    "type": "theme.published",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "version": 7,
      "published_at": "2026-11-02T09:00:00.000Z"
    }
  },
  "event-theme-updated": {
    "id": "evt_01K9THU1",
    "type": "theme.updated",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "colors": {
        "brand_primary": "#4a3325",
        "brand_secondary": "#c8a27a",
        "surface": "#fffaf5",
        "on_surface": "#2b1d14",
        "accent": "#d9480f"
      },
      "typography": {
        "font_family_heading": "Fraunces",
        "font_family_body": "Inter",
        "scale": "comfortable"
      },
      "spacing": {
        "section_gap": "4rem"
      },
      "updated_at": "2026-11-02T09:00:00.000Z"
    }
  },
  "event-tokens-created": {
    "id": "evt_01K9TOK1",
    "type": "tokens.created",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "tok_01K9NIGHTLY",
      "name": "Nightly export",
      "scopes": [
        "forms:read",
        "logs:read"
      ],
      "mode": "test",
      "created_at": "2026-11-02T09:00:00.000Z",
      "created_by": "usr_01K9OWNER",
      "last_used_at": null
    }
  },
  "event-tokens-revoked": {
    "id": "evt_01K9TOK3",
    "type": "tokens.revoked",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "tok_01K9CI",
      "name": "CI pipeline",
      "scopes": [
        "me:read",
        "workspaces:read",
        "agents:read",
        "agents:write",
        "approvals:read",
        "logs:read"
      ],
      "mode": "test",
      "created_at": "2026-10-05T09:30:00.000Z",
      "created_by": "usr_01K9OWNER",
      "last_used_at": "2026-11-02T08:58:10.000Z"
    }
  },
  "event-tokens-rotated": {
    "id": "evt_01K9TOK2",
    "type": "tokens.rotated",
    "created_at": "2026-11-02T09:00:00.000Z",
    "workspace": "acme",
    "version": "1",
    "data": {
      "id": "tok_01K9CI",
      "name": "CI pipeline",
      "scopes": [
        "me:read",
        "workspaces:read",
        "agents:read",
        "agents:write",
        "approvals:read",
        "logs:read"
      ],
      "mode": "test",
      "created_at": "2026-10-05T09:30:00.000Z",
      "created_by": "usr_01K9OWNER",
      "last_used_at": "2026-11-02T08:58:10.000Z"
    }
  },
  "exchange-code-request": {
    "auth_code": "ac_01K9Y6V3T8Q2",
    "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
    "redirect_uri": "http://127.0.0.1:53682/callback"
  },
  "form": {
    "id": "frm_01K9CONTACT",
    "name": "Contact us",
    "schema_table": "contact_messages",
    "fields": [
      "name",
      "email",
      "message"
    ],
    "submit_label": "Send",
    "on_submit": {
      "capability": "email.send",
      "args": {
        "to": "owner@acme.example"
      }
    }
  },
  "form-list": {
    "data": [
      {
        "id": "frm_01K9NEWS",
        "name": "Newsletter",
        "schema_table": "newsletter_signups",
        "fields": [
          "email"
        ],
        "submit_label": "Sign up"
      },
      {
        "id": "frm_01K9CONTACT",
        "name": "Contact us",
        "schema_table": "contact_messages",
        "fields": [
          "name",
          "email",
          "message"
        ],
        "submit_label": "Send",
        "on_submit": {
          "capability": "email.send",
          "args": {
            "to": "owner@acme.example"
          }
        }
      }
    ],
    "next_cursor": null
  },
  "form-list-csv": "﻿id,name,schema_table,fields,submit_label,on_submit.capability,on_submit.args.to\r\nfrm_01K9NEWS,Newsletter,newsletter_signups,email,Sign up,,\r\nfrm_01K9CONTACT,Contact us,contact_messages,name;email;message,Send,email.send,owner@acme.example\r\n",
  "form-list-ndjson": "{\"id\":\"frm_01K9NEWS\",\"name\":\"Newsletter\",\"schema_table\":\"newsletter_signups\",\"fields\":[\"email\"],\"submit_label\":\"Sign up\"}\n{\"id\":\"frm_01K9CONTACT\",\"name\":\"Contact us\",\"schema_table\":\"contact_messages\",\"fields\":[\"name\",\"email\",\"message\"],\"submit_label\":\"Send\",\"on_submit\":{\"capability\":\"email.send\",\"args\":{\"to\":\"owner@acme.example\"}}}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "form-list-tson": "[id,name,schema_table,fields,submit_label,on_submit.capability,on_submit.args.to]\nfrm_01K9NEWS,Newsletter,newsletter_signups,email,Sign up,,\nfrm_01K9CONTACT,Contact us,contact_messages,name;email;message,Send,email.send,owner@acme.example\n",
  "form-without-capability": {
    "id": "frm_01K9NEWS",
    "name": "Newsletter",
    "schema_table": "newsletter_signups",
    "fields": [
      "email"
    ],
    "submit_label": "Sign up"
  },
  "headers-too-large": {
    "error": {
      "code": "validation_failed",
      "message": "The request line and the headers of a request are limited to 16 KB.",
      "fields": [
        {
          "path": "",
          "reason": "too_long",
          "message": "The request line and the headers exceed 16 KB."
        }
      ]
    }
  },
  "idempotency-mismatch": {
    "error": {
      "code": "IDEMPOTENCY_MISMATCH",
      "message": "This Idempotency-Key was already used with a different request body."
    }
  },
  "insufficient-scope": {
    "error": {
      "code": "insufficient_scope",
      "message": "The token lacks the scope agents:write.",
      "details": {
        "required_scope": "agents:write",
        "hint": "missing_scope"
      }
    }
  },
  "internal-error": {
    "error": {
      "code": "internal_error",
      "message": "An internal error occurred. Try again later."
    }
  },
  "invalid-cursor": {
    "error": {
      "code": "invalid_cursor",
      "message": "The cursor is malformed or has expired. Start again from the first page."
    }
  },
  "invalid-grant": {
    "error": {
      "code": "invalid_grant",
      "message": "The grant is unknown, was already used or does not match its verifier. Sign in again."
    }
  },
  "invalid-idempotency-key": {
    "error": {
      "code": "validation_failed",
      "message": "The request failed validation. See fields for each problem.",
      "fields": [
        {
          "path": "/Idempotency-Key",
          "reason": "too_long",
          "message": "An idempotency key must not exceed 255 characters."
        }
      ]
    }
  },
  "invalid-patch": {
    "error": {
      "code": "invalid_patch",
      "message": "The patch cannot be applied because the path /tree/children/9 does not exist.",
      "details": {
        "operation": 0,
        "path": "/tree/children/9"
      }
    }
  },
  "invalid-payment-token": {
    "error": {
      "code": "invalid_token",
      "message": "The payment token was rejected or has expired. Create a new one and try again."
    }
  },
  "invalid-plan": {
    "error": {
      "code": "invalid_plan",
      "message": "No plan has the id platinum."
    }
  },
  "invoice-list": {
    "data": [
      {
        "id": "inv_01K9OCT",
        "period_start": "2026-10-01T00:00:00.000Z",
        "period_end": "2026-11-01T00:00:00.000Z",
        "amount": 5640,
        "currency": "USD",
        "status": "open",
        "pdf_url": "https://billing.acme.example/invoices/inv_01K9OCT.pdf"
      },
      {
        "id": "inv_01K9SEP",
        "period_start": "2026-09-01T00:00:00.000Z",
        "period_end": "2026-10-01T00:00:00.000Z",
        "amount": 4900,
        "currency": "USD",
        "status": "paid",
        "pdf_url": "https://billing.acme.example/invoices/inv_01K9SEP.pdf"
      },
      {
        "id": "inv_01K9AUG",
        "period_start": "2026-08-01T00:00:00.000Z",
        "period_end": "2026-09-01T00:00:00.000Z",
        "amount": 4900,
        "currency": "USD",
        "status": "paid",
        "pdf_url": "https://billing.acme.example/invoices/inv_01K9AUG.pdf"
      }
    ],
    "next_cursor": null
  },
  "invoice-list-csv": "﻿id,period_start,period_end,amount,currency,status,pdf_url\r\ninv_01K9OCT,2026-10-01T00:00:00.000Z,2026-11-01T00:00:00.000Z,5640,USD,open,https://billing.acme.example/invoices/inv_01K9OCT.pdf\r\ninv_01K9SEP,2026-09-01T00:00:00.000Z,2026-10-01T00:00:00.000Z,4900,USD,paid,https://billing.acme.example/invoices/inv_01K9SEP.pdf\r\ninv_01K9AUG,2026-08-01T00:00:00.000Z,2026-09-01T00:00:00.000Z,4900,USD,paid,https://billing.acme.example/invoices/inv_01K9AUG.pdf\r\n",
  "invoice-list-ndjson": "{\"id\":\"inv_01K9OCT\",\"period_start\":\"2026-10-01T00:00:00.000Z\",\"period_end\":\"2026-11-01T00:00:00.000Z\",\"amount\":5640,\"currency\":\"USD\",\"status\":\"open\",\"pdf_url\":\"https://billing.acme.example/invoices/inv_01K9OCT.pdf\"}\n{\"id\":\"inv_01K9SEP\",\"period_start\":\"2026-09-01T00:00:00.000Z\",\"period_end\":\"2026-10-01T00:00:00.000Z\",\"amount\":4900,\"currency\":\"USD\",\"status\":\"paid\",\"pdf_url\":\"https://billing.acme.example/invoices/inv_01K9SEP.pdf\"}\n{\"id\":\"inv_01K9AUG\",\"period_start\":\"2026-08-01T00:00:00.000Z\",\"period_end\":\"2026-09-01T00:00:00.000Z\",\"amount\":4900,\"currency\":\"USD\",\"status\":\"paid\",\"pdf_url\":\"https://billing.acme.example/invoices/inv_01K9AUG.pdf\"}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "invoice-list-tson": "[id,period_start,period_end,amount,currency,status,pdf_url]\ninv_01K9OCT,2026-10-01T00:00:00.000Z,2026-11-01T00:00:00.000Z,5640,USD,open,https://billing.acme.example/invoices/inv_01K9OCT.pdf\ninv_01K9SEP,2026-09-01T00:00:00.000Z,2026-10-01T00:00:00.000Z,4900,USD,paid,https://billing.acme.example/invoices/inv_01K9SEP.pdf\ninv_01K9AUG,2026-08-01T00:00:00.000Z,2026-09-01T00:00:00.000Z,4900,USD,paid,https://billing.acme.example/invoices/inv_01K9AUG.pdf\n",
  "log-list": {
    "data": [
      {
        "ts": "2026-11-02T08:59:58.412Z",
        "level": "warn",
        "source": "agent",
        "message": "Refund waits for approval",
        "request_id": "req_01K9Q7"
      },
      {
        "ts": "2026-11-02T08:59:57.930Z",
        "level": "info",
        "source": "agent",
        "message": "Refund assistant started run run_01K9R3",
        "request_id": "req_01K9Q7"
      },
      {
        "ts": "2026-11-02T08:41:10.004Z",
        "level": "error",
        "source": "agent",
        "message": "Customer lookup ended by a timeout after 30 s",
        "request_id": "req_01K9Q5"
      },
      {
        "ts": "2026-11-02T07:12:44.087Z",
        "level": "info",
        "source": "capability",
        "message": "email.send delivered the submission sub_01K9S3",
        "request_id": "req_01K9Q6"
      },
      {
        "ts": "2026-11-02T07:12:43.990Z",
        "level": "debug",
        "source": "request",
        "message": "POST / returned 200 in 41 ms",
        "request_id": "req_01K9Q6"
      }
    ],
    "next_cursor": null
  },
  "log-list-csv": "﻿ts,level,source,message,request_id\r\n2026-11-02T08:59:58.412Z,warn,agent,Refund waits for approval,req_01K9Q7\r\n2026-11-02T08:59:57.930Z,info,agent,Refund assistant started run run_01K9R3,req_01K9Q7\r\n2026-11-02T08:41:10.004Z,error,agent,Customer lookup ended by a timeout after 30 s,req_01K9Q5\r\n2026-11-02T07:12:44.087Z,info,capability,email.send delivered the submission sub_01K9S3,req_01K9Q6\r\n2026-11-02T07:12:43.990Z,debug,request,POST / returned 200 in 41 ms,req_01K9Q6\r\n",
  "log-list-ndjson": "{\"ts\":\"2026-11-02T08:59:58.412Z\",\"level\":\"warn\",\"source\":\"agent\",\"message\":\"Refund waits for approval\",\"request_id\":\"req_01K9Q7\"}\n{\"ts\":\"2026-11-02T08:59:57.930Z\",\"level\":\"info\",\"source\":\"agent\",\"message\":\"Refund assistant started run run_01K9R3\",\"request_id\":\"req_01K9Q7\"}\n{\"ts\":\"2026-11-02T08:41:10.004Z\",\"level\":\"error\",\"source\":\"agent\",\"message\":\"Customer lookup ended by a timeout after 30 s\",\"request_id\":\"req_01K9Q5\"}\n{\"ts\":\"2026-11-02T07:12:44.087Z\",\"level\":\"info\",\"source\":\"capability\",\"message\":\"email.send delivered the submission sub_01K9S3\",\"request_id\":\"req_01K9Q6\"}\n{\"ts\":\"2026-11-02T07:12:43.990Z\",\"level\":\"debug\",\"source\":\"request\",\"message\":\"POST / returned 200 in 41 ms\",\"request_id\":\"req_01K9Q6\"}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "log-list-tson": "[ts,level,source,message,request_id]\n2026-11-02T08:59:58.412Z,warn,agent,Refund waits for approval,req_01K9Q7\n2026-11-02T08:59:57.930Z,info,agent,Refund assistant started run run_01K9R3,req_01K9Q7\n2026-11-02T08:41:10.004Z,error,agent,Customer lookup ended by a timeout after 30 s,req_01K9Q5\n2026-11-02T07:12:44.087Z,info,capability,email.send delivered the submission sub_01K9S3,req_01K9Q6\n2026-11-02T07:12:43.990Z,debug,request,POST / returned 200 in 41 ms,req_01K9Q6\n",
  "log-search-list": {
    "data": [
      {
        "ts": "2026-11-02T08:41:10.004Z",
        "level": "error",
        "source": "agent",
        "message": "Customer lookup ended by a timeout after 30 s",
        "request_id": "req_01K9Q5"
      }
    ],
    "next_cursor": null
  },
  "log-search-list-csv": "﻿ts,level,source,message,request_id\r\n2026-11-02T08:41:10.004Z,error,agent,Customer lookup ended by a timeout after 30 s,req_01K9Q5\r\n",
  "log-search-list-ndjson": "{\"ts\":\"2026-11-02T08:41:10.004Z\",\"level\":\"error\",\"source\":\"agent\",\"message\":\"Customer lookup ended by a timeout after 30 s\",\"request_id\":\"req_01K9Q5\"}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "log-search-list-tson": "[ts,level,source,message,request_id]\n2026-11-02T08:41:10.004Z,error,agent,Customer lookup ended by a timeout after 30 s,req_01K9Q5\n",
  "log-tail-ndjson": "{\"ts\":\"2026-11-02T08:59:57.930Z\",\"level\":\"info\",\"source\":\"agent\",\"message\":\"Refund assistant started run run_01K9R3\",\"request_id\":\"req_01K9Q7\"}\n{\"ts\":\"2026-11-02T08:59:58.412Z\",\"level\":\"warn\",\"source\":\"agent\",\"message\":\"Refund waits for approval\",\"request_id\":\"req_01K9Q7\"}\n",
  "malformed-json": {
    "error": {
      "code": "validation_failed",
      "message": "The request body is not valid JSON.",
      "fields": [
        {
          "path": "",
          "reason": "format_mismatch",
          "message": "The body could not be parsed as JSON."
        }
      ]
    }
  },
  "malformed-request": {
    "error": {
      "code": "validation_failed",
      "message": "The request is not valid HTTP.",
      "fields": [
        {
          "path": "",
          "reason": "format_mismatch",
          "message": "The request could not be read."
        }
      ]
    }
  },
  "me": {
    "user": {
      "id": "usr_01K9OWNER",
      "email": "owner@acme.example"
    },
    "token": {
      "id": "tok_01K9CI",
      "scopes": [
        "me:read",
        "workspaces:read",
        "agents:read",
        "agents:write",
        "approvals:read",
        "logs:read"
      ],
      "mode": "test"
    },
    "workspace": {
      "slug": "acme"
    }
  },
  "mfa-required": {
    "error": {
      "code": "unauthorized",
      "message": "Complete a multi-factor challenge and try again.",
      "details": {
        "hint": "mfa_required"
      }
    }
  },
  "mint-token-request": {
    "scopes": [
      "forms:read",
      "logs:read"
    ],
    "name": "Nightly export"
  },
  "name-taken": {
    "error": {
      "code": "conflict",
      "message": "A token named CI pipeline already exists in this workspace.",
      "details": {
        "kind": "name_taken"
      }
    }
  },
  "not-acceptable": {
    "error": {
      "code": "not_acceptable",
      "message": "This endpoint does not support the requested encoding."
    }
  },
  "not-found": {
    "error": {
      "code": "not_found",
      "message": "The resource does not exist or is not visible to this token."
    }
  },
  "page-about": {
    "version": "1.0",
    "metadata": {
      "slug": "about",
      "title": "About us"
    },
    "schema": {},
    "tree": {
      "block": "NavShell",
      "props": {
        "brand": "Acme Coffee"
      },
      "children": [
        {
          "block": "Text",
          "props": {
            "text": "We roast in small batches.",
            "color": "on_surface"
          }
        }
      ]
    }
  },
  "page-home": {
    "version": "1.0",
    "metadata": {
      "slug": "home",
      "title": "Acme Coffee"
    },
    "schema": {},
    "tree": {
      "block": "NavShell",
      "props": {
        "brand": "Acme Coffee"
      },
      "children": [
        {
          "block": "Hero",
          "props": {
            "headline": "Coffee, roasted this morning",
            "background": "brand_primary"
          }
        },
        {
          "block": "Section",
          "props": {
            "title": "Say hello"
          },
          "children": [
            {
              "block": "Form",
              "props": {
                "form_id": "frm_01K9CONTACT"
              }
            }
          ]
        }
      ]
    }
  },
  "page-home-patched": {
    "version": "1.0",
    "metadata": {
      "slug": "home",
      "title": "Acme Coffee"
    },
    "schema": {},
    "tree": {
      "block": "NavShell",
      "props": {
        "brand": "Acme Coffee"
      },
      "children": [
        {
          "block": "Hero",
          "props": {
            "headline": "Coffee, roasted an hour ago",
            "background": "brand_primary"
          }
        },
        {
          "block": "Section",
          "props": {
            "title": "Say hello"
          },
          "children": [
            {
              "block": "Form",
              "props": {
                "form_id": "frm_01K9CONTACT"
              }
            }
          ]
        }
      ]
    }
  },
  "page-home-rolled-back": {
    "version": "1.0",
    "metadata": {
      "slug": "home",
      "title": "Acme Coffee"
    },
    "schema": {},
    "tree": {
      "block": "NavShell",
      "props": {
        "brand": "Acme Coffee"
      },
      "children": [
        {
          "block": "Hero",
          "props": {
            "headline": "Coffee, roasted yesterday",
            "background": "brand_primary"
          }
        }
      ]
    }
  },
  "page-list": {
    "data": [
      {
        "id": "page_01K9HOME",
        "slug": "home",
        "title": "Acme Coffee",
        "draft_version": 7,
        "published_version": 6,
        "created_at": "2026-10-12T08:30:00.000Z",
        "updated_at": "2026-11-01T16:20:00.000Z"
      },
      {
        "id": "page_01K9MENU",
        "slug": "menu",
        "title": "Menu",
        "draft_version": 4,
        "published_version": 4,
        "created_at": "2026-10-05T11:10:00.000Z",
        "updated_at": "2026-10-30T09:45:00.000Z"
      },
      {
        "id": "page_01K9ABOUT",
        "slug": "about",
        "title": "About us",
        "draft_version": 1,
        "published_version": null,
        "created_at": "2026-09-28T15:00:00.000Z",
        "updated_at": "2026-09-28T15:00:00.000Z"
      }
    ],
    "next_cursor": null
  },
  "page-list-csv": "﻿id,slug,title,draft_version,published_version,created_at,updated_at\r\npage_01K9HOME,home,Acme Coffee,7,6,2026-10-12T08:30:00.000Z,2026-11-01T16:20:00.000Z\r\npage_01K9MENU,menu,Menu,4,4,2026-10-05T11:10:00.000Z,2026-10-30T09:45:00.000Z\r\npage_01K9ABOUT,about,About us,1,,2026-09-28T15:00:00.000Z,2026-09-28T15:00:00.000Z\r\n",
  "page-list-ndjson": "{\"id\":\"page_01K9HOME\",\"slug\":\"home\",\"title\":\"Acme Coffee\",\"draft_version\":7,\"published_version\":6,\"created_at\":\"2026-10-12T08:30:00.000Z\",\"updated_at\":\"2026-11-01T16:20:00.000Z\"}\n{\"id\":\"page_01K9MENU\",\"slug\":\"menu\",\"title\":\"Menu\",\"draft_version\":4,\"published_version\":4,\"created_at\":\"2026-10-05T11:10:00.000Z\",\"updated_at\":\"2026-10-30T09:45:00.000Z\"}\n{\"id\":\"page_01K9ABOUT\",\"slug\":\"about\",\"title\":\"About us\",\"draft_version\":1,\"published_version\":null,\"created_at\":\"2026-09-28T15:00:00.000Z\",\"updated_at\":\"2026-09-28T15:00:00.000Z\"}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "page-list-tson": "[id,slug,title,draft_version,published_version,created_at,updated_at]\npage_01K9HOME,home,Acme Coffee,7,6,2026-10-12T08:30:00.000Z,2026-11-01T16:20:00.000Z\npage_01K9MENU,menu,Menu,4,4,2026-10-05T11:10:00.000Z,2026-10-30T09:45:00.000Z\npage_01K9ABOUT,about,About us,1,,2026-09-28T15:00:00.000Z,2026-09-28T15:00:00.000Z\n",
  "page-menu": {
    "version": "1.0",
    "metadata": {
      "slug": "menu",
      "title": "Menu"
    },
    "schema": {},
    "tree": {
      "block": "NavShell",
      "props": {
        "brand": "Acme Coffee"
      },
      "children": [
        {
          "block": "PriceList",
          "props": {
            "title": "At the bar",
            "items": [
              {
                "name": "Espresso",
                "price": "2.40"
              },
              {
                "name": "Flat white",
                "price": "3.60"
              }
            ]
          }
        }
      ]
    }
  },
  "page-patch": [
    {
      "op": "test",
      "path": "/tree/children/0/props/headline",
      "value": "Coffee, roasted this morning"
    },
    {
      "op": "replace",
      "path": "/tree/children/0/props/headline",
      "value": "Coffee, roasted an hour ago"
    }
  ],
  "page-patch-move": [
    {
      "op": "move",
      "from": "/tree/children/1",
      "path": "/tree/children/0"
    },
    {
      "op": "add",
      "path": "/tree/children/0/props/anchor",
      "value": "hello"
    }
  ],
  "pages-published": {
    "published": [
      {
        "id": "page_01K9HOME",
        "version": 7
      },
      {
        "id": "page_01K9MENU",
        "version": 4
      },
      {
        "id": "page_01K9ABOUT",
        "version": 1
      }
    ],
    "published_at": "2026-11-02T09:00:00.000Z"
  },
  "payload-too-large": {
    "error": {
      "code": "payload_too_large",
      "message": "The request body is larger than 1 MB."
    }
  },
  "payment-method": {
    "type": "card",
    "last4": "4242",
    "brand": "visa"
  },
  "payment-method-declined": {
    "error": {
      "code": "payment_method_declined",
      "message": "The payment processor declined the card."
    }
  },
  "plan-change": {
    "plan": {
      "id": "plan_business",
      "name": "Business"
    },
    "effective_at": "2026-12-01T00:00:00.000Z"
  },
  "plan-change-not-allowed": {
    "error": {
      "code": "plan_change_not_allowed",
      "message": "The plan cannot be changed because a cancellation is pending."
    }
  },
  "policy-denied": {
    "error": {
      "code": "policy_denied",
      "message": "A policy of the workspace blocks this request.",
      "details": {
        "rule_id": "rule_01K9FREEZE",
        "resource": "agents",
        "action": "write"
      }
    }
  },
  "proxy-url": {
    "url": "https://proxy.acme.example/px_01K9STRIPE",
    "expires_at": "2026-11-02T09:05:00.000Z"
  },
  "proxy-url-request": {
    "name": "stripe_api_key",
    "region": "eu"
  },
  "rate-limited": {
    "error": {
      "code": "rate_limited",
      "message": "The rate limit of this token is exceeded. Wait for the time given in Retry-After."
    }
  },
  "refresh-session-request": {
    "refresh_token": "rt_01K9Z0F4H7M1"
  },
  "residency-violation": {
    "error": {
      "code": "residency_violation",
      "message": "The secret may only be used by a runtime in its own region."
    }
  },
  "rollback-page-request": {
    "version": 6
  },
  "rotate-secret": {
    "error": {
      "code": "upstream_unavailable",
      "message": "The provider requires this secret to be rotated before it can be used.",
      "details": {
        "upstream": "payments",
        "retryable": false,
        "request_id": "req_01K9ROTATE",
        "hint": "rotate_secret"
      }
    }
  },
  "rotate-secret-request": {
    "value": "sk_example_rotated_key"
  },
  "run-list": {
    "data": [
      {
        "id": "run_01K9R3",
        "status": "awaiting_approval",
        "agent_id": "agt_01K9REFUND",
        "created_at": "2026-11-02T08:59:57.900Z",
        "started_at": "2026-11-02T08:59:57.930Z",
        "finished_at": null,
        "approval_id": "apr_01K9A3"
      },
      {
        "id": "run_01K9R2",
        "status": "denied",
        "agent_id": "agt_01K9REFUND",
        "created_at": "2026-11-01T14:05:00.000Z",
        "started_at": "2026-11-01T14:05:01.250Z",
        "finished_at": "2026-11-01T14:20:00.000Z",
        "approval_id": "apr_01K9A2"
      },
      {
        "id": "run_01K9R1",
        "status": "completed",
        "agent_id": "agt_01K9REFUND",
        "created_at": "2026-10-31T10:00:00.000Z",
        "started_at": "2026-10-31T10:00:00.800Z",
        "finished_at": "2026-10-31T10:16:30.000Z",
        "approval_id": "apr_01K9A1"
      }
    ],
    "next_cursor": null
  },
  "run-list-csv": "﻿id,status,agent_id,created_at,started_at,finished_at,approval_id\r\nrun_01K9R3,awaiting_approval,agt_01K9REFUND,2026-11-02T08:59:57.900Z,2026-11-02T08:59:57.930Z,,apr_01K9A3\r\nrun_01K9R2,denied,agt_01K9REFUND,2026-11-01T14:05:00.000Z,2026-11-01T14:05:01.250Z,2026-11-01T14:20:00.000Z,apr_01K9A2\r\nrun_01K9R1,completed,agt_01K9REFUND,2026-10-31T10:00:00.000Z,2026-10-31T10:00:00.800Z,2026-10-31T10:16:30.000Z,apr_01K9A1\r\n",
  "run-list-ndjson": "{\"id\":\"run_01K9R3\",\"status\":\"awaiting_approval\",\"agent_id\":\"agt_01K9REFUND\",\"created_at\":\"2026-11-02T08:59:57.900Z\",\"started_at\":\"2026-11-02T08:59:57.930Z\",\"finished_at\":null,\"approval_id\":\"apr_01K9A3\"}\n{\"id\":\"run_01K9R2\",\"status\":\"denied\",\"agent_id\":\"agt_01K9REFUND\",\"created_at\":\"2026-11-01T14:05:00.000Z\",\"started_at\":\"2026-11-01T14:05:01.250Z\",\"finished_at\":\"2026-11-01T14:20:00.000Z\",\"approval_id\":\"apr_01K9A2\"}\n{\"id\":\"run_01K9R1\",\"status\":\"completed\",\"agent_id\":\"agt_01K9REFUND\",\"created_at\":\"2026-10-31T10:00:00.000Z\",\"started_at\":\"2026-10-31T10:00:00.800Z\",\"finished_at\":\"2026-10-31T10:16:30.000Z\",\"approval_id\":\"apr_01K9A1\"}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "run-list-of-digest": {
    "data": [
      {
        "id": "run_01K9D2",
        "status": "running",
        "agent_id": "agt_01K9DIGEST",
        "created_at": "2026-11-02T07:00:00.000Z",
        "started_at": "2026-11-02T07:00:00.400Z",
        "finished_at": null,
        "approval_id": null
      },
      {
        "id": "run_01K9D1",
        "status": "completed",
        "agent_id": "agt_01K9DIGEST",
        "created_at": "2026-10-26T07:00:00.000Z",
        "started_at": "2026-10-26T07:00:00.350Z",
        "finished_at": "2026-10-26T07:02:12.000Z",
        "approval_id": null
      }
    ],
    "next_cursor": null
  },
  "run-list-tson": "[id,status,agent_id,created_at,started_at,finished_at,approval_id]\nrun_01K9R3,awaiting_approval,agt_01K9REFUND,2026-11-02T08:59:57.900Z,2026-11-02T08:59:57.930Z,,apr_01K9A3\nrun_01K9R2,denied,agt_01K9REFUND,2026-11-01T14:05:00.000Z,2026-11-01T14:05:01.250Z,2026-11-01T14:20:00.000Z,apr_01K9A2\nrun_01K9R1,completed,agt_01K9REFUND,2026-10-31T10:00:00.000Z,2026-10-31T10:00:00.800Z,2026-10-31T10:16:30.000Z,apr_01K9A1\n",
  "secret-created": {
    "name": "maps_api_key",
    "created_at": "2026-11-02T09:00:00.000Z",
    "updated_at": "2026-11-02T09:00:00.000Z",
    "purpose": "maps",
    "residency": "eu",
    "zdr": true
  },
  "secret-list": {
    "data": [
      {
        "name": "stripe_api_key",
        "created_at": "2026-10-20T10:00:00.000Z",
        "updated_at": "2026-11-01T07:45:00.000Z",
        "purpose": "payments",
        "residency": "eu",
        "zdr": true
      },
      {
        "name": "smtp_password",
        "created_at": "2026-09-14T09:20:00.000Z",
        "updated_at": "2026-09-14T09:20:00.000Z",
        "purpose": "email",
        "residency": "eu",
        "zdr": false
      },
      {
        "name": "crm_token",
        "created_at": "2026-08-03T12:00:00.000Z",
        "updated_at": "2026-10-02T12:00:00.000Z",
        "purpose": null,
        "residency": "us",
        "zdr": false
      }
    ],
    "next_cursor": null
  },
  "secret-list-csv": "﻿name,created_at,updated_at,purpose,residency,zdr,overlap_ends_at\r\nstripe_api_key,2026-10-20T10:00:00.000Z,2026-11-01T07:45:00.000Z,payments,eu,true,\r\nsmtp_password,2026-09-14T09:20:00.000Z,2026-09-14T09:20:00.000Z,email,eu,false,\r\ncrm_token,2026-08-03T12:00:00.000Z,2026-10-02T12:00:00.000Z,,us,false,\r\n",
  "secret-list-ndjson": "{\"name\":\"stripe_api_key\",\"created_at\":\"2026-10-20T10:00:00.000Z\",\"updated_at\":\"2026-11-01T07:45:00.000Z\",\"purpose\":\"payments\",\"residency\":\"eu\",\"zdr\":true}\n{\"name\":\"smtp_password\",\"created_at\":\"2026-09-14T09:20:00.000Z\",\"updated_at\":\"2026-09-14T09:20:00.000Z\",\"purpose\":\"email\",\"residency\":\"eu\",\"zdr\":false}\n{\"name\":\"crm_token\",\"created_at\":\"2026-08-03T12:00:00.000Z\",\"updated_at\":\"2026-10-02T12:00:00.000Z\",\"purpose\":null,\"residency\":\"us\",\"zdr\":false}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "secret-list-tson": "[name,created_at,updated_at,purpose,residency,zdr,overlap_ends_at]\nstripe_api_key,2026-10-20T10:00:00.000Z,2026-11-01T07:45:00.000Z,payments,eu,true,\nsmtp_password,2026-09-14T09:20:00.000Z,2026-09-14T09:20:00.000Z,email,eu,false,\ncrm_token,2026-08-03T12:00:00.000Z,2026-10-02T12:00:00.000Z,,us,false,\n",
  "secret-overwritten": {
    "name": "smtp_password",
    "created_at": "2026-09-14T09:20:00.000Z",
    "updated_at": "2026-11-02T09:00:00.000Z",
    "purpose": "email",
    "residency": "eu",
    "zdr": false
  },
  "secret-rotated": {
    "name": "stripe_api_key",
    "created_at": "2026-10-20T10:00:00.000Z",
    "updated_at": "2026-11-02T09:00:00.000Z",
    "purpose": "payments",
    "residency": "eu",
    "zdr": true,
    "overlap_ends_at": "2026-11-02T10:00:00.000Z"
  },
  "session-required": {
    "error": {
      "code": "workspace_forbidden",
      "message": "An API key belongs to one workspace. Sign in, or create a key in the other workspace."
    }
  },
  "set-payment-method-request": {
    "token": "pmtok_1Q9acme4242"
  },
  "set-secret-request": {
    "name": "maps_api_key",
    "value": "mk_example_not_a_real_key",
    "purpose": "maps",
    "residency": "eu",
    "zdr": true
  },
  "set-secret-request-overwrite": {
    "name": "smtp_password",
    "value": "example-not-a-real-password"
  },
  "slug-in-use": {
    "error": {
      "code": "conflict",
      "message": "A page with the slug menu already exists.",
      "details": {
        "kind": "slug_in_use"
      }
    }
  },
  "submission-first-page": {
    "data": [
      {
        "id": "sub_01K9S3",
        "form_id": "frm_01K9CONTACT",
        "data": {
          "name": "Visitor",
          "email": "visitor@customer.example",
          "message": "Do you ship beans abroad?"
        },
        "submitted_at": "2026-11-02T07:12:44.000Z"
      }
    ],
    "next_cursor": "eyJhZnRlciI6InN1Yl8wMUs5UzMifQ",
    "has_more": true
  },
  "submission-list": {
    "data": [
      {
        "id": "sub_01K9S3",
        "form_id": "frm_01K9CONTACT",
        "data": {
          "name": "Visitor",
          "email": "visitor@customer.example",
          "message": "Do you ship beans abroad?"
        },
        "submitted_at": "2026-11-02T07:12:44.000Z"
      },
      {
        "id": "sub_01K9S2",
        "form_id": "frm_01K9CONTACT",
        "data": {
          "name": "Event office",
          "email": "events@customer.example",
          "message": "We need coffee for 40, on Friday."
        },
        "submitted_at": "2026-11-01T13:02:10.000Z"
      },
      {
        "id": "sub_01K9S1",
        "form_id": "frm_01K9CONTACT",
        "data": {
          "name": "Wholesale desk",
          "email": "wholesale@customer.example",
          "message": "Please send the \"bar\" price list."
        },
        "submitted_at": "2026-10-29T18:40:31.000Z"
      }
    ],
    "next_cursor": null,
    "has_more": false
  },
  "submission-list-csv": "﻿id,form_id,data.name,data.email,data.message,submitted_at\r\nsub_01K9S3,frm_01K9CONTACT,Visitor,visitor@customer.example,Do you ship beans abroad?,2026-11-02T07:12:44.000Z\r\nsub_01K9S2,frm_01K9CONTACT,Event office,events@customer.example,\"We need coffee for 40, on Friday.\",2026-11-01T13:02:10.000Z\r\nsub_01K9S1,frm_01K9CONTACT,Wholesale desk,wholesale@customer.example,\"Please send the \"\"bar\"\" price list.\",2026-10-29T18:40:31.000Z\r\n",
  "submission-list-ndjson": "{\"id\":\"sub_01K9S3\",\"form_id\":\"frm_01K9CONTACT\",\"data\":{\"name\":\"Visitor\",\"email\":\"visitor@customer.example\",\"message\":\"Do you ship beans abroad?\"},\"submitted_at\":\"2026-11-02T07:12:44.000Z\"}\n{\"id\":\"sub_01K9S2\",\"form_id\":\"frm_01K9CONTACT\",\"data\":{\"name\":\"Event office\",\"email\":\"events@customer.example\",\"message\":\"We need coffee for 40, on Friday.\"},\"submitted_at\":\"2026-11-01T13:02:10.000Z\"}\n{\"id\":\"sub_01K9S1\",\"form_id\":\"frm_01K9CONTACT\",\"data\":{\"name\":\"Wholesale desk\",\"email\":\"wholesale@customer.example\",\"message\":\"Please send the \\\"bar\\\" price list.\"},\"submitted_at\":\"2026-10-29T18:40:31.000Z\"}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "submission-list-tson": "[id,form_id,data.name,data.email,data.message,submitted_at]\nsub_01K9S3,frm_01K9CONTACT,Visitor,visitor@customer.example,Do you ship beans abroad?,2026-11-02T07:12:44.000Z\nsub_01K9S2,frm_01K9CONTACT,Event office,events@customer.example,\"We need coffee for 40, on Friday.\",2026-11-01T13:02:10.000Z\nsub_01K9S1,frm_01K9CONTACT,Wholesale desk,wholesale@customer.example,\"Please send the \\\"bar\\\" price list.\",2026-10-29T18:40:31.000Z\n",
  "theme": {
    "colors": {
      "brand_primary": "#6f4e37",
      "brand_secondary": "#c8a27a",
      "surface": "#fffaf5",
      "on_surface": "#2b1d14"
    },
    "typography": {
      "font_family_heading": "Fraunces",
      "font_family_body": "Inter",
      "scale": "comfortable"
    },
    "spacing": {
      "section_gap": "4rem"
    },
    "updated_at": "2026-10-31T14:05:00.000Z"
  },
  "theme-patch": [
    {
      "op": "replace",
      "path": "/colors/brand_primary",
      "value": "#4a3325"
    },
    {
      "op": "add",
      "path": "/colors/accent",
      "value": "#d9480f"
    }
  ],
  "theme-patched": {
    "colors": {
      "brand_primary": "#4a3325",
      "brand_secondary": "#c8a27a",
      "surface": "#fffaf5",
      "on_surface": "#2b1d14",
      "accent": "#d9480f"
    },
    "typography": {
      "font_family_heading": "Fraunces",
      "font_family_body": "Inter",
      "scale": "comfortable"
    },
    "spacing": {
      "section_gap": "4rem"
    },
    "updated_at": "2026-11-02T09:00:00.000Z"
  },
  "theme-published": {
    "version": 7,
    "published_at": "2026-11-02T09:00:00.000Z"
  },
  "token-expired": {
    "error": {
      "code": "token_expired",
      "message": "The access token has expired. Refresh it and try again.",
      "details": {
        "hint": "token_expired"
      }
    }
  },
  "token-revoked": {
    "error": {
      "code": "unauthorized",
      "message": "The token was revoked. Authenticate again from the start.",
      "details": {
        "hint": "token_revoked"
      }
    }
  },
  "token-session": {
    "access_token": "sess_eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfMDFLOU9XTkVSIn0.c2lnbmF0dXJl",
    "refresh_token": "rt_01K9Z0F4H7M1",
    "expires_in": 3600,
    "token_type": "Bearer"
  },
  "token-session-refreshed": {
    "access_token": "sess_eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfMDFLOU9XTkVSIn0.bmV4dA",
    "refresh_token": "rt_01K9Z1C8N2W5",
    "expires_in": 3600,
    "token_type": "Bearer"
  },
  "tombstoned": {
    "error": {
      "code": "conflict",
      "message": "The slug spring-menu belonged to a recently deleted resource and is still reserved.",
      "details": {
        "kind": "tombstoned"
      }
    }
  },
  "unauthorized": {
    "error": {
      "code": "unauthorized",
      "message": "A valid bearer token is required.",
      "details": {
        "hint": "invalid_credentials"
      }
    }
  },
  "upstream-unavailable": {
    "error": {
      "code": "upstream_unavailable",
      "message": "The database provider is unavailable. Try again later.",
      "details": {
        "upstream": "database",
        "retryable": true,
        "request_id": "req_01K9UPSTREAM"
      }
    }
  },
  "usage": {
    "line_items": [
      {
        "metric": "requests",
        "quantity": 18250,
        "unit": "request"
      },
      {
        "metric": "storage",
        "quantity": 2.75,
        "unit": "gigabyte"
      },
      {
        "metric": "runtime_time",
        "quantity": 5400,
        "unit": "second"
      }
    ]
  },
  "validation-failed": {
    "error": {
      "code": "validation_failed",
      "message": "The request failed validation. See fields for each problem.",
      "fields": [
        {
          "path": "/name",
          "reason": "missing",
          "message": "A name is required."
        }
      ]
    }
  },
  "version-mismatch": {
    "error": {
      "code": "conflict",
      "message": "The draft has changed since revision 6. Read it again and repeat the edit.",
      "details": {
        "kind": "version_mismatch",
        "current_version": "7"
      }
    }
  },
  "webhook-subscription": {
    "id": "wh_01K9ORDERS",
    "url": "https://hooks.acme.example/workspace-events",
    "events": [
      "pages.published",
      "forms.submitted"
    ],
    "created_at": "2026-10-20T10:00:00.000Z",
    "paused_until": null
  },
  "webhook-subscription-created": {
    "id": "wh_01K9ORDERS",
    "url": "https://hooks.acme.example/workspace-events",
    "events": [
      "pages.published",
      "forms.submitted"
    ],
    "created_at": "2026-10-20T10:00:00.000Z",
    "paused_until": null,
    "secret": "whsec_5f1c0a9be27d43868d1f7a2b9c4e60d35f1c0a9be27d43868d1f7a2b9c4e60d3"
  },
  "webhook-subscription-list": {
    "data": [
      {
        "id": "wh_01K9AUDIT",
        "url": "https://audit.acme.example/events",
        "events": [
          "approvals.*"
        ],
        "created_at": "2026-10-22T15:30:00.000Z",
        "paused_until": null
      },
      {
        "id": "wh_01K9ORDERS",
        "url": "https://hooks.acme.example/workspace-events",
        "events": [
          "pages.published",
          "forms.submitted"
        ],
        "created_at": "2026-10-20T10:00:00.000Z",
        "paused_until": null
      }
    ],
    "next_cursor": null
  },
  "webhook-subscription-list-csv": "﻿id,url,events,created_at,paused_until\r\nwh_01K9AUDIT,https://audit.acme.example/events,approvals.*,2026-10-22T15:30:00.000Z,\r\nwh_01K9ORDERS,https://hooks.acme.example/workspace-events,pages.published;forms.submitted,2026-10-20T10:00:00.000Z,\r\n",
  "webhook-subscription-list-ndjson": "{\"id\":\"wh_01K9AUDIT\",\"url\":\"https://audit.acme.example/events\",\"events\":[\"approvals.*\"],\"created_at\":\"2026-10-22T15:30:00.000Z\",\"paused_until\":null}\n{\"id\":\"wh_01K9ORDERS\",\"url\":\"https://hooks.acme.example/workspace-events\",\"events\":[\"pages.published\",\"forms.submitted\"],\"created_at\":\"2026-10-20T10:00:00.000Z\",\"paused_until\":null}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "webhook-subscription-list-tson": "[id,url,events,created_at,paused_until]\nwh_01K9AUDIT,https://audit.acme.example/events,approvals.*,2026-10-22T15:30:00.000Z,\nwh_01K9ORDERS,https://hooks.acme.example/workspace-events,pages.published;forms.submitted,2026-10-20T10:00:00.000Z,\n",
  "workspace": {
    "id": "ws_01K9ACME",
    "slug": "acme",
    "name": "Acme Coffee"
  },
  "workspace-forbidden": {
    "error": {
      "code": "workspace_forbidden",
      "message": "This session has no access to the workspace initech."
    }
  },
  "workspace-list": {
    "workspaces": [
      {
        "id": "ws_01K9GLOBEX",
        "slug": "globex",
        "name": "Globex Roasters"
      },
      {
        "id": "ws_01K9ACME",
        "slug": "acme",
        "name": "Acme Coffee"
      }
    ],
    "next_cursor": null
  },
  "workspace-list-csv": "﻿id,slug,name\r\nws_01K9GLOBEX,globex,Globex Roasters\r\nws_01K9ACME,acme,Acme Coffee\r\n",
  "workspace-list-ndjson": "{\"id\":\"ws_01K9GLOBEX\",\"slug\":\"globex\",\"name\":\"Globex Roasters\"}\n{\"id\":\"ws_01K9ACME\",\"slug\":\"acme\",\"name\":\"Acme Coffee\"}\n{\"__meta__\":{\"next_cursor\":null,\"has_more\":false}}\n",
  "workspace-list-tson": "[id,slug,name]\nws_01K9GLOBEX,globex,Globex Roasters\nws_01K9ACME,acme,Acme Coffee\n",
  "workspace-locked": {
    "error": {
      "code": "unauthorized",
      "message": "The workspace is on hold. Resolve the hold in the console.",
      "details": {
        "hint": "workspace_locked"
      }
    }
  },
  "workspace-not-found": {
    "error": {
      "code": "workspace_not_found",
      "message": "No workspace has the slug initech."
    }
  },
  "workspace-switched": {
    "workspace": {
      "id": "ws_01K9GLOBEX",
      "slug": "globex",
      "name": "Globex Roasters"
    }
  }
};

/** The examples of headers in responses, by the name of the header's component. */
export const headerExamples: Readonly<Record<string, string>> = {
  "Etag": "\"7\"",
  "NewEtag": "\"8\"",
  "NextCursor": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0",
  "RateLimitLimit": "600",
  "RateLimitNoneRemaining": "0",
  "RateLimitRemaining": "599",
  "RateLimitReset": "60",
  "RetryAfter": "60",
  "RetryNow": "0",
  "Vary": "Accept, Accept-Encoding"
};

/** The name of an example. */
export type ExampleName = keyof typeof examples;
