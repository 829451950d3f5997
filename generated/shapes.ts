// Generated from openapi/ by `npm run generate`. Do not edit.
import type { ClauseId } from './clauses.ts';
import type { StatedShape } from './code/shape.ts';

/** The clauses that state the shape of a record; `stated` of the module `clause-validators` has the schema that each of them states. */
export const shapes: Readonly<Partial<Record<ClauseId, StatedShape>>> = {
  "agents.record-fields": {
    "schema": "Agent",
    "pointer": "",
    "members": {
      "/id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/name": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/status": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/created_at": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      }
    },
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
    "members": {},
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
    "members": {},
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
    "members": {
      "/id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/agent_id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/run_id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/status": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/action": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/payload": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/created_at": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      }
    },
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
    "members": {},
    "places": {
      "ApprovalList": [
        "/data/*"
      ],
      "Approval": [
        ""
      ]
    }
  },
  "approvals.run-id-prefix": {
    "schema": "Approval",
    "pointer": "/run_id",
    "prefix": "run_",
    "members": {},
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
    "members": {},
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
    "members": {
      "/plan": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/status": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/current_period_start": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      },
      "/current_period_end": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      },
      "/payment_method": {
        "required": true,
        "types": [
          "object",
          "null"
        ]
      },
      "/plan/id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/plan/name": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/payment_method/type": {
        "required": true,
        "types": []
      },
      "/payment_method/last4": {
        "required": true,
        "types": []
      }
    },
    "places": {
      "Billing": [
        ""
      ]
    }
  },
  "billing.usage-fields": {
    "schema": "Usage",
    "pointer": "",
    "members": {
      "/line_items": {
        "required": true,
        "types": [
          "array"
        ]
      },
      "/line_items/*/metric": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/line_items/*/quantity": {
        "required": true,
        "types": [
          "number"
        ]
      },
      "/line_items/*/unit": {
        "required": true,
        "types": [
          "string"
        ]
      }
    },
    "places": {
      "Usage": [
        ""
      ]
    }
  },
  "billing.invoice-fields": {
    "schema": "Invoice",
    "pointer": "",
    "members": {
      "/id": {
        "required": true,
        "types": []
      },
      "/period_start": {
        "required": true,
        "types": []
      },
      "/period_end": {
        "required": true,
        "types": []
      },
      "/amount": {
        "required": true,
        "types": []
      },
      "/currency": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/status": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/pdf_url": {
        "required": true,
        "types": []
      }
    },
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
    "members": {},
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
    "members": {},
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
    "members": {
      "/id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/name": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/schema_table": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/fields": {
        "required": true,
        "types": [
          "array"
        ]
      },
      "/submit_label": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/on_submit": {
        "required": false,
        "types": [
          "object",
          "null"
        ]
      },
      "/on_submit/capability": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/on_submit/args": {
        "required": true,
        "types": []
      }
    },
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
    "members": {},
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
    "members": {
      "/id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/form_id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/data": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/submitted_at": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      }
    },
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
    "members": {},
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
    "members": {
      "/has_more": {
        "required": true,
        "types": [
          "boolean"
        ]
      }
    },
    "places": {
      "SubmissionList": [
        ""
      ]
    }
  },
  "identity.record-fields": {
    "schema": "Me",
    "pointer": "",
    "members": {
      "/user": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/token": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/workspace": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/user/id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/user/email": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/token/id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/token/scopes": {
        "required": true,
        "types": [
          "array"
        ]
      },
      "/token/mode": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/workspace/slug": {
        "required": true,
        "types": [
          "string"
        ]
      }
    },
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
    "members": {},
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
    "members": {},
    "places": {
      "Me": [
        "/token"
      ]
    }
  },
  "identity.mode-enum": {
    "schema": "Token",
    "pointer": "/mode",
    "members": {},
    "places": {
      "Me": [
        "/token"
      ]
    }
  },
  "logs.record-fields": {
    "schema": "LogEntry",
    "pointer": "",
    "members": {
      "/ts": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      },
      "/level": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/source": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/message": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/request_id": {
        "required": true,
        "types": [
          "string"
        ]
      }
    },
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
    "members": {},
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
    "members": {},
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
    "members": {},
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
    "members": {
      "/access_token": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/refresh_token": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/expires_in": {
        "required": true,
        "types": [
          "integer"
        ]
      },
      "/token_type": {
        "required": true,
        "types": [
          "string"
        ]
      }
    },
    "places": {
      "TokenSession": [
        ""
      ]
    }
  },
  "oauth.refresh-fields": {
    "schema": "TokenSession",
    "pointer": "",
    "members": {
      "/access_token": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/refresh_token": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/expires_in": {
        "required": true,
        "types": [
          "integer"
        ]
      },
      "/token_type": {
        "required": true,
        "types": [
          "string"
        ]
      }
    },
    "places": {
      "TokenSession": [
        ""
      ]
    }
  },
  "pages.record-fields": {
    "schema": "PageDocument",
    "pointer": "",
    "members": {
      "/version": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/metadata": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/schema": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/tree": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/metadata/slug": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/metadata/title": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/tree/block": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/tree/props": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/tree/children": {
        "required": false,
        "types": [
          "array"
        ]
      }
    },
    "places": {
      "PageDocument": [
        ""
      ]
    }
  },
  "pages.version-label": {
    "schema": "PageDocument",
    "pointer": "/version",
    "members": {},
    "places": {
      "PageDocument": [
        ""
      ]
    }
  },
  "pages.root-is-navshell": {
    "schema": "PageDocument",
    "pointer": "/tree/block",
    "members": {},
    "places": {
      "PageDocument": [
        ""
      ]
    }
  },
  "pages.block-shape": {
    "schema": "Block",
    "pointer": "",
    "members": {
      "/block": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/props": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/children": {
        "required": false,
        "types": [
          "array"
        ]
      }
    },
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
    "members": {},
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
    "members": {},
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
    "members": {},
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
    "members": {},
    "places": {
      "Me": [
        "/token"
      ]
    }
  },
  "secrets.record-fields": {
    "schema": "Secret",
    "pointer": "",
    "members": {
      "/name": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/created_at": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      },
      "/updated_at": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      },
      "/residency": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/zdr": {
        "required": true,
        "types": [
          "boolean"
        ]
      },
      "/purpose": {
        "required": false,
        "types": [
          "string",
          "null"
        ]
      }
    },
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
    "members": {
      "/url": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "uri"
      },
      "/expires_at": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      }
    },
    "places": {
      "ProxyUrl": [
        ""
      ]
    }
  },
  "theme.record-fields": {
    "schema": "Theme",
    "pointer": "",
    "members": {
      "/colors": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/typography": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/spacing": {
        "required": true,
        "types": [
          "object"
        ]
      },
      "/updated_at": {
        "required": true,
        "types": [
          "string"
        ],
        "format": "iso-8601"
      },
      "/typography/font_family_heading": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/typography/font_family_body": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/typography/scale": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/spacing/section_gap": {
        "required": false,
        "types": [
          "string"
        ]
      }
    },
    "places": {
      "Theme": [
        ""
      ]
    }
  },
  "validation.field-entry-shape": {
    "schema": "FieldError",
    "pointer": "",
    "members": {
      "/path": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/reason": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/message": {
        "required": true,
        "types": [
          "string"
        ]
      }
    },
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
    "members": {},
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
    "members": {},
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
    "members": {
      "/id": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/slug": {
        "required": true,
        "types": [
          "string"
        ]
      },
      "/name": {
        "required": true,
        "types": [
          "string"
        ]
      }
    },
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
    "members": {},
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
