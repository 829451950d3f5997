// Generated from openapi/ by `npm run generate`. Do not edit.

/** The types of the members of records, by the name of the record's schema. */
export const recordTypes = {
  "FaultRule": {
    "id": {
      "type": "string"
    },
    "operation": {
      "type": "string",
      "isNullable": true
    },
    "path": {
      "type": "string",
      "isNullable": true
    },
    "workspace": {
      "type": "string",
      "isNullable": true
    },
    "token": {
      "type": "string",
      "isNullable": true
    },
    "error": {
      "type": "string",
      "isNullable": true
    },
    "upstream": {
      "type": "string",
      "isNullable": true
    },
    "retryable": {
      "type": "boolean",
      "isNullable": true
    },
    "failure": {
      "type": "string",
      "isNullable": true
    },
    "retry_after": {
      "type": "integer",
      "isNullable": true
    },
    "latency": {
      "type": "json",
      "isNullable": true,
      "members": {
        "min": {
          "type": "integer"
        },
        "max": {
          "type": "integer"
        }
      }
    },
    "body_latency": {
      "type": "json",
      "isNullable": true,
      "members": {
        "min": {
          "type": "integer"
        },
        "max": {
          "type": "integer"
        }
      }
    },
    "probability": {
      "type": "number"
    },
    "after_first_record": {
      "type": "boolean"
    },
    "skip": {
      "type": "integer"
    },
    "remaining": {
      "type": "integer",
      "isNullable": true
    },
    "applied": {
      "type": "integer"
    }
  },
  "InvoiceLine": {
    "kind": {
      "type": "string"
    },
    "description": {
      "type": "string"
    },
    "quantity": {
      "type": "number"
    },
    "amount": {
      "type": "integer"
    }
  }
} as const;
