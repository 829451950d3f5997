// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this sandbox is
         * @description The base URL of the API, the demo workspace with its tokens, and the time on the sandbox's clock.
         */
        get: operations["getSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start again from the demo records
         * @description Drops every record, token and cursor, and puts the demo records and the clock back to where they began.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a page, as the page editor does
         * @description The page is a draft until the workspace's pages are published. A slug that another page has is answered with a conflict.
         */
        post: operations["addPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a form, as the form editor does
         * @description The form has no submissions yet.
         */
        post: operations["addForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/forms/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a form, as a visitor of a live page does
         * @description Records what a visitor entered, under the names of the form's fields.
         */
        post: operations["addSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a log entry, as a running component does
         * @description The entry is the newest of the workspace, at the time on the sandbox's clock.
         */
        post: operations["addLogEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an invoice, as the billing platform does
         * @description The period is the last month where none is given.
         */
        post: operations["addInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/agents/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a run of an agent, as its schedule or trigger does
         * @description An inactive agent starts no run, which is answered with a conflict.
         */
        post: operations["addRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/runs/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a run on an approval, as an agent that needs sign-off does
         * @description Opens a pending approval and sets the run to awaiting_approval. Only a run that is running can be paused.
         */
        post: operations["pauseRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/runs/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a run end, completed or failed
         * @description Only a run that is pending or running can end this way.
         */
        post: operations["finishRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a token, as the console or a sign-in does
         * @description The secret stands in the answer, this once. A session is that of the demo user.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{id}/expire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a token expire now
         * @description The token stays known, so that its next use is told that it has expired.
         */
        post: operations["expireToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cursors/expire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a cursor expire now
         * @description The cursor stays well-formed; only its time is over.
         */
        post: operations["expireCursor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The time on the sandbox's clock
         * @description The clock runs with real time and can be moved ahead of it.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock forward
         * @description Whatever depends on time follows: expiry of tokens and cursors, idempotency keys, rate limits. It never goes back.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Advance: {
            /**
             * @description How far to move it.
             * @example 86400
             */
            seconds: number;
        };
        /** @description What a run asks of people before it goes on. */
        Approval: {
            /**
             * @description The approval's id.
             * @example apr_01K9A3
             */
            id: string;
            /**
             * @description The agent that asks.
             * @example agt_01K9REFUND
             */
            agent_id: string;
            /**
             * @description The run that waits.
             * @example run_01K9R3
             */
            run_id: string;
            /**
             * @description Whether it was decided, and how. A decision is never taken back.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "approved" | "denied";
            /**
             * @description What the agent wants to do. The agent says what the word means.
             * @example issue_refund
             */
            action: string;
            /**
             * @description The facts that the decision needs, in a shape of the agent's own.
             * @example {
             *       "order_id": "ord_1042",
             *       "amount": 1850,
             *       "currency": "USD"
             *     }
             */
            payload: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the run asked. The list is ordered by it, newest first.
             * @example 2026-11-02T08:59:58.400Z
             */
            created_at: string;
            /**
             * @description The slug of the workspace that the agent belongs to.
             * @example acme
             */
            workspace: string;
            /**
             * Format: date-time
             * @description When it was decided.
             * @example 2026-11-01T14:20:00.000Z
             */
            decided_at: string | null;
            /**
             * @description The user who decided.
             * @example usr_01K9OWNER
             */
            decided_by: string | null;
            /**
             * @description What was said with the decision.
             * @example Second refund for this order.
             */
            note: string | null;
        };
        Clock: {
            /**
             * Format: date-time
             * @description Time on the sandbox's clock.
             * @example 2026-11-02T12:00:00.000Z
             */
            now: string;
        };
        CursorToExpire: {
            /**
             * @description The cursor as a list gave it.
             * @example c_9f2a
             */
            cursor: string;
        };
        /**
         * @description The one envelope of every answer that is not a success, whatever encoding was asked for.
         * @example {
         *       "error": {
         *         "code": "not_found",
         *         "message": "No such resource is visible to this token."
         *       }
         *     }
         */
        Error: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description What went wrong, for a program. New codes may come.
                 * @example not_found
                 */
                code: string;
                /**
                 * @description What went wrong, for a person, on one line.
                 * @example No such resource is visible to this token.
                 */
                message: string;
                details?: components["schemas"]["error-details"];
                /**
                 * @description One entry for each offending field; comes with the code validation_failed.
                 * @example [
                 *       {
                 *         "path": "/name",
                 *         "reason": "missing",
                 *         "message": "A name is required."
                 *       }
                 *     ]
                 */
                fields?: components["schemas"]["field-error"][];
            };
        };
        Finish: {
            /**
             * @description How it ended.
             * @example completed
             * @enum {string}
             */
            status: "completed" | "failed";
        };
        /** @description A form as the form editor defined it. This API reads forms and never changes them. */
        Form: {
            /**
             * @description The form's id.
             * @example frm_01K9CONTACT
             */
            id: string;
            /**
             * @description The form's name for people.
             * @example Contact us
             */
            name: string;
            /**
             * @description The table that submissions go to.
             * @example contact_messages
             */
            schema_table: string;
            /**
             * @description The names of the form's fields in their order, each a column of `schema_table`.
             * @example [
             *       "name",
             *       "email",
             *       "message"
             *     ]
             */
            fields: string[];
            /**
             * @description What the submit button says.
             * @example Send
             */
            submit_label: string;
            /**
             * @description The capability of the workspace that is invoked once a submission is recorded. Left out where there is none.
             * @example {
             *       "capability": "email.send",
             *       "args": {
             *         "to": "owner@acme.example"
             *       }
             *     }
             */
            on_submit?: {
                /**
                 * @description The capability's name.
                 * @example email.send
                 */
                capability: string;
                /**
                 * @description What the capability is given. Its shape is the capability's own.
                 * @example {
                 *       "to": "owner@acme.example"
                 *     }
                 */
                args: unknown;
            };
        };
        /** @description What the owner was, or is to be, charged for one period. */
        Invoice: {
            /**
             * @description The invoice's id.
             * @example inv_01K9SEP
             */
            id: string;
            /**
             * Format: date-time
             * @description When the invoiced period began.
             * @example 2026-09-01T00:00:00.000Z
             */
            period_start: string;
            /**
             * Format: date-time
             * @description When the invoiced period ended.
             * @example 2026-10-01T00:00:00.000Z
             */
            period_end: string;
            /**
             * @description The total, in the currency's minor unit (cents for USD), overage included.
             * @example 4900
             */
            amount: number;
            /**
             * @description An ISO 4217 code.
             * @example USD
             */
            currency: string;
            /**
             * @description Where the invoice stands. How it moves from one status to another is not shown.
             * @example paid
             * @enum {string}
             */
            status: "draft" | "open" | "paid" | "void" | "uncollectible";
            /**
             * Format: uri
             * @description Where the invoice can be had as PDF.
             * @example https://billing.acme.example/invoices/inv_01K9SEP.pdf
             */
            pdf_url: string;
        };
        IssuedToken: {
            /**
             * @description Token id.
             * @example tok_01K9CI
             */
            id: string;
            /**
             * @description The bearer token itself.
             * @example key_test_acme
             */
            token: string;
            /**
             * @description Kind of token.
             * @example key
             * @enum {string}
             */
            kind: "key" | "session";
            mode: components["schemas"]["Mode"];
            /**
             * @description Slug of its workspace.
             * @example acme
             */
            workspace: string;
            /**
             * @description What it may do.
             * @example [
             *       "agents:read"
             *     ]
             */
            scopes: string[];
        };
        /**
         * @description One line of the workspace's runtime log.
         * @example {
         *       "ts": "2026-11-02T08:59:58.412Z",
         *       "level": "warn",
         *       "source": "agent",
         *       "message": "Refund waits for approval",
         *       "request_id": "req_01K9Q7"
         *     }
         */
        LogEntry: {
            /**
             * Format: date-time
             * @description When it happened, to the millisecond.
             * @example 2026-11-02T08:59:58.412Z
             */
            ts: string;
            /**
             * @description How serious it is.
             * @example warn
             * @enum {string}
             */
            level: "debug" | "info" | "warn" | "error";
            /**
             * @description What wrote it, as a rule `request`, `capability` or `agent`.
             * @example agent
             * @example request
             * @example capability
             */
            source: string;
            /**
             * @description What happened.
             * @example Refund waits for approval
             */
            message: string;
            /**
             * @description The inbound request that it belongs to, the same in every entry of that request.
             * @example req_01K9Q7
             */
            request_id: string;
        };
        /**
         * @description Whose data it is; test and live data never meet.
         * @example test
         * @enum {string}
         */
        Mode: "test" | "live";
        NewForm: {
            mode?: components["schemas"]["Mode"];
            /**
             * @description Display name.
             * @example Contact us
             */
            name: string;
            /**
             * @description Ordered field names.
             * @example [
             *       "email",
             *       "message"
             *     ]
             */
            fields: string[];
            /**
             * @description Text of the submit button.
             * @example Send
             */
            submit_label?: string;
            /**
             * @description Table that receives the submissions.
             * @example contact_messages
             */
            schema_table?: string;
        };
        NewInvoice: {
            mode?: components["schemas"]["Mode"];
            /**
             * @description Amount in minor units.
             * @example 4900
             */
            amount: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /**
             * @description Invoice status.
             * @example open
             * @enum {string}
             */
            status: "draft" | "open" | "paid" | "void" | "uncollectible";
            /**
             * Format: date-time
             * @description Start of the period; a month ago where absent.
             * @example 2026-10-01T00:00:00.000Z
             */
            period_start?: string;
            /**
             * Format: date-time
             * @description End of the period; now where absent.
             * @example 2026-11-01T00:00:00.000Z
             */
            period_end?: string;
        };
        NewLogEntry: {
            mode?: components["schemas"]["Mode"];
            /**
             * @description Severity.
             * @example info
             * @enum {string}
             */
            level: "debug" | "info" | "warn" | "error";
            /**
             * @description Producing component.
             * @example capability
             */
            source: string;
            /**
             * @description The line.
             * @example Newsletter sent
             */
            message: string;
            /**
             * @description Correlates entries of one request; made up where absent.
             * @example req_01K9EXAMPLE
             */
            request_id?: string;
        };
        NewPage: {
            mode?: components["schemas"]["Mode"];
            /**
             * @description Page slug.
             * @example pricing
             */
            slug: string;
            /**
             * @description Page title.
             * @example Pricing
             */
            title: string;
            /** @description The whole document; a bare NavShell with the title where absent. */
            document?: components["schemas"]["PageDocument"];
        };
        NewRun: {
            mode?: components["schemas"]["Mode"];
            /**
             * @description Scheduled only, or started.
             * @default running
             * @example running
             * @enum {string}
             */
            status?: "pending" | "running";
        };
        NewSubmission: {
            mode?: components["schemas"]["Mode"];
            /**
             * @description One value a field of the form.
             * @example {
             *       "email": "ada@example.com",
             *       "message": "Hello"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
        };
        NewToken: {
            /**
             * @description An API key, or a person's session.
             * @example key
             * @enum {string}
             */
            kind: "key" | "session";
            /**
             * @description Slug of its workspace.
             * @default acme
             * @example acme
             */
            workspace?: string;
            mode?: components["schemas"]["Mode"];
            /**
             * @description What it may do; the whole catalogue where absent.
             * @example [
             *       "agents:read"
             *     ]
             */
            scopes?: components["schemas"]["Scope"][];
            /**
             * @description Seconds until it expires; never where absent.
             * @example 3600
             */
            expires_in?: number;
        };
        /** @description A page as JSON: its metadata and a tree of blocks. It is the thing that a JSON Patch addresses, so it carries neither the page's id (that is in the path) nor the number of its draft (that is in `ETag`). */
        PageDocument: {
            /**
             * @description The label of the document's own schema, for readers that must know which shape of document they hold. Not the number of a saved draft.
             * @example 1.0
             */
            version: string;
            /**
             * @description What identifies the page to its visitors.
             * @example {
             *       "slug": "home",
             *       "title": "Acme Coffee"
             *     }
             */
            metadata: {
                /**
                 * @description The page's address within the workspace.
                 * @example home
                 */
                slug: string;
                /**
                 * @description The page's title.
                 * @example Acme Coffee
                 */
                title: string;
            };
            /**
             * @description The page's data schema. May be empty.
             * @example {}
             */
            schema: {
                [key: string]: unknown;
            };
            /**
             * @description The root of the page, always a block of type `NavShell`.
             * @example {
             *       "block": "NavShell",
             *       "props": {
             *         "brand": "Acme Coffee"
             *       },
             *       "children": [
             *         {
             *           "block": "Hero",
             *           "props": {
             *             "headline": "Coffee, roasted this morning",
             *             "background": "brand_primary"
             *           }
             *         }
             *       ]
             *     }
             */
            tree: components["schemas"]["block"] & {
                /**
                 * @description The root's type.
                 * @example NavShell
                 * @constant
                 */
                block?: "NavShell";
            };
        };
        /** @description A page as it is listed. The document itself is read one page at a time. */
        PageSummary: {
            /**
             * @description The page's id.
             * @example page_01K9HOME
             */
            id: string;
            /**
             * @description The draft's `metadata.slug`.
             * @example home
             */
            slug: string;
            /**
             * @description The draft's `metadata.title`.
             * @example Acme Coffee
             */
            title: string;
            /**
             * @description The number of the current draft. Every save adds one; it is what `ETag` of the page shows, what `If-Match` names, and what a rollback goes back to.
             * @example 7
             */
            draft_version: number;
            /**
             * @description The number of the draft that visitors see, `null` for a page never published.
             * @example 6
             */
            published_version: number | null;
            /**
             * Format: date-time
             * @description When the page was created. The list is ordered by it, newest first.
             * @example 2026-10-12T08:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the current draft was saved.
             * @example 2026-11-01T16:20:00.000Z
             */
            updated_at: string;
        };
        Pause: {
            /**
             * @description What sign-off is asked for.
             * @default review
             * @example issue_refund
             */
            action?: string;
            /**
             * @description What the agent shows with it.
             * @default {}
             * @example {
             *       "amount": 1250
             *     }
             */
            payload?: {
                [key: string]: unknown;
            };
        };
        /** @description One execution of an agent. Only its id and the values of its status are shown by the service document. */
        Run: {
            /**
             * @description The run's id.
             * @example run_01K9R3
             */
            id: string;
            /**
             * @description Where the run is: scheduled and not started, running, paused on an open approval, or ended in one of three ways.
             * @example awaiting_approval
             * @enum {string}
             */
            status: "pending" | "running" | "awaiting_approval" | "completed" | "failed" | "denied";
            /**
             * @description The agent that runs.
             * @example agt_01K9REFUND
             */
            agent_id: string;
            /**
             * Format: date-time
             * @description When the run was scheduled. The list is ordered by it, newest first.
             * @example 2026-11-02T08:59:57.900Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it started.
             * @example 2026-11-02T08:59:57.930Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             * @example 2026-11-01T14:20:00.000Z
             */
            finished_at: string | null;
            /**
             * @description The approval that the run waits or waited for.
             * @example apr_01K9A3
             */
            approval_id: string | null;
        };
        Sandbox: {
            /**
             * @description Base of the API.
             * @example http://127.0.0.1:4010/v1
             */
            base_url: string;
            /**
             * @description Base of the sign-in console.
             * @example http://127.0.0.1:4010/console
             */
            console_url: string;
            /**
             * Format: date-time
             * @description Time on the sandbox's clock.
             * @example 2026-11-02T12:00:00.000Z
             */
            now: string;
            /**
             * @description Slug of the demo workspace.
             * @example acme
             */
            workspace: string;
            /** @description The demo tokens. */
            tokens: components["schemas"]["IssuedToken"][];
        };
        /**
         * @description What a token may do, as `<resource>:<level>`. A level includes those below it: `destructive`, `write`, `read`;
         *     `secrets:set` stands alone.
         * @example agents:read
         * @example approvals:write
         * @example secrets:set
         * @enum {string}
         */
        Scope: "me:read" | "workspaces:read" | "workspaces:write" | "tokens:read" | "tokens:write" | "tokens:destructive" | "pages:read" | "pages:write" | "pages:destructive" | "theme:read" | "theme:write" | "billing:read" | "billing:write" | "forms:read" | "logs:read" | "approvals:read" | "approvals:write" | "secrets:read" | "secrets:set" | "secrets:write" | "secrets:destructive" | "agents:read" | "agents:write" | "webhooks:read" | "webhooks:write" | "webhooks:destructive";
        /** @description What an end user of a live page sent with a form. */
        Submission: {
            /**
             * @description The submission's id.
             * @example sub_01K9S3
             */
            id: string;
            /**
             * @description The form that received it.
             * @example frm_01K9CONTACT
             */
            form_id: string;
            /**
             * @description The end user's input, one key per field of the form. Treat every value as untrusted.
             * @example {
             *       "name": "Visitor",
             *       "email": "visitor@customer.example",
             *       "message": "Do you ship beans abroad?"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was recorded. The list is ordered by it, newest first.
             * @example 2026-11-02T07:12:44.000Z
             */
            submitted_at: string;
        };
        /**
         * @description The envelope of a request that fails validation; names each offending field.
         * @example {
         *       "error": {
         *         "code": "validation_failed",
         *         "message": "The request failed validation. See fields for each problem.",
         *         "fields": [
         *           {
         *             "path": "/name",
         *             "reason": "missing",
         *             "message": "A name is required."
         *           }
         *         ]
         *       }
         *     }
         */
        ValidationError: {
            /** @description What went wrong, and in which fields. */
            error: {
                /**
                 * @description Always the code of a failed validation.
                 * @example validation_failed
                 * @constant
                 */
                code: "validation_failed";
                /**
                 * @description What went wrong, for a person, on one line.
                 * @example The request failed validation. See fields for each problem.
                 */
                message: string;
                details?: components["schemas"]["error-details"];
                /**
                 * @description One entry for each offending field.
                 * @example [
                 *       {
                 *         "path": "/name",
                 *         "reason": "missing",
                 *         "message": "A name is required."
                 *       }
                 *     ]
                 */
                fields: components["schemas"]["field-error"][];
            };
        };
        /**
         * @description A node of a page's tree: which block to render, with which props, around which children. Blocks nest without a declared depth.
         * @example {
         *       "block": "Hero",
         *       "props": {
         *         "headline": "Coffee, roasted this morning",
         *         "background": "brand_primary"
         *       }
         *     }
         */
        block: {
            /**
             * @description The block's type, as the page editor names it.
             * @example Hero
             */
            block: string;
            /**
             * @description What the block is given. A prop that names a colour of the theme is resolved through the theme's `colors`.
             * @example {
             *       "headline": "Coffee, roasted this morning",
             *       "background": "brand_primary"
             *     }
             */
            props: {
                [key: string]: unknown;
            };
            /**
             * @description The blocks inside this one, in order. Left out by a block that holds none.
             * @example [
             *       {
             *         "block": "Text",
             *         "props": {
             *           "text": "Open every day from seven."
             *         }
             *       }
             *     ]
             */
            children?: components["schemas"]["block"][];
        };
        /**
         * @description Facts that go with a code. Which ones depends on the code; more may come.
         * @example {
         *       "required_scope": "agents:write",
         *       "hint": "missing_scope"
         *     }
         */
        "error-details": {
            /**
             * @description What to do about it, such as `token_expired`, `token_revoked`, `missing_scope` or `rotate_secret`.
             * @example missing_scope
             */
            hint?: string;
            /**
             * @description The scope that the token lacks.
             * @example agents:write
             */
            required_scope?: string;
            /**
             * @description Which conflict it is.
             * @example name_taken
             * @example slug_in_use
             * @example version_mismatch
             * @example already_published
             * @example tombstoned
             */
            kind?: string;
            /**
             * @description The revision that the draft has now.
             * @example 4
             */
            current_version?: string;
            /**
             * @description The policy rule that blocked the request.
             * @example rule_01K9FREEZE
             */
            rule_id?: string;
            /**
             * @description What the rule protects.
             * @example agents
             */
            resource?: string;
            /**
             * @description What the rule forbids.
             * @example write
             */
            action?: string;
            /**
             * @description Which kind of provider failed, one of payments, email, storage, database, identity and dns.
             * @example database
             * @enum {string}
             */
            upstream?: "payments" | "email" | "storage" | "database" | "identity" | "dns";
            /**
             * @description Whether the same request may succeed later.
             * @example true
             */
            retryable?: boolean;
            /**
             * @description The id to name when asking for help.
             * @example req_01K9UPSTREAM
             */
            request_id?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description One offending field of a request.
         * @example {
         *       "path": "/name",
         *       "reason": "missing",
         *       "message": "A name is required."
         *     }
         */
        "field-error": {
            /**
             * @description Where the field is, written like a JSON Pointer.
             * @example /email
             */
            path: string;
            /**
             * @description How it offends: `missing`, `too_short`, `too_long`, `format_mismatch`, `out_of_range`, `unknown_value` or
             *     `unknown_field`. A reader takes any other reason for a validation error in general.
             * @example missing
             * @example too_short
             * @example too_long
             * @example format_mismatch
             * @example out_of_range
             * @example unknown_value
             * @example unknown_field
             */
            reason: string;
            /**
             * @description The offence in words.
             * @example A name is required.
             */
            message: string;
        };
    };
    responses: {
        /** @description The record's state, or another record, stands in the way. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller, its Host or its Origin is not of this machine. */
        Foreign: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request doesn't fit this document; `fields` names what and why. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The record's id.
         * @example agt_01K9DIGEST
         */
        Id: string;
        /**
         * @description The workspace's slug.
         * @example acme
         */
        Slug: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            403: components["responses"]["Foreign"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All is as at the start. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Foreign"];
        };
    };
    addPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPage"];
            };
        };
        responses: {
            /** @description The page, as the page list shows it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    addForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewForm"];
            };
        };
        responses: {
            /** @description The form definition. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    addSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubmission"];
            };
        };
        responses: {
            /** @description The submission. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    addLogEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLogEntry"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    addInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvoice"];
            };
        };
        responses: {
            /** @description The invoice. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    addRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewRun"];
            };
        };
        responses: {
            /** @description The run. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    pauseRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Pause"];
            };
        };
        responses: {
            /** @description The pending approval. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    finishRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Finish"];
            };
        };
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description The token, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    expireToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its next use answers token_expired. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    expireCursor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CursorToExpire"];
            };
        };
        responses: {
            /** @description Its next use answers invalid_cursor. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            403: components["responses"]["Foreign"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The time it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
        };
    };
}
