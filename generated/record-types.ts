// Generated from openapi/ by `npm run generate`. Do not edit.

/** The types of the members of records, by the name of the record's schema. */
export const recordTypes = {
  "Workspace": {
    "id": {
      "type": "string"
    },
    "slug": {
      "type": "string"
    },
    "name": {
      "type": "string"
    }
  },
  "PageSummary": {
    "id": {
      "type": "string"
    },
    "slug": {
      "type": "string"
    },
    "title": {
      "type": "string"
    },
    "draft_version": {
      "type": "integer"
    },
    "published_version": {
      "type": "integer",
      "isNullable": true
    },
    "created_at": {
      "type": "date-time"
    },
    "updated_at": {
      "type": "date-time"
    }
  },
  "Block": {
    "block": {
      "type": "string"
    },
    "props": {
      "type": "json"
    },
    "children": {
      "type": "json",
      "isOptional": true
    }
  },
  "Invoice": {
    "id": {
      "type": "string"
    },
    "period_start": {
      "type": "date-time"
    },
    "period_end": {
      "type": "date-time"
    },
    "amount": {
      "type": "integer"
    },
    "currency": {
      "type": "string"
    },
    "status": {
      "type": "string"
    },
    "pdf_url": {
      "type": "string"
    }
  },
  "UsageLineItem": {
    "metric": {
      "type": "string"
    },
    "quantity": {
      "type": "number"
    },
    "unit": {
      "type": "string"
    }
  },
  "Form": {
    "id": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "schema_table": {
      "type": "string"
    },
    "fields": {
      "type": "json"
    },
    "submit_label": {
      "type": "string"
    },
    "on_submit": {
      "type": "json",
      "isNullable": true,
      "members": {
        "capability": {
          "type": "string"
        },
        "args": {
          "type": "json"
        }
      }
    }
  },
  "Submission": {
    "id": {
      "type": "string"
    },
    "form_id": {
      "type": "string"
    },
    "data": {
      "type": "json"
    },
    "submitted_at": {
      "type": "date-time"
    }
  },
  "LogEntry": {
    "ts": {
      "type": "date-time"
    },
    "level": {
      "type": "string"
    },
    "source": {
      "type": "string"
    },
    "message": {
      "type": "string"
    },
    "request_id": {
      "type": "string"
    }
  },
  "Approval": {
    "id": {
      "type": "string"
    },
    "agent_id": {
      "type": "string"
    },
    "run_id": {
      "type": "string"
    },
    "status": {
      "type": "string"
    },
    "action": {
      "type": "string"
    },
    "payload": {
      "type": "json"
    },
    "created_at": {
      "type": "date-time"
    },
    "workspace": {
      "type": "string"
    },
    "decided_at": {
      "type": "date-time",
      "isNullable": true
    },
    "decided_by": {
      "type": "string",
      "isNullable": true
    },
    "note": {
      "type": "string",
      "isNullable": true
    }
  },
  "Secret": {
    "name": {
      "type": "string"
    },
    "created_at": {
      "type": "date-time"
    },
    "updated_at": {
      "type": "date-time"
    },
    "purpose": {
      "type": "string",
      "isNullable": true
    },
    "residency": {
      "type": "string"
    },
    "zdr": {
      "type": "boolean"
    },
    "overlap_ends_at": {
      "type": "date-time",
      "isOptional": true
    }
  },
  "Agent": {
    "id": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "status": {
      "type": "string"
    },
    "created_at": {
      "type": "date-time"
    },
    "task": {
      "type": "string",
      "isNullable": true
    },
    "schedule": {
      "type": "string",
      "isNullable": true
    },
    "trigger": {
      "type": "string",
      "isNullable": true
    }
  },
  "Run": {
    "id": {
      "type": "string"
    },
    "status": {
      "type": "string"
    },
    "agent_id": {
      "type": "string"
    },
    "created_at": {
      "type": "date-time"
    },
    "started_at": {
      "type": "date-time",
      "isNullable": true
    },
    "finished_at": {
      "type": "date-time",
      "isNullable": true
    },
    "approval_id": {
      "type": "string",
      "isNullable": true
    }
  },
  "WebhookSubscription": {
    "id": {
      "type": "string"
    },
    "url": {
      "type": "string"
    },
    "events": {
      "type": "json"
    },
    "created_at": {
      "type": "date-time"
    },
    "paused_until": {
      "type": "date-time",
      "isNullable": true
    }
  }
} as const;
