// Generated from openapi/ by `npm run generate`. Do not edit.

/** The fields of a record in their order, and the fields of each object within it. */
export type RecordFields = { readonly [name: string]: RecordFields };

/** The fields of the records of each list, by the name of the record's schema. */
export const recordFields: Readonly<Record<string, RecordFields>> = {
  "Workspace": {
    "id": {},
    "slug": {},
    "name": {}
  },
  "PageSummary": {
    "id": {},
    "slug": {},
    "title": {},
    "draft_version": {},
    "published_version": {},
    "created_at": {},
    "updated_at": {}
  },
  "Invoice": {
    "id": {},
    "period_start": {},
    "period_end": {},
    "amount": {},
    "currency": {},
    "status": {},
    "pdf_url": {}
  },
  "Form": {
    "id": {},
    "name": {},
    "schema_table": {},
    "fields": {},
    "submit_label": {},
    "on_submit": {
      "capability": {},
      "args": {}
    }
  },
  "Submission": {
    "id": {},
    "form_id": {},
    "data": {},
    "submitted_at": {}
  },
  "LogEntry": {
    "ts": {},
    "level": {},
    "source": {},
    "message": {},
    "request_id": {}
  },
  "Approval": {
    "id": {},
    "agent_id": {},
    "run_id": {},
    "status": {},
    "action": {},
    "payload": {},
    "created_at": {},
    "workspace": {},
    "decided_at": {},
    "decided_by": {},
    "note": {}
  },
  "Secret": {
    "name": {},
    "created_at": {},
    "updated_at": {},
    "purpose": {},
    "residency": {},
    "zdr": {},
    "overlap_ends_at": {}
  },
  "Agent": {
    "id": {},
    "name": {},
    "status": {},
    "created_at": {},
    "task": {},
    "schedule": {},
    "trigger": {}
  },
  "Run": {
    "id": {},
    "status": {},
    "agent_id": {},
    "created_at": {},
    "started_at": {},
    "finished_at": {},
    "approval_id": {}
  },
  "WebhookSubscription": {
    "id": {},
    "url": {},
    "events": {},
    "created_at": {},
    "paused_until": {}
  }
};
