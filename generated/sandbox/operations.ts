// Generated from openapi/ by `npm run generate`. Do not edit.
import type { OperationShape } from '../code/operation.ts';

const sharedResponses = {
  "Busy": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": []
  },
  "Conflict": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": []
  },
  "Foreign": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "loopback-only"
    ]
  },
  "Invalid": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ValidationError"
      }
    },
    "examples": []
  },
  "NotAcceptable": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": []
  },
  "NotFound": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": []
  },
  "Refused": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": []
  },
  "TokenRequired": {
    "headers": {
      "WWW-Authenticate": {
        "required": false,
        "header": "Challenge"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "control-token-required"
    ]
  },
  "TooLarge": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "payload-too-large"
    ]
  },
  "TooMany": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "payload-too-large"
    ]
  },
  "Unavailable": {
    "headers": {},
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": []
  }
} as const;

/** Every operation of the control plane, by its operationId. */
export const operations = {
  "getSandbox": {
    "id": "getSandbox",
    "method": "GET",
    "path": "/",
    "server": "api",
    "tag": "sandbox",
    "summary": "Describe the sandbox",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Sandbox"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign
    },
    "idempotent": false
  },
  "reset": {
    "id": "reset",
    "method": "POST",
    "path": "/reset",
    "server": "api",
    "tag": "sandbox",
    "summary": "Reset the sandbox",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": false,
      "schema": "Reset"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "SeedWarnings"
          }
        },
        "examples": []
      },
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "checkSeed": {
    "id": "checkSeed",
    "method": "POST",
    "path": "/seed-check",
    "server": "api",
    "tag": "sandbox",
    "summary": "Check a seed",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "Seed"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "SeedWarnings"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "exportSeed": {
    "id": "exportSeed",
    "method": "GET",
    "path": "/export",
    "server": "api",
    "tag": "sandbox",
    "summary": "Export the records as a seed",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Seed"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "413": sharedResponses.TooMany
    },
    "idempotent": false
  },
  "listWorkspaces": {
    "id": "listWorkspaces",
    "method": "GET",
    "path": "/workspaces",
    "server": "api",
    "tag": "workspaces",
    "summary": "List workspaces",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "WorkspaceStates"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign
    },
    "idempotent": false
  },
  "createWorkspace": {
    "id": "createWorkspace",
    "method": "POST",
    "path": "/workspaces",
    "server": "api",
    "tag": "workspaces",
    "summary": "Create a workspace",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "NewWorkspace"
    },
    "responses": {
      "201": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "CreatedWorkspace"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "getWorkspace": {
    "id": "getWorkspace",
    "method": "GET",
    "path": "/workspaces/{slug}",
    "server": "api",
    "tag": "workspaces",
    "summary": "Get a workspace",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "WorkspaceState"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "updateWorkspace": {
    "id": "updateWorkspace",
    "method": "PATCH",
    "path": "/workspaces/{slug}",
    "server": "api",
    "tag": "workspaces",
    "summary": "Change the settings of a workspace",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "WorkspaceChange"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "WorkspaceState"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "removeWorkspace": {
    "id": "removeWorkspace",
    "method": "DELETE",
    "path": "/workspaces/{slug}",
    "server": "api",
    "tag": "workspaces",
    "summary": "Delete a workspace",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "listPeople": {
    "id": "listPeople",
    "method": "GET",
    "path": "/people",
    "server": "api",
    "tag": "workspaces",
    "summary": "List users",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "People"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign
    },
    "idempotent": false
  },
  "listSnapshots": {
    "id": "listSnapshots",
    "method": "GET",
    "path": "/workspaces/{slug}/snapshots",
    "server": "api",
    "tag": "workspaces",
    "summary": "List snapshots",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "SnapshotList"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "takeSnapshot": {
    "id": "takeSnapshot",
    "method": "PUT",
    "path": "/workspaces/{slug}/snapshots/{snapshot}",
    "server": "api",
    "tag": "workspaces",
    "summary": "Take a snapshot of a workspace",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "snapshot",
          "required": true,
          "example": "signed-up"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict,
      "413": sharedResponses.TooMany
    },
    "idempotent": false
  },
  "removeSnapshot": {
    "id": "removeSnapshot",
    "method": "DELETE",
    "path": "/workspaces/{slug}/snapshots/{snapshot}",
    "server": "api",
    "tag": "workspaces",
    "summary": "Delete a snapshot",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "snapshot",
          "required": true,
          "example": "signed-up"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "restoreSnapshot": {
    "id": "restoreSnapshot",
    "method": "POST",
    "path": "/workspaces/{slug}/snapshots/{snapshot}/restore",
    "server": "api",
    "tag": "workspaces",
    "summary": "Restore a snapshot",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "snapshot",
          "required": true,
          "example": "signed-up"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "getConsole": {
    "id": "getConsole",
    "method": "GET",
    "path": "/workspaces/{slug}/console/{mode}",
    "server": "api",
    "tag": "console",
    "summary": "Describe console access to a workspace",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "mode",
          "required": true,
          "example": "test"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Console"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "getDisturbance": {
    "id": "getDisturbance",
    "method": "GET",
    "path": "/disturbance",
    "server": "api",
    "tag": "mutants",
    "summary": "Get latency and mutants",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "workspace",
          "required": false,
          "example": "acme"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Disturbance"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "setDisturbance": {
    "id": "setDisturbance",
    "method": "PATCH",
    "path": "/disturbance",
    "server": "api",
    "tag": "mutants",
    "summary": "Set latency and mutants",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "workspace",
          "required": false,
          "example": "acme"
        }
      ],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "DisturbanceChange"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Disturbance"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "listFaultRules": {
    "id": "listFaultRules",
    "method": "GET",
    "path": "/fault-rules",
    "server": "api",
    "tag": "mutants",
    "summary": "List fault rules",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "FaultRules"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign
    },
    "idempotent": false
  },
  "addFaultRule": {
    "id": "addFaultRule",
    "method": "POST",
    "path": "/fault-rules",
    "server": "api",
    "tag": "mutants",
    "summary": "Add a fault rule",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "NewFaultRule"
    },
    "responses": {
      "201": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "FaultRule"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "removeFaultRules": {
    "id": "removeFaultRules",
    "method": "DELETE",
    "path": "/fault-rules",
    "server": "api",
    "tag": "mutants",
    "summary": "Delete all fault rules",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "workspace",
          "required": false,
          "example": "acme"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "removeFaultRule": {
    "id": "removeFaultRule",
    "method": "DELETE",
    "path": "/fault-rules/{id}",
    "server": "api",
    "tag": "mutants",
    "summary": "Delete a fault rule",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9DIGEST"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "listRequests": {
    "id": "listRequests",
    "method": "GET",
    "path": "/requests",
    "server": "api",
    "tag": "requests",
    "summary": "List logged requests",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 100
        },
        {
          "name": "operation",
          "required": false,
          "example": "createAgent"
        },
        {
          "name": "workspace",
          "required": false,
          "example": "acme"
        },
        {
          "name": "only",
          "required": false,
          "example": "violations"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "LoggedRequests"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign
    },
    "idempotent": false
  },
  "clearRequests": {
    "id": "clearRequests",
    "method": "DELETE",
    "path": "/requests",
    "server": "api",
    "tag": "requests",
    "summary": "Clear the request log",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "workspace",
          "required": false,
          "example": "acme"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign
    },
    "idempotent": false
  },
  "getRequest": {
    "id": "getRequest",
    "method": "GET",
    "path": "/requests/{id}",
    "server": "api",
    "tag": "requests",
    "summary": "Get a logged request with its bodies",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "id",
          "required": true,
          "example": "req_01K9Q7"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "LoggedExchange"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "followEvents": {
    "id": "followEvents",
    "method": "GET",
    "path": "/events",
    "server": "api",
    "tag": "sandbox",
    "summary": "Follow the sandbox's events",
    "scope": null,
    "sessionOnly": false,
    "stream": true,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "text/event-stream": {
            "schema": "EventStream"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "406": sharedResponses.NotAcceptable,
      "503": sharedResponses.Busy
    },
    "idempotent": false
  },
  "listRecords": {
    "id": "listRecords",
    "method": "GET",
    "path": "/workspaces/{slug}/records/{resource}",
    "server": "api",
    "tag": "records",
    "summary": "List records",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "resource",
          "required": true,
          "example": "agents"
        }
      ],
      "query": [
        {
          "name": "mode",
          "required": false,
          "example": "test"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Records"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "addRecord": {
    "id": "addRecord",
    "method": "POST",
    "path": "/workspaces/{slug}/records/{resource}",
    "server": "api",
    "tag": "records",
    "summary": "Add a record",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "resource",
          "required": true,
          "example": "agents"
        }
      ],
      "query": [
        {
          "name": "mode",
          "required": false,
          "example": "test"
        }
      ],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "NewRecord"
    },
    "responses": {
      "201": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "StoredRecord"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "getRecord": {
    "id": "getRecord",
    "method": "GET",
    "path": "/workspaces/{slug}/records/{resource}/{id}",
    "server": "api",
    "tag": "records",
    "summary": "Get a record",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "resource",
          "required": true,
          "example": "agents"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9DIGEST"
        }
      ],
      "query": [
        {
          "name": "mode",
          "required": false,
          "example": "test"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "StoredRecord"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "updateRecord": {
    "id": "updateRecord",
    "method": "PATCH",
    "path": "/workspaces/{slug}/records/{resource}/{id}",
    "server": "api",
    "tag": "records",
    "summary": "Change a record",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "resource",
          "required": true,
          "example": "agents"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9DIGEST"
        }
      ],
      "query": [
        {
          "name": "mode",
          "required": false,
          "example": "test"
        }
      ],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "RecordChange"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "StoredRecord"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "removeRecord": {
    "id": "removeRecord",
    "method": "DELETE",
    "path": "/workspaces/{slug}/records/{resource}/{id}",
    "server": "api",
    "tag": "records",
    "summary": "Delete a record",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "resource",
          "required": true,
          "example": "agents"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9DIGEST"
        }
      ],
      "query": [
        {
          "name": "mode",
          "required": false,
          "example": "test"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "getLivePage": {
    "id": "getLivePage",
    "method": "GET",
    "path": "/workspaces/{slug}/live/pages/{page}",
    "server": "api",
    "tag": "live",
    "summary": "Get a published page",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "page",
          "required": true,
          "example": "home"
        }
      ],
      "query": [
        {
          "name": "mode",
          "required": false,
          "example": "test"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "LivePage"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict
    },
    "idempotent": false
  },
  "getLiveTheme": {
    "id": "getLiveTheme",
    "method": "GET",
    "path": "/workspaces/{slug}/live/theme",
    "server": "api",
    "tag": "live",
    "summary": "Get the published theme",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "mode",
          "required": false,
          "example": "test"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "LiveTheme"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict
    },
    "idempotent": false
  },
  "listDeliveries": {
    "id": "listDeliveries",
    "method": "GET",
    "path": "/workspaces/{slug}/deliveries",
    "server": "api",
    "tag": "deliveries",
    "summary": "List deliveries",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "subscription",
          "required": false,
          "example": "wh_01K9ORDERS"
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Deliveries"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "getDelivery": {
    "id": "getDelivery",
    "method": "GET",
    "path": "/workspaces/{slug}/deliveries/{id}",
    "server": "api",
    "tag": "deliveries",
    "summary": "Get a delivery",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9DIGEST"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Delivery"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "redeliver": {
    "id": "redeliver",
    "method": "POST",
    "path": "/workspaces/{slug}/deliveries/{id}/redeliver",
    "server": "api",
    "tag": "deliveries",
    "summary": "Redeliver an event",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9DIGEST"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "201": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Delivery"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict
    },
    "idempotent": false
  },
  "resolveSecret": {
    "id": "resolveSecret",
    "method": "POST",
    "path": "/workspaces/{slug}/secrets/{name}/resolve",
    "server": "api",
    "tag": "secrets",
    "summary": "Use a secret, as a runtime does",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "name",
          "required": true,
          "example": "stripe_api_key"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": false,
      "schema": "SecretUse"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "ResolvedSecret"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Refused,
      "404": sharedResponses.NotFound,
      "413": sharedResponses.TooLarge,
      "503": sharedResponses.Unavailable
    },
    "idempotent": false
  },
  "findTraces": {
    "id": "findTraces",
    "method": "POST",
    "path": "/traces",
    "server": "api",
    "tag": "sandbox",
    "summary": "Find where a string is stored",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "TraceSearch"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Traces"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "pauseRun": {
    "id": "pauseRun",
    "method": "POST",
    "path": "/workspaces/{slug}/runs/{id}/pause",
    "server": "api",
    "tag": "records",
    "summary": "Pause a run for an approval, as an agent does",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9DIGEST"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": false,
      "schema": "Pause"
    },
    "responses": {
      "201": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Approval"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "finishRun": {
    "id": "finishRun",
    "method": "POST",
    "path": "/workspaces/{slug}/runs/{id}/finish",
    "server": "api",
    "tag": "records",
    "summary": "Finish a run",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9DIGEST"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "Finish"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Run"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "409": sharedResponses.Conflict,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "issueAuthorizationCode": {
    "id": "issueAuthorizationCode",
    "method": "POST",
    "path": "/authorization-codes",
    "server": "api",
    "tag": "credentials",
    "summary": "Sign in, as a user in the console does",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "SignIn"
    },
    "responses": {
      "201": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "IssuedCode"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "exhaustRateLimit": {
    "id": "exhaustRateLimit",
    "method": "POST",
    "path": "/tokens/{id}/exhaust",
    "server": "api",
    "tag": "credentials",
    "summary": "Exhaust a token's rate limit",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9DIGEST"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "404": sharedResponses.NotFound
    },
    "idempotent": false
  },
  "expireCursor": {
    "id": "expireCursor",
    "method": "POST",
    "path": "/cursors/expire",
    "server": "api",
    "tag": "credentials",
    "summary": "Expire a cursor",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "CursorToExpire"
    },
    "responses": {
      "204": {
        "headers": {},
        "content": {},
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  },
  "getClock": {
    "id": "getClock",
    "method": "GET",
    "path": "/clock",
    "server": "api",
    "tag": "clock",
    "summary": "Get the time",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Clock"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign
    },
    "idempotent": false
  },
  "listUpcoming": {
    "id": "listUpcoming",
    "method": "GET",
    "path": "/clock/upcoming",
    "server": "api",
    "tag": "clock",
    "summary": "List what happens next",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Upcoming"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign
    },
    "idempotent": false
  },
  "advanceClock": {
    "id": "advanceClock",
    "method": "POST",
    "path": "/clock/advance",
    "server": "api",
    "tag": "clock",
    "summary": "Advance the clock",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "Advance"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "Advanced"
          }
        },
        "examples": []
      },
      "400": sharedResponses.Invalid,
      "401": sharedResponses.TokenRequired,
      "403": sharedResponses.Foreign,
      "413": sharedResponses.TooLarge
    },
    "idempotent": false
  }
} as const satisfies Record<string, OperationShape>;

/** The operationId of one of the operations of the control plane. */
export type OperationId = keyof typeof operations;

/** The operations in the order of the control plane, with their common type. */
export const operationList: readonly (OperationShape & { readonly id: OperationId })[] = Object.values(operations);

/** One operation, with the common type. @throws never: the id is checked by its type */
export const getOperation = (id: OperationId): OperationShape & { readonly id: OperationId } => operations[id];
