// Generated from openapi/ by `npm run generate`. Do not edit.

/** The types of the members of the records in lists, by the name of the record's schema. */
export const recordTypes = {
  "IssuedToken": {
    "purpose": {
      "type": "string",
      "isOptional": true
    },
    "id": {
      "type": "string"
    },
    "secret": {
      "type": "string"
    },
    "kind": {
      "type": "string"
    },
    "mode": {
      "type": "string"
    },
    "workspace": {
      "type": "string"
    },
    "scopes": {
      "type": "json"
    }
  },
  "SeedWarning": {
    "path": {
      "type": "string"
    },
    "reason": {
      "type": "string"
    },
    "message": {
      "type": "string"
    }
  },
  "SeedWorkspace": {
    "slug": {
      "type": "string"
    },
    "name": {
      "type": "string",
      "isOptional": true
    },
    "test": {
      "type": "json",
      "isOptional": true,
      "members": {
        "agents": {
          "type": "json",
          "isOptional": true
        },
        "runs": {
          "type": "json",
          "isOptional": true
        },
        "approvals": {
          "type": "json",
          "isOptional": true
        },
        "pages": {
          "type": "json",
          "isOptional": true
        },
        "theme": {
          "type": "json",
          "isOptional": true,
          "members": {
            "colors": {
              "type": "json"
            },
            "typography": {
              "type": "json",
              "members": {
                "font_family_heading": {
                  "type": "string"
                },
                "font_family_body": {
                  "type": "string"
                },
                "scale": {
                  "type": "string"
                }
              }
            },
            "spacing": {
              "type": "json",
              "members": {
                "section_gap": {
                  "type": "string",
                  "isOptional": true
                }
              }
            },
            "updated_at": {
              "type": "date-time"
            }
          }
        },
        "theme_version": {
          "type": "integer",
          "isOptional": true
        },
        "theme_draft": {
          "type": "json",
          "isOptional": true,
          "members": {
            "version": {
              "type": "integer"
            },
            "document": {
              "type": "json",
              "members": {
                "colors": {
                  "type": "json"
                },
                "typography": {
                  "type": "json",
                  "members": {
                    "font_family_heading": {
                      "type": "string"
                    },
                    "font_family_body": {
                      "type": "string"
                    },
                    "scale": {
                      "type": "string"
                    }
                  }
                },
                "spacing": {
                  "type": "json",
                  "members": {
                    "section_gap": {
                      "type": "string",
                      "isOptional": true
                    }
                  }
                },
                "updated_at": {
                  "type": "date-time"
                }
              }
            }
          }
        },
        "forms": {
          "type": "json",
          "isOptional": true
        },
        "submissions": {
          "type": "json",
          "isOptional": true
        },
        "log_entries": {
          "type": "json",
          "isOptional": true
        },
        "invoices": {
          "type": "json",
          "isOptional": true
        },
        "secrets": {
          "type": "json",
          "isOptional": true
        },
        "webhooks": {
          "type": "json",
          "isOptional": true
        },
        "billing": {
          "type": "json",
          "isOptional": true,
          "members": {
            "plan": {
              "type": "json",
              "members": {
                "id": {
                  "type": "string"
                },
                "name": {
                  "type": "string"
                },
                "price": {
                  "type": "integer",
                  "isOptional": true
                },
                "currency": {
                  "type": "string",
                  "isOptional": true
                },
                "at_once": {
                  "type": "boolean",
                  "isOptional": true
                },
                "blocked": {
                  "type": "boolean",
                  "isOptional": true
                },
                "caps": {
                  "type": "json",
                  "isOptional": true
                }
              }
            },
            "status": {
              "type": "string",
              "isOptional": true
            },
            "period_start": {
              "type": "date-time"
            },
            "period_end": {
              "type": "date-time"
            },
            "next_plan": {
              "type": "json",
              "isOptional": true,
              "members": {
                "id": {
                  "type": "string"
                },
                "name": {
                  "type": "string"
                },
                "price": {
                  "type": "integer",
                  "isOptional": true
                },
                "currency": {
                  "type": "string",
                  "isOptional": true
                },
                "at_once": {
                  "type": "boolean",
                  "isOptional": true
                },
                "blocked": {
                  "type": "boolean",
                  "isOptional": true
                },
                "caps": {
                  "type": "json",
                  "isOptional": true
                }
              }
            },
            "trial_ends_at": {
              "type": "date-time",
              "isOptional": true
            },
            "cancels_at_period_end": {
              "type": "boolean",
              "isOptional": true
            },
            "past_due_since": {
              "type": "date-time",
              "isOptional": true
            },
            "payment_method": {
              "type": "json",
              "isOptional": true,
              "members": {
                "type": {
                  "type": "string"
                },
                "last4": {
                  "type": "string"
                },
                "brand": {
                  "type": "string",
                  "isNullable": true
                }
              }
            }
          }
        },
        "usage": {
          "type": "json",
          "isOptional": true
        }
      }
    },
    "live": {
      "type": "json",
      "isOptional": true,
      "members": {
        "agents": {
          "type": "json",
          "isOptional": true
        },
        "runs": {
          "type": "json",
          "isOptional": true
        },
        "approvals": {
          "type": "json",
          "isOptional": true
        },
        "pages": {
          "type": "json",
          "isOptional": true
        },
        "theme": {
          "type": "json",
          "isOptional": true,
          "members": {
            "colors": {
              "type": "json"
            },
            "typography": {
              "type": "json",
              "members": {
                "font_family_heading": {
                  "type": "string"
                },
                "font_family_body": {
                  "type": "string"
                },
                "scale": {
                  "type": "string"
                }
              }
            },
            "spacing": {
              "type": "json",
              "members": {
                "section_gap": {
                  "type": "string",
                  "isOptional": true
                }
              }
            },
            "updated_at": {
              "type": "date-time"
            }
          }
        },
        "theme_version": {
          "type": "integer",
          "isOptional": true
        },
        "theme_draft": {
          "type": "json",
          "isOptional": true,
          "members": {
            "version": {
              "type": "integer"
            },
            "document": {
              "type": "json",
              "members": {
                "colors": {
                  "type": "json"
                },
                "typography": {
                  "type": "json",
                  "members": {
                    "font_family_heading": {
                      "type": "string"
                    },
                    "font_family_body": {
                      "type": "string"
                    },
                    "scale": {
                      "type": "string"
                    }
                  }
                },
                "spacing": {
                  "type": "json",
                  "members": {
                    "section_gap": {
                      "type": "string",
                      "isOptional": true
                    }
                  }
                },
                "updated_at": {
                  "type": "date-time"
                }
              }
            }
          }
        },
        "forms": {
          "type": "json",
          "isOptional": true
        },
        "submissions": {
          "type": "json",
          "isOptional": true
        },
        "log_entries": {
          "type": "json",
          "isOptional": true
        },
        "invoices": {
          "type": "json",
          "isOptional": true
        },
        "secrets": {
          "type": "json",
          "isOptional": true
        },
        "webhooks": {
          "type": "json",
          "isOptional": true
        },
        "billing": {
          "type": "json",
          "isOptional": true,
          "members": {
            "plan": {
              "type": "json",
              "members": {
                "id": {
                  "type": "string"
                },
                "name": {
                  "type": "string"
                },
                "price": {
                  "type": "integer",
                  "isOptional": true
                },
                "currency": {
                  "type": "string",
                  "isOptional": true
                },
                "at_once": {
                  "type": "boolean",
                  "isOptional": true
                },
                "blocked": {
                  "type": "boolean",
                  "isOptional": true
                },
                "caps": {
                  "type": "json",
                  "isOptional": true
                }
              }
            },
            "status": {
              "type": "string",
              "isOptional": true
            },
            "period_start": {
              "type": "date-time"
            },
            "period_end": {
              "type": "date-time"
            },
            "next_plan": {
              "type": "json",
              "isOptional": true,
              "members": {
                "id": {
                  "type": "string"
                },
                "name": {
                  "type": "string"
                },
                "price": {
                  "type": "integer",
                  "isOptional": true
                },
                "currency": {
                  "type": "string",
                  "isOptional": true
                },
                "at_once": {
                  "type": "boolean",
                  "isOptional": true
                },
                "blocked": {
                  "type": "boolean",
                  "isOptional": true
                },
                "caps": {
                  "type": "json",
                  "isOptional": true
                }
              }
            },
            "trial_ends_at": {
              "type": "date-time",
              "isOptional": true
            },
            "cancels_at_period_end": {
              "type": "boolean",
              "isOptional": true
            },
            "past_due_since": {
              "type": "date-time",
              "isOptional": true
            },
            "payment_method": {
              "type": "json",
              "isOptional": true,
              "members": {
                "type": {
                  "type": "string"
                },
                "last4": {
                  "type": "string"
                },
                "brand": {
                  "type": "string",
                  "isNullable": true
                }
              }
            }
          }
        },
        "usage": {
          "type": "json",
          "isOptional": true
        }
      }
    },
    "rate_limit": {
      "type": "json",
      "isOptional": true,
      "members": {
        "limit": {
          "type": "integer"
        },
        "window_seconds": {
          "type": "integer"
        }
      }
    },
    "held": {
      "type": "boolean",
      "isOptional": true
    },
    "policy_rules": {
      "type": "json",
      "isOptional": true
    },
    "secrets_region": {
      "type": "string",
      "isOptional": true
    },
    "plans": {
      "type": "json",
      "isOptional": true
    }
  },
  "SeedAgent": {
    "id": {
      "type": "string",
      "isOptional": true
    },
    "name": {
      "type": "string"
    },
    "status": {
      "type": "string",
      "isOptional": true
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
    },
    "created_at": {
      "type": "date-time",
      "isOptional": true
    }
  },
  "SeedRun": {
    "id": {
      "type": "string",
      "isOptional": true
    },
    "agent_id": {
      "type": "string"
    },
    "status": {
      "type": "string"
    },
    "created_at": {
      "type": "date-time",
      "isOptional": true
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
    },
    "request_id": {
      "type": "string",
      "isNullable": true
    }
  },
  "SeedApproval": {
    "id": {
      "type": "string",
      "isOptional": true
    },
    "run_id": {
      "type": "string"
    },
    "status": {
      "type": "string",
      "isOptional": true
    },
    "action": {
      "type": "string"
    },
    "payload": {
      "type": "json",
      "isOptional": true
    },
    "created_at": {
      "type": "date-time",
      "isOptional": true
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
  "SeedPage": {
    "id": {
      "type": "string",
      "isOptional": true
    },
    "slug": {
      "type": "string"
    },
    "title": {
      "type": "string"
    },
    "document": {
      "type": "json",
      "isOptional": true,
      "members": {
        "version": {
          "type": "string"
        },
        "metadata": {
          "type": "json",
          "members": {
            "slug": {
              "type": "string"
            },
            "title": {
              "type": "string"
            }
          }
        },
        "schema": {
          "type": "json"
        },
        "tree": {
          "type": "json",
          "members": {
            "block": {
              "type": "string"
            }
          }
        }
      }
    },
    "published": {
      "type": "boolean",
      "isOptional": true
    },
    "versions": {
      "type": "json",
      "isOptional": true
    },
    "published_version": {
      "type": "integer",
      "isNullable": true
    },
    "released_slugs": {
      "type": "json",
      "isOptional": true
    },
    "created_at": {
      "type": "date-time",
      "isOptional": true
    }
  },
  "block": {
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
  "SeedPageVersion": {
    "version": {
      "type": "integer"
    },
    "document": {
      "type": "json",
      "members": {
        "version": {
          "type": "string"
        },
        "metadata": {
          "type": "json",
          "members": {
            "slug": {
              "type": "string"
            },
            "title": {
              "type": "string"
            }
          }
        },
        "schema": {
          "type": "json"
        },
        "tree": {
          "type": "json",
          "members": {
            "block": {
              "type": "string"
            }
          }
        }
      }
    },
    "created_at": {
      "type": "date-time",
      "isOptional": true
    }
  },
  "SeedForm": {
    "id": {
      "type": "string",
      "isOptional": true
    },
    "name": {
      "type": "string"
    },
    "fields": {
      "type": "json"
    },
    "submit_label": {
      "type": "string",
      "isOptional": true
    },
    "schema_table": {
      "type": "string",
      "isOptional": true
    },
    "on_submit": {
      "type": "json",
      "isOptional": true,
      "members": {
        "capability": {
          "type": "string"
        },
        "args": {
          "type": "json"
        }
      }
    },
    "created_at": {
      "type": "date-time",
      "isOptional": true
    }
  },
  "SeedSubmission": {
    "id": {
      "type": "string",
      "isOptional": true
    },
    "form_id": {
      "type": "string"
    },
    "data": {
      "type": "json"
    },
    "submitted_at": {
      "type": "date-time",
      "isOptional": true
    }
  },
  "SeedLogEntry": {
    "ts": {
      "type": "date-time",
      "isOptional": true
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
      "type": "string",
      "isOptional": true
    }
  },
  "SeedInvoice": {
    "id": {
      "type": "string",
      "isOptional": true
    },
    "period_start": {
      "type": "date-time",
      "isOptional": true
    },
    "period_end": {
      "type": "date-time",
      "isOptional": true
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
      "type": "string",
      "isOptional": true
    },
    "created_at": {
      "type": "date-time",
      "isOptional": true
    },
    "lines": {
      "type": "json",
      "isOptional": true
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
  },
  "SeedSecret": {
    "name": {
      "type": "string"
    },
    "value": {
      "type": "string",
      "isOptional": true
    },
    "purpose": {
      "type": "string",
      "isNullable": true
    },
    "residency": {
      "type": "string",
      "isOptional": true
    },
    "zdr": {
      "type": "boolean",
      "isOptional": true
    },
    "rotation_required_by": {
      "type": "string",
      "isNullable": true
    },
    "created_at": {
      "type": "date-time",
      "isOptional": true
    },
    "updated_at": {
      "type": "date-time",
      "isOptional": true
    }
  },
  "SeedWebhook": {
    "id": {
      "type": "string",
      "isOptional": true
    },
    "url": {
      "type": "string"
    },
    "events": {
      "type": "json"
    },
    "secret": {
      "type": "string",
      "isOptional": true
    },
    "created_at": {
      "type": "date-time",
      "isOptional": true
    }
  },
  "UsageCap": {
    "metric": {
      "type": "string"
    },
    "included": {
      "type": "number"
    },
    "unit_price": {
      "type": "number"
    }
  },
  "SeedUsage": {
    "metric": {
      "type": "string"
    },
    "quantity": {
      "type": "number"
    },
    "unit": {
      "type": "string",
      "isOptional": true
    },
    "recorded_at": {
      "type": "date-time",
      "isOptional": true
    }
  },
  "NewPolicyRule": {
    "id": {
      "type": "string",
      "isOptional": true
    },
    "resource": {
      "type": "string"
    },
    "action": {
      "type": "string"
    }
  },
  "NewPlan": {
    "id": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "price": {
      "type": "integer",
      "isOptional": true
    },
    "currency": {
      "type": "string",
      "isOptional": true
    },
    "at_once": {
      "type": "boolean",
      "isOptional": true
    },
    "blocked": {
      "type": "boolean",
      "isOptional": true
    },
    "caps": {
      "type": "json",
      "isOptional": true
    }
  },
  "WorkspaceState": {
    "id": {
      "type": "string"
    },
    "slug": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "created_at": {
      "type": "date-time"
    },
    "held": {
      "type": "boolean"
    },
    "rate_limit": {
      "type": "json",
      "members": {
        "limit": {
          "type": "integer"
        },
        "window_seconds": {
          "type": "number"
        },
        "own": {
          "type": "boolean"
        }
      }
    },
    "policy_rules": {
      "type": "json"
    },
    "secrets_region": {
      "type": "string",
      "isNullable": true
    },
    "home_region": {
      "type": "string"
    },
    "plans": {
      "type": "json"
    }
  },
  "Snapshot": {
    "name": {
      "type": "string"
    },
    "taken_at": {
      "type": "date-time"
    }
  },
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
  "LoggedRequest": {
    "id": {
      "type": "string"
    },
    "at": {
      "type": "date-time"
    },
    "method": {
      "type": "string"
    },
    "path": {
      "type": "string"
    },
    "query": {
      "type": "json"
    },
    "operation": {
      "type": "string",
      "isNullable": true
    },
    "workspace": {
      "type": "string",
      "isNullable": true
    },
    "mode": {
      "type": "string",
      "isNullable": true
    },
    "token": {
      "type": "string",
      "isNullable": true
    },
    "status": {
      "type": "integer"
    },
    "code": {
      "type": "string",
      "isNullable": true
    },
    "forced": {
      "type": "string",
      "isNullable": true
    },
    "mutants": {
      "type": "json"
    },
    "duration_ms": {
      "type": "number"
    },
    "violations": {
      "type": "json"
    },
    "omitted_violations": {
      "type": "integer"
    },
    "scope": {
      "type": "json",
      "members": {
        "required": {
          "type": "string",
          "isNullable": true
        },
        "held": {
          "type": "json"
        },
        "granted": {
          "type": "boolean",
          "isNullable": true
        }
      }
    },
    "changes": {
      "type": "json"
    }
  },
  "Delivery": {
    "id": {
      "type": "string"
    },
    "mode": {
      "type": "string"
    },
    "subscription_id": {
      "type": "string"
    },
    "url": {
      "type": "string"
    },
    "event": {
      "type": "json",
      "members": {
        "id": {
          "type": "string"
        },
        "type": {
          "type": "string"
        }
      }
    },
    "status": {
      "type": "string"
    },
    "next_attempt_at": {
      "type": "date-time",
      "isNullable": true
    },
    "redelivery_of": {
      "type": "string",
      "isNullable": true
    },
    "created_at": {
      "type": "date-time"
    },
    "attempts": {
      "type": "json"
    }
  }
} as const;
