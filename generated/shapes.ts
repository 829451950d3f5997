// Generated from openapi/ by `npm run generate`. Do not edit.
import type { ClauseId } from './clauses.ts';
import type { ShapeOfClause } from './shape.ts';

/** The clauses that state the shape of a record; `validators.stated` has the schema that each of them states. */
export const shapes: Readonly<Partial<Record<ClauseId, ShapeOfClause>>> = {
  "agents.record-fields": {
    "schema": "Agent",
    "pointer": "",
    "places": {
      "AgentList": [
        "/data/*"
      ],
      "Agent": [
        ""
      ]
    }
  },
  "agents.id-prefix": {
    "schema": "Agent",
    "pointer": "/id",
    "prefix": "agt_",
    "places": {
      "AgentList": [
        "/data/*"
      ],
      "Agent": [
        ""
      ]
    }
  },
  "agents.status-enum": {
    "schema": "Agent",
    "pointer": "/status",
    "places": {
      "AgentList": [
        "/data/*"
      ],
      "Agent": [
        ""
      ]
    }
  },
  "approvals.record-fields": {
    "schema": "Approval",
    "pointer": "",
    "places": {
      "ApprovalList": [
        "/data/*"
      ],
      "Approval": [
        ""
      ]
    }
  },
  "approvals.id-prefix": {
    "schema": "Approval",
    "pointer": "/id",
    "prefix": "apr_",
    "places": {
      "ApprovalList": [
        "/data/*"
      ],
      "Approval": [
        ""
      ]
    }
  },
  "approvals.status-enum": {
    "schema": "Approval",
    "pointer": "/status",
    "places": {
      "ApprovalList": [
        "/data/*"
      ],
      "Approval": [
        ""
      ]
    }
  },
  "billing.record-fields": {
    "schema": "Billing",
    "pointer": "",
    "places": {
      "Billing": [
        ""
      ]
    }
  },
  "billing.usage-fields": {
    "schema": "Usage",
    "pointer": "",
    "places": {
      "Usage": [
        ""
      ]
    }
  },
  "billing.invoice-fields": {
    "schema": "Invoice",
    "pointer": "",
    "places": {
      "InvoiceList": [
        "/data/*"
      ],
      "Invoice": [
        ""
      ]
    }
  },
  "billing.invoice-currency": {
    "schema": "Invoice",
    "pointer": "/currency",
    "places": {
      "InvoiceList": [
        "/data/*"
      ],
      "Invoice": [
        ""
      ]
    }
  },
  "billing.invoice-status": {
    "schema": "Invoice",
    "pointer": "/status",
    "places": {
      "InvoiceList": [
        "/data/*"
      ],
      "Invoice": [
        ""
      ]
    }
  },
  "forms.record-fields": {
    "schema": "Form",
    "pointer": "",
    "places": {
      "FormList": [
        "/data/*"
      ],
      "Form": [
        ""
      ]
    }
  },
  "forms.id-prefix": {
    "schema": "Form",
    "pointer": "/id",
    "prefix": "frm_",
    "places": {
      "FormList": [
        "/data/*"
      ],
      "Form": [
        ""
      ]
    }
  },
  "forms.submission-fields": {
    "schema": "Submission",
    "pointer": "",
    "places": {
      "SubmissionList": [
        "/data/*"
      ],
      "Submission": [
        ""
      ]
    }
  },
  "forms.submission-id-prefix": {
    "schema": "Submission",
    "pointer": "/id",
    "prefix": "sub_",
    "places": {
      "SubmissionList": [
        "/data/*"
      ],
      "Submission": [
        ""
      ]
    }
  },
  "forms.submissions-has-more": {
    "schema": "SubmissionList",
    "pointer": "",
    "places": {
      "SubmissionList": [
        ""
      ]
    }
  },
  "identity.record-fields": {
    "schema": "Me",
    "pointer": "",
    "places": {
      "Me": [
        ""
      ]
    }
  },
  "identity.user-id-prefix": {
    "schema": "User",
    "pointer": "/id",
    "prefix": "usr_",
    "places": {
      "Me": [
        "/user"
      ]
    }
  },
  "identity.token-id-prefix": {
    "schema": "Token",
    "pointer": "/id",
    "prefix": "tok_",
    "places": {
      "Me": [
        "/token"
      ]
    }
  },
  "identity.mode-enum": {
    "schema": "Token",
    "pointer": "/mode",
    "places": {
      "Me": [
        "/token"
      ]
    }
  },
  "logs.record-fields": {
    "schema": "LogEntry",
    "pointer": "",
    "places": {
      "LogList": [
        "/data/*"
      ],
      "LogEntry": [
        ""
      ]
    }
  },
  "logs.ts-has-milliseconds": {
    "schema": "LogEntry",
    "pointer": "/ts",
    "places": {
      "LogList": [
        "/data/*"
      ],
      "LogEntry": [
        ""
      ]
    }
  },
  "logs.level-enum": {
    "schema": "LogEntry",
    "pointer": "/level",
    "places": {
      "LogList": [
        "/data/*"
      ],
      "LogEntry": [
        ""
      ]
    }
  },
  "logs.source-typical": {
    "schema": "LogEntry",
    "pointer": "/source",
    "places": {
      "LogList": [
        "/data/*"
      ],
      "LogEntry": [
        ""
      ]
    }
  },
  "oauth.exchange-fields": {
    "schema": "TokenSession",
    "pointer": "",
    "places": {
      "TokenSession": [
        ""
      ]
    }
  },
  "oauth.refresh-fields": {
    "schema": "TokenSession",
    "pointer": "",
    "places": {
      "TokenSession": [
        ""
      ]
    }
  },
  "pages.record-fields": {
    "schema": "PageDocument",
    "pointer": "",
    "places": {
      "PageDocument": [
        ""
      ]
    }
  },
  "pages.version-label": {
    "schema": "PageDocument",
    "pointer": "/version",
    "places": {
      "PageDocument": [
        ""
      ]
    }
  },
  "pages.root-is-navshell": {
    "schema": "PageDocument",
    "pointer": "/tree/block",
    "places": {
      "PageDocument": [
        ""
      ]
    }
  },
  "pages.block-shape": {
    "schema": "Block",
    "pointer": "",
    "places": {
      "PageDocument": [
        "/tree"
      ]
    }
  },
  "pages.id-prefix": {
    "schema": "PageSummary",
    "pointer": "/id",
    "prefix": "page_",
    "places": {
      "PageList": [
        "/data/*"
      ],
      "PageSummary": [
        ""
      ]
    }
  },
  "runs.id-prefix": {
    "schema": "Run",
    "pointer": "/id",
    "prefix": "run_",
    "places": {
      "RunList": [
        "/data/*"
      ],
      "Run": [
        ""
      ]
    }
  },
  "runs.status-enum": {
    "schema": "Run",
    "pointer": "/status",
    "places": {
      "RunList": [
        "/data/*"
      ],
      "Run": [
        ""
      ]
    }
  },
  "scopes.names-have-resource-and-level": {
    "schema": "Token",
    "pointer": "/scopes/*",
    "places": {
      "Me": [
        "/token"
      ]
    }
  },
  "secrets.record-fields": {
    "schema": "Secret",
    "pointer": "",
    "places": {
      "SecretList": [
        "/data/*"
      ],
      "Secret": [
        ""
      ]
    }
  },
  "secrets.proxy-url-fields": {
    "schema": "ProxyUrl",
    "pointer": "",
    "places": {
      "ProxyUrl": [
        ""
      ]
    }
  },
  "theme.record-fields": {
    "schema": "Theme",
    "pointer": "",
    "places": {
      "Theme": [
        ""
      ]
    }
  },
  "validation.field-entry-shape": {
    "schema": "FieldError",
    "pointer": "",
    "places": {
      "ErrorEnvelope": [
        "/error/fields/*"
      ],
      "ValidationError": [
        "/error/fields/*"
      ]
    }
  },
  "validation.path-is-pointer": {
    "schema": "FieldError",
    "pointer": "/path",
    "places": {
      "ErrorEnvelope": [
        "/error/fields/*"
      ],
      "ValidationError": [
        "/error/fields/*"
      ]
    }
  },
  "validation.reason-listed": {
    "schema": "FieldError",
    "pointer": "/reason",
    "places": {
      "ErrorEnvelope": [
        "/error/fields/*"
      ],
      "ValidationError": [
        "/error/fields/*"
      ]
    }
  },
  "workspaces.record-fields": {
    "schema": "Workspace",
    "pointer": "",
    "places": {
      "WorkspaceList": [
        "/workspaces/*",
        "/data/*"
      ],
      "Workspace": [
        ""
      ],
      "WorkspaceSwitched": [
        "/workspace"
      ]
    }
  },
  "workspaces.id-prefix": {
    "schema": "Workspace",
    "pointer": "/id",
    "prefix": "ws_",
    "places": {
      "WorkspaceList": [
        "/workspaces/*",
        "/data/*"
      ],
      "Workspace": [
        ""
      ],
      "WorkspaceSwitched": [
        "/workspace"
      ]
    }
  }
};
