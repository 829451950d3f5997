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
         * Describe the sandbox
         * @description Returns the base URL of the API, the demo workspace with its tokens, and the time on the sandbox's clock.
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
         * Reset the sandbox
         * @description Deletes all records, tokens and cursors, and restores the initial records, clock, latency and mutants. The initial records are the demo records, the ones that the sandbox was started with, or the ones in the body. The request log and all fault rules are cleared. Later resets restore the records of the body; `{"records": "demo"}` restores the demo records. With `workspace`, only that workspace is reset: its records, settings, keys, rate limits, fault rules, latency, mutants and logged requests. It has again the records of the last reset, or the ones that it was created with. Its sessions, its snapshots and the clock do not change.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seed-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a seed
         * @description Validates records as a reset with them does, and changes nothing. A likely mistake is a warning: a reset accepts it.
         */
        post: operations["checkSeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the records as a seed
         * @description Returns the current records of all workspaces as a seed. A reset and `--seed` restore these records from it. A seed does not contain tokens, sessions and users; values of secrets and signing secrets of webhooks (new ones are generated); earlier values of rotated secrets; events, deliveries and capability calls; snapshots; the clock and the mutants. The two demo workspaces exist with any seed. A request body is limited to 1 MiB and 12,000 values; a file is not. At most 4,000 records with 8,388,608 characters are exported.
         */
        get: operations["exportSeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workspaces
         * @description Returns all workspaces with their holds and rate limits. The workspace of the first known token is first, and the others are sorted by slug.
         */
        get: operations["listWorkspaces"];
        put?: never;
        /**
         * Create a workspace
         * @description Creates an isolated workspace with its own owner, records, tokens and rate limit. A request creates at most 1,000 records; a file given with `--seed` may have more.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}": {
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
        /**
         * Get a workspace
         * @description Returns a workspace with its settings.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        /**
         * Delete a workspace
         * @description Deletes the workspace with its records, tokens and snapshots, and the users who have no other workspace.
         */
        delete: operations["removeWorkspace"];
        options?: never;
        head?: never;
        /**
         * Change the settings of a workspace
         * @description Changes the given settings; `null` restores their default. Each token of the workspace is limited by its rate limit, starting with the next request: requests of the current window count, and the window's end does not change. Requests to a workspace that is `held`, as by billing or compliance, are rejected with the hint `workspace_locked`, in both modes. A policy rule rejects requests whose operation requires the scope `resource:action` with `policy_denied`, whatever scopes their token has. With `secrets_region`, no secret can be stored in another region, and each secret can only be used in its own region. Existing subscriptions keep the terms of their plan.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Returns the users who can sign in, sorted by email, with their workspaces and their permissions there. The sign-in page requires no password.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/snapshots": {
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
        /**
         * List snapshots
         * @description Returns the workspace's snapshots, sorted by name.
         */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/snapshots/{snapshot}": {
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
                 * @description The snapshot's name.
                 * @example signed-up
                 */
                snapshot: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Take a snapshot of a workspace
         * @description Saves the workspace's current state in both modes, and replaces any snapshot with that name. A snapshot contains at most 4,000 records and 8 MiB of JSON, since it is taken and restored in one step. A workspace has at most 100 snapshots.
         */
        put: operations["takeSnapshot"];
        post?: never;
        /**
         * Delete a snapshot
         * @description Deletes the snapshot. The workspace does not change.
         */
        delete: operations["removeSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/snapshots/{snapshot}/restore": {
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
                 * @description The snapshot's name.
                 * @example signed-up
                 */
                snapshot: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description Restores the workspace's records and idempotency keys. Sessions, the clock and the key log do not change.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/console/{mode}": {
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
                 * @description The mode of the data.
                 * @example test
                 */
                mode: components["parameters"]["ConsoleMode"];
            };
            cookie?: never;
        };
        /**
         * Describe console access to a workspace
         * @description Returns a base URL for the API's operations with the access of the workspace's owner, in one mode and for this workspace only, such as `GET {base_url}/workspaces/{slug}/agents`. These requests need no token and do not count towards a rate limit. Holds, policy rules, fault rules, latency and mutants do not apply to them. Limits of bodies, idempotency keys, validation and responses are the same as in the API. Reads are not logged. Writes are logged with the token `tok_CONSOLE`. The operations for OAuth and for switching a session's workspace are not available. The host and origin rules of the control plane apply.
         */
        get: operations["getConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disturbance": {
        parameters: {
            query?: {
                /**
                 * @description The slug of the only workspace that it is about. Defaults to the whole sandbox.
                 * @example acme
                 */
                workspace?: components["parameters"]["OfWorkspace"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get latency and mutants
         * @description Returns the latency and the mutants that apply to every request, or in addition to the requests of a workspace.
         */
        get: operations["getDisturbance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set latency and mutants
         * @description Sets the latency and the mutants for every request, or for the requests of a workspace, until they are changed or reset. Omitted fields do not change. A request without a workspace in its path belongs to the one of its token.
         */
        patch: operations["setDisturbance"];
        trace?: never;
    };
    "/fault-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fault rules
         * @description Returns the fault rules in the order in which they are evaluated.
         */
        get: operations["listFaultRules"];
        put?: never;
        /**
         * Add a fault rule
         * @description Requests that match the rule and pass the token, rate limit and scope checks are delayed by its latency, and get its error instead of being executed. The first matching rule applies. There are at most 100 rules.
         */
        post: operations["addFaultRule"];
        /**
         * Delete all fault rules
         * @description Deletes all fault rules, or the rules of one workspace.
         */
        delete: operations["removeFaultRules"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fault-rules/{id}": {
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
        post?: never;
        /**
         * Delete a fault rule
         * @description Deletes a fault rule. Other rules do not change.
         */
        delete: operations["removeFaultRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List logged requests
         * @description Returns up to 1,000 of the latest API requests, newest first, with the operation, contract violations, the token's scopes, and the changes. The list has no bodies, tokens or values; `getRequest` returns the bodies of one request.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Clear the request log
         * @description Deletes the entries of the request log.
         */
        delete: operations["clearRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request id, as in the response.
                 * @example req_01K9Q7
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        /**
         * Get a logged request with its bodies
         * @description Returns an entry of the log with the headers and bodies of the request and its response, as far as they are still kept. Secrets and tokens are replaced by `[redacted]`.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the sandbox's events
         * @description Streams server-sent events until the client disconnects: `request` for each logged request, with an entry as in `listRequests`; `cleared` when the log was cleared; `changed` after changes of any kind, including changes by the control plane, the clock or a schedule, once for several changes in short succession. With several processes, the stream contains only the requests of this process. Lines that start with a colon keep the connection open.
         */
        get: operations["followEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/records/{resource}": {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test, and to both for tokens and capability calls.
                 * @example test
                 */
                mode?: components["parameters"]["RecordMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The resource, as in a seed, or one that seeds don't have.
                 * @example agents
                 */
                resource: components["parameters"]["Resource"];
            };
            cookie?: never;
        };
        /**
         * List records
         * @description Returns up to 1,000 of the latest records of a resource, newest first. A record has the members that a seed can give it, an id, and members that only the control plane shows: the accepted `versions` of secrets, and the end of the grace period of `billing`. `billing` and `theme` have one record, whose id is `current`.
         */
        get: operations["listRecords"];
        put?: never;
        /**
         * Add a record
         * @description Adds a record of a seed, as the part of the service does that creates it: pages, forms and agents emit their event, a submission invokes the capability of its form, a run starts, and a canceled workspace takes neither submissions nor usage. A slug, name or id that is in use results in a conflict. The `secret` of a token is returned only once.
         */
        post: operations["addRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/records/{resource}/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test, and to both for tokens and capability calls.
                 * @example test
                 */
                mode?: components["parameters"]["RecordMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The resource, as in a seed, or one that seeds don't have.
                 * @example agents
                 */
                resource: components["parameters"]["Resource"];
                /**
                 * @description The record's id, or the name of a secret.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a record
         * @description Returns a record as `listRecords` does. A secret also has its encrypted values, as `stored`.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        /**
         * Delete a record
         * @description Deletes a record and everything that depends on it, such as the runs and approvals of an agent, without an event. It lets a test leave nothing behind.
         */
        delete: operations["removeRecord"];
        options?: never;
        head?: never;
        /**
         * Change a record
         * @description Changes the given members of a record; `null` removes a member. Any member that a seed can give can be changed, except the id. A subscription that becomes `past_due` starts its grace period now, and one that becomes `active` pays its open invoices. `rotation_required_by` suspends a secret. `expires_in: 0` expires a token now.
         */
        patch: operations["updateRecord"];
        trace?: never;
    };
    "/workspaces/{slug}/live/pages/{page}": {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test.
                 * @example test
                 */
                mode?: components["parameters"]["LiveMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The slug under which the page was published.
                 * @example home
                 */
                page: components["parameters"]["LiveSlug"];
            };
            cookie?: never;
        };
        /**
         * Get a published page
         * @description Returns the published version of the page with this slug, and what visitors see: its blocks, in which a prop that is the name of a color has this color, with the published theme's typography and spacing. For a canceled workspace, which is paused, the response is a conflict.
         */
        get: operations["getLivePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/live/theme": {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test.
                 * @example test
                 */
                mode?: components["parameters"]["LiveMode"];
            };
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
        /**
         * Get the published theme
         * @description Returns the published theme. For a canceled workspace, which is paused, the response is a conflict.
         */
        get: operations["getLiveTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/deliveries": {
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
        /**
         * List deliveries
         * @description Returns up to 1,000 of the latest deliveries in both modes, newest first, with all attempts. Returns fewer if their events exceed 4 MiB.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/deliveries/{id}": {
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
        /**
         * Get a delivery
         * @description Returns a delivery and, for each attempt, the headers that were sent and the response.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/deliveries/{id}/redeliver": {
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
         * Redeliver an event
         * @description Delivers the event again with the same id and bytes and a new series of attempts. While the subscription's circuit breaker is open, the response is a conflict.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/secrets/{name}/resolve": {
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
                 * @description The secret's name.
                 * @example stripe_api_key
                 */
                name: components["parameters"]["SecretName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a secret, as a runtime does
         * @description Checks whether the secret can be used: its region, its purpose, and whether it requires rotation. The value is never returned; a value in the request is compared with the currently accepted ones.
         */
        post: operations["resolveSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find where a string is stored
         * @description Searches every table, the request log and the fault rules for the string, unencoded and in base64, hexadecimal and percent encoding. The string itself is not stored.
         */
        post: operations["findTraces"];
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
         * Pause a run for an approval, as an agent does
         * @description Creates a pending approval and pauses the run. Only a running run can be paused.
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
         * Finish a run
         * @description Completes or fails the run. Only a pending or running run can be finished.
         */
        post: operations["finishRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorization-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in, as a user in the console does
         * @description Issues the code with which the console redirects a browser, as if a user had opened the sign-in page and allowed access. Exchange it once for a session, with the verifier of the challenge and the same redirect URI.
         */
        post: operations["issueAuthorizationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{id}/exhaust": {
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
         * Exhaust a token's rate limit
         * @description Uses up the token's rate limit for the current window, as if it had sent that many requests.
         */
        post: operations["exhaustRateLimit"];
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
         * Expire a cursor
         * @description Expires the cursor, which remains well-formed.
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
         * Get the time
         * @description Returns the time on the sandbox's clock, which runs in real time and can be advanced.
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
    "/clock/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happens next
         * @description Lists what will happen by the clock if nothing changes, soonest first: at most 100 times. A schedule is listed with its next time.
         */
        get: operations["listUpcoming"];
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
         * Advance the clock
         * @description Advances the clock by a duration or to a time, with everything that depends on it, such as the expiry of tokens, cursors and idempotency keys, and rate limits. The clock cannot be set back. An agent starts at most 200 runs on its schedule in one advance; later times are skipped. If schedules would start more than 40,000 runs, the clock is not advanced, and the response is an error: advance in shorter steps, or deactivate agents. Other requests are handled in the meantime.
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
        Advance: Advance;
        Advanced: Advanced;
        Approval: Approval;
        Clock: Clock;
        Console: Console;
        CreatedWorkspace: CreatedWorkspace;
        CursorToExpire: CursorToExpire;
        Deliveries: Deliveries;
        Delivery: Delivery;
        Disturbance: Disturbance;
        DisturbanceChange: DisturbanceChange;
        ErrorEnvelope: ErrorEnvelope;
        EventStream: EventStream;
        Failure: Failure;
        FaultRule: FaultRule;
        FaultRules: FaultRules;
        Finish: Finish;
        InvoiceLine: InvoiceLine;
        IssuedCode: IssuedCode;
        IssuedToken: IssuedToken;
        Latency: Latency;
        LivePage: LivePage;
        LiveTheme: LiveTheme;
        LoggedExchange: LoggedExchange;
        LoggedMessage: LoggedMessage;
        LoggedRequest: LoggedRequest;
        LoggedRequests: LoggedRequests;
        Mode: Mode;
        NewFaultRule: NewFaultRule;
        NewPaymentMethod: NewPaymentMethod;
        NewPlan: NewPlan;
        NewPolicyRule: NewPolicyRule;
        NewRecord: NewRecord;
        NewToken: NewToken;
        NewWorkspace: NewWorkspace;
        PageDocument: PageDocument;
        PageSlug: PageSlug;
        Pause: Pause;
        PaymentMethod: PaymentMethod;
        People: People;
        RateLimit: RateLimit;
        RateLimitState: RateLimitState;
        RecordChange: RecordChange;
        Records: Records;
        Region: Region;
        Reset: Reset;
        ResolvedSecret: ResolvedSecret;
        Run: Run;
        Sandbox: Sandbox;
        Scope: Scope;
        SecretUse: SecretUse;
        Seed: Seed;
        SeedAgent: SeedAgent;
        SeedApproval: SeedApproval;
        SeedBilling: SeedBilling;
        SeedForm: SeedForm;
        SeedInvoice: SeedInvoice;
        SeedLogEntry: SeedLogEntry;
        SeedPage: SeedPage;
        SeedPageVersion: SeedPageVersion;
        SeedRecords: SeedRecords;
        SeedRun: SeedRun;
        SeedSecret: SeedSecret;
        SeedSubmission: SeedSubmission;
        SeedThemeDraft: SeedThemeDraft;
        SeedUsage: SeedUsage;
        SeedWarning: SeedWarning;
        SeedWarnings: SeedWarnings;
        SeedWebhook: SeedWebhook;
        SeedWorkspace: SeedWorkspace;
        SignIn: SignIn;
        Snapshot: Snapshot;
        SnapshotList: SnapshotList;
        StoredRecord: StoredRecord;
        Theme: Theme;
        ThemeRecord: ThemeRecord;
        TokenState: TokenState;
        TraceSearch: TraceSearch;
        Traces: Traces;
        Upcoming: Upcoming;
        UsageCap: UsageCap;
        ValidationError: ValidationError;
        WorkspaceChange: WorkspaceChange;
        WorkspaceState: WorkspaceState;
        WorkspaceStates: WorkspaceStates;
        block: block;
        /**
         * @description The kinds of conflicts.
         *
         *     - `slug_in_use`: Another record has this slug. Choose another slug, or update the record that has it.
         *     - `version_mismatch`: The draft has changed since the version in `If-Match`. Read the draft again, apply the change, and send it with the version in `current_version`.
         *     - `already_published`: A deployment was promoted during a build. Deployments are not part of this version of the API. Wait for the build, then promote the version that you want.
         *     - `name_taken`: Another record has this name; names are unique per workspace. Choose another name.
         *     - `tombstoned`: The slug belonged to a record that was deleted, or given another slug, recently. Wait until the slug is free, or choose another one. Provisional: A slug that its page gave up recently is held too.
         * @example name_taken
         * @enum {string}
         */
        "conflict-kind": "slug_in_use" | "version_mismatch" | "already_published" | "name_taken" | "tombstoned";
        /**
         * @description The codes of errors, with their cause and what to do.
         *
         *     - `validation_failed`: The body, the query or a header is invalid for the operation. Correct the fields that `fields` lists.
         *     - `invalid_patch`: An operation of the JSON Patch failed: its path does not exist, its `test` does not match, or the result is invalid. Read the draft again and create the patch from it.
         *     - `invalid_cursor`: The cursor is malformed or has expired. Start again from the first page.
         *     - `invalid_plan`: No plan has this id. Use the id of an existing plan.
         *     - `invalid_token`: The payment processor rejected the payment token, or it has expired. Get another token from the payment processor.
         *     - `invalid_grant`: The authorization code or refresh token is unknown, was used before, or does not match its verifier. Sign in again. Provisional: The code is invalid_grant, as in OAuth 2.0.
         *     - `token_expired`: The access token of a session has expired. Refresh the session, then send the request again.
         *     - `unauthorized`: The token is missing, malformed, unknown or revoked, or something else blocks its access. See `details.hint`.
         *     - `insufficient_scope`: The token lacks the scope of the operation. Use a token with the scope in `details.required_scope`.
         *     - `workspace_forbidden`: The session has no access to the workspace of the switch, or the request used an API key. Switch to a workspace that the user can access, or create an API key in the other workspace.
         *     - `policy_denied`: A policy rule of the workspace blocks the request. Contact the maintainer of the policy rule in `details.rule_id`.
         *     - `not_found`: The record or the workspace does not exist, or is not visible to the token. Check the id or slug, and the workspace and mode of the token.
         *     - `workspace_not_found`: No workspace with this slug exists or is visible to the token. Sent by billing operations. Check the slug, and the workspace of the token.
         *     - `not_acceptable`: The operation does not support the requested encoding. Only lists support encodings other than JSON. Send `Accept: application/json`.
         *     - `conflict`: The request conflicts with the current state. See `details.kind`. Without a kind, read the draft again and repeat the change.
         *     - `already_decided`: The approval is already approved or denied. Do nothing: a decision is final.
         *     - `payload_too_large`: The body is larger than the service accepts. Send less data in one request. Provisional: A body may have 1 MB.
         *     - `IDEMPOTENCY_MISMATCH`: The idempotency key was already used with another body. Use a new key for each new request.
         *     - `plan_change_not_allowed`: The plan cannot be changed at the moment. First end what blocks the change, such as a trial or a pending cancellation.
         *     - `payment_method_declined`: The payment processor declined the card. Use another card.
         *     - `rate_limited`: The token has sent too many requests. Wait for `Retry-After` seconds.
         *     - `internal_error`: The service failed. Retry with exponential backoff and jitter, starting at one second. Treat any other 5xx the same way. Provisional: The code is internal_error.
         *     - `upstream_unavailable`: An upstream provider of the service failed. Send the request again with exponential backoff if `details.retryable` is true. With the hint `rotate_secret`, rotate the secret first.
         *     - `residency_violation`: The secret is restricted to a region other than the runtime's. Use the secret from its own region.
         * @example not_found
         * @enum {string}
         */
        "error-code": "validation_failed" | "invalid_patch" | "invalid_cursor" | "invalid_plan" | "invalid_token" | "invalid_grant" | "token_expired" | "unauthorized" | "insufficient_scope" | "workspace_forbidden" | "policy_denied" | "not_found" | "workspace_not_found" | "not_acceptable" | "conflict" | "already_decided" | "payload_too_large" | "IDEMPOTENCY_MISMATCH" | "plan_change_not_allowed" | "payment_method_declined" | "rate_limited" | "internal_error" | "upstream_unavailable" | "residency_violation";
        /**
         * @description Additional information about the error. The fields depend on the code, and more may be added.
         * @example {
         *       "required_scope": "agents:write",
         *       "hint": "missing_scope"
         *     }
         */
        "error-details": {
            /**
             * @description How to resolve the error. More hints may be added.
             * @example missing_scope
             */
            hint?: components["schemas"]["error-hint"] | (string & {});
            /**
             * @description The scope that the token lacks.
             * @example agents:write
             */
            required_scope?: string;
            /**
             * @description The kind of conflict. More kinds may be added.
             * @example name_taken
             */
            kind?: components["schemas"]["conflict-kind"] | (string & {});
            /**
             * @description The current version of the draft.
             * @example 4
             */
            current_version?: string;
            /**
             * @description With `invalid_patch`, the index of the operation that failed.
             * @example 0
             */
            operation?: number;
            /**
             * @description With `invalid_patch`, the path of the operation that failed.
             * @example /tree/children/3
             */
            path?: string;
            /**
             * @description The policy rule that blocked the request.
             * @example rule_01K9FREEZE
             */
            rule_id?: string;
            /**
             * @description The resource that the rule protects.
             * @example agents
             */
            resource?: string;
            /**
             * @description The action that the rule forbids.
             * @example write
             */
            action?: string;
            /**
             * @description The kind of provider that failed.
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
             * @description The number of further problems that are not in `fields`. Absent if there are none.
             * @example 900
             */
            omitted_fields?: number;
            /**
             * @description The request id to quote in support requests.
             * @example req_01K9UPSTREAM
             */
            request_id?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How to resolve an error.
         *
         *     - `token_expired`: The access token of a session has expired. `Retry-After` is 0. Refresh the session, then send the request again immediately.
         *     - `token_revoked`: The token was revoked permanently. Sign in again, or create another key.
         *     - `invalid_credentials`: The token is missing, malformed or unknown. Send a valid token. Provisional: This is the hint for every other token that is rejected.
         *     - `workspace_locked`: The workspace is on a billing or compliance hold. Sent with 401 or 403. Resolve the hold in the console.
         *     - `mfa_required`: The session lacks its second factor. Sent with 401 or 403. Complete the second factor, then send the request again.
         *     - `missing_scope`: The token lacks the scope in `required_scope`. Use a token with that scope.
         *     - `rotate_secret`: A provider requires a new value of the secret. Rotate the secret, then send the request again.
         * @example missing_scope
         * @enum {string}
         */
        "error-hint": "token_expired" | "token_revoked" | "invalid_credentials" | "workspace_locked" | "mfa_required" | "missing_scope" | "rotate_secret";
        /**
         * @description An invalid field of a request.
         * @example {
         *       "path": "/name",
         *       "reason": "missing",
         *       "message": "A name is required."
         *     }
         */
        "field-error": {
            /**
             * @description A JSON Pointer to the field.
             * @example /email
             */
            path: string;
            /**
             * @description Why the field is invalid. Treat any value that you do not know as a general validation error.
             * @example missing
             */
            reason: components["schemas"]["field-error-reason"] | (string & {});
            /**
             * @description A human-readable message.
             * @example A name is required.
             */
            message: string;
        };
        /**
         * @description The reasons why a field is invalid.
         * @example missing
         * @enum {string}
         */
        "field-error-reason": "missing" | "too_short" | "too_long" | "format_mismatch" | "out_of_range" | "unknown_value" | "unknown_field";
        /**
         * @description The status of a run: `pending` (scheduled, not yet started), `running`, `awaiting_approval` (paused until its approval is decided), or one of the final states `completed`, `failed` and `denied`.
         * @example awaiting_approval
         * @enum {string}
         */
        "run-status": "pending" | "running" | "awaiting_approval" | "completed" | "failed" | "denied";
    };
    responses: {
        /** @description Too many clients follow the events. */
        Busy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request conflicts with the record's state or with another record. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The caller, its Host or its Origin is neither on loopback nor allowed. */
        Foreign: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "loopback_only";
                    };
                };
            };
        };
        /** @description The request is invalid; see `fields`. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The client does not accept an event stream. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The record does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A rule does not allow the request. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The sandbox has a control token, which the request does not contain. */
        TokenRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "control_token_required";
                    };
                };
            };
        };
        /** @description The body exceeds the size limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "payload_too_large";
                    };
                };
            };
        };
        /** @description There are more records than one request can save. The message contains their number and what to do. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "payload_too_large";
                    };
                };
            };
        };
        /** @description A provider requires an action first. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description The mode of the data.
         * @example test
         */
        ConsoleMode: "test" | "live";
        /**
         * @description The record's id.
         * @example agt_01K9DIGEST
         */
        Id: string;
        /**
         * @description The mode of the data. Defaults to test.
         * @example test
         */
        LiveMode: "test" | "live";
        /**
         * @description The slug under which the page was published.
         * @example home
         */
        LiveSlug: string;
        /**
         * @description The slug of the only workspace that it is about. Defaults to the whole sandbox.
         * @example acme
         */
        OfWorkspace: string;
        /**
         * @description The record's id, or the name of a secret.
         * @example agt_01K9DIGEST
         */
        RecordId: string;
        /**
         * @description The mode of the data. Defaults to test, and to both for tokens and capability calls.
         * @example test
         */
        RecordMode: "test" | "live";
        /**
         * @description The request id, as in the response.
         * @example req_01K9Q7
         */
        RequestId: string;
        /**
         * @description The maximum number of requests to return.
         * @example 100
         */
        RequestLimit: number;
        /**
         * @description Returns only requests that violate the contract, that failed, or that changed something.
         * @example violations
         */
        RequestOnly: "violations" | "failures" | "changes";
        /**
         * @description Returns only requests for this operation.
         * @example createAgent
         */
        RequestOperation: string;
        /**
         * @description Returns only requests to this workspace.
         * @example acme
         */
        RequestWorkspace: string;
        /**
         * @description The resource, as in a seed, or one that seeds don't have.
         * @example agents
         */
        Resource: "agents" | "runs" | "approvals" | "pages" | "theme" | "forms" | "submissions" | "log_entries" | "invoices" | "usage" | "billing" | "secrets" | "webhooks" | "tokens" | "capability_calls" | "key_uses";
        /**
         * @description The secret's name.
         * @example stripe_api_key
         */
        SecretName: string;
        /**
         * @description The workspace's slug.
         * @example acme
         */
        Slug: string;
        /**
         * @description The snapshot's name.
         * @example signed-up
         */
        SnapshotName: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The authentication scheme of the token.
         * @example Bearer realm="control plane"
         */
        Challenge: string;
    };
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reset"];
            };
        };
        responses: {
            /** @description The sandbox was reset. Some of the records are likely mistakes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedWarnings"];
                };
            };
            /** @description The sandbox was reset. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
        };
    };
    checkSeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seed"];
            };
        };
        responses: {
            /** @description The records are valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedWarnings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            413: components["responses"]["TooLarge"];
        };
    };
    exportSeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seed"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            413: components["responses"]["TooMany"];
        };
    };
    listWorkspaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspaces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceStates"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWorkspace"];
            };
        };
        responses: {
            /** @description The new workspace with its tokens. The first token has every scope, in test mode. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWorkspace"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
        };
    };
    getWorkspace: {
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
        requestBody?: never;
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceState"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    removeWorkspace: {
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
        requestBody?: never;
        responses: {
            /** @description The workspace was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    updateWorkspace: {
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
                "application/json": components["schemas"]["WorkspaceChange"];
            };
        };
        responses: {
            /** @description The changed workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceState"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
        };
    };
    listSnapshots: {
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
        requestBody?: never;
        responses: {
            /** @description The snapshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    takeSnapshot: {
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
                 * @description The snapshot's name.
                 * @example signed-up
                 */
                snapshot: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot was taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooMany"];
        };
    };
    removeSnapshot: {
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
                 * @description The snapshot's name.
                 * @example signed-up
                 */
                snapshot: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    restoreSnapshot: {
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
                 * @description The snapshot's name.
                 * @example signed-up
                 */
                snapshot: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace was restored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    getConsole: {
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
                 * @description The mode of the data.
                 * @example test
                 */
                mode: components["parameters"]["ConsoleMode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The base URL, and the user whose access its requests have. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Console"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    getDisturbance: {
        parameters: {
            query?: {
                /**
                 * @description The slug of the only workspace that it is about. Defaults to the whole sandbox.
                 * @example acme
                 */
                workspace?: components["parameters"]["OfWorkspace"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current latency and mutants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disturbance"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    setDisturbance: {
        parameters: {
            query?: {
                /**
                 * @description The slug of the only workspace that it is about. Defaults to the whole sandbox.
                 * @example acme
                 */
                workspace?: components["parameters"]["OfWorkspace"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisturbanceChange"];
            };
        };
        responses: {
            /** @description The new latency and mutants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disturbance"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
        };
    };
    listFaultRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultRules"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
        };
    };
    addFaultRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFaultRule"];
            };
        };
        responses: {
            /** @description The rule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultRule"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
        };
    };
    removeFaultRules: {
        parameters: {
            query?: {
                /**
                 * @description The slug of the only workspace that it is about. Defaults to the whole sandbox.
                 * @example acme
                 */
                workspace?: components["parameters"]["OfWorkspace"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    removeFaultRule: {
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
            /** @description The rule was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of requests to return.
                 * @example 100
                 */
                limit?: components["parameters"]["RequestLimit"];
                /**
                 * @description Returns only requests for this operation.
                 * @example createAgent
                 */
                operation?: components["parameters"]["RequestOperation"];
                /**
                 * @description Returns only requests to this workspace.
                 * @example acme
                 */
                workspace?: components["parameters"]["RequestWorkspace"];
                /**
                 * @description Returns only requests that violate the contract, that failed, or that changed something.
                 * @example violations
                 */
                only?: components["parameters"]["RequestOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequests"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
        };
    };
    clearRequests: {
        parameters: {
            query?: {
                /**
                 * @description The slug of the only workspace that it is about. Defaults to the whole sandbox.
                 * @example acme
                 */
                workspace?: components["parameters"]["OfWorkspace"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log was cleared. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request id, as in the response.
                 * @example req_01K9Q7
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedExchange"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    followEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: changed
                     *     data: {"now":"2026-11-02T12:00:00.000Z"}
                     */
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Busy"];
        };
    };
    listRecords: {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test, and to both for tokens and capability calls.
                 * @example test
                 */
                mode?: components["parameters"]["RecordMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The resource, as in a seed, or one that seeds don't have.
                 * @example agents
                 */
                resource: components["parameters"]["Resource"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Records"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    addRecord: {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test, and to both for tokens and capability calls.
                 * @example test
                 */
                mode?: components["parameters"]["RecordMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The resource, as in a seed, or one that seeds don't have.
                 * @example agents
                 */
                resource: components["parameters"]["Resource"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecord"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
        };
    };
    getRecord: {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test, and to both for tokens and capability calls.
                 * @example test
                 */
                mode?: components["parameters"]["RecordMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The resource, as in a seed, or one that seeds don't have.
                 * @example agents
                 */
                resource: components["parameters"]["Resource"];
                /**
                 * @description The record's id, or the name of a secret.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    removeRecord: {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test, and to both for tokens and capability calls.
                 * @example test
                 */
                mode?: components["parameters"]["RecordMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The resource, as in a seed, or one that seeds don't have.
                 * @example agents
                 */
                resource: components["parameters"]["Resource"];
                /**
                 * @description The record's id, or the name of a secret.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    updateRecord: {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test, and to both for tokens and capability calls.
                 * @example test
                 */
                mode?: components["parameters"]["RecordMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The resource, as in a seed, or one that seeds don't have.
                 * @example agents
                 */
                resource: components["parameters"]["Resource"];
                /**
                 * @description The record's id, or the name of a secret.
                 * @example agt_01K9DIGEST
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordChange"];
            };
        };
        responses: {
            /** @description The changed record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
        };
    };
    getLivePage: {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test.
                 * @example test
                 */
                mode?: components["parameters"]["LiveMode"];
            };
            header?: never;
            path: {
                /**
                 * @description The workspace's slug.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description The slug under which the page was published.
                 * @example home
                 */
                page: components["parameters"]["LiveSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getLiveTheme: {
        parameters: {
            query?: {
                /**
                 * @description The mode of the data. Defaults to test.
                 * @example test
                 */
                mode?: components["parameters"]["LiveMode"];
            };
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
        requestBody?: never;
        responses: {
            /** @description The published version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTheme"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Returns only deliveries to this subscription.
                 * @example wh_01K9ORDERS
                 */
                subscription?: string;
            };
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
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliveries"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    getDelivery: {
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
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
        };
    };
    redeliver: {
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
        requestBody?: never;
        responses: {
            /** @description The new delivery. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    resolveSecret: {
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
                 * @description The secret's name.
                 * @example stripe_api_key
                 */
                name: components["parameters"]["SecretName"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecretUse"];
            };
        };
        responses: {
            /** @description The secret can be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedSecret"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findTraces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraceSearch"];
            };
        };
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Traces"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            413: components["responses"]["TooLarge"];
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
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
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
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
        };
    };
    issueAuthorizationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedCode"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
        };
    };
    exhaustRateLimit: {
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
            /** @description The limit is used up until the window ends. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
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
            /** @description The cursor has expired. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            413: components["responses"]["TooLarge"];
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
        };
    };
    listUpcoming: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times, of all workspaces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upcoming"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
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
            /** @description The new time, and what became due in between. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advanced"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["TokenRequired"];
            403: components["responses"]["Foreign"];
            413: components["responses"]["TooLarge"];
        };
    };
}
/** @description A duration or a time. */
export type Advance = {
    /**
     * @description The duration to advance, at most a hundred years.
     * @example 86400
     */
    seconds?: number;
    /**
     * Format: date-time
     * @description The time to advance to, later than now and by at most a hundred years.
     * @example 2026-12-01T00:00:00.000Z
     */
    to?: string;
};
export type Advanced = {
    /**
     * Format: date-time
     * @description The time on the sandbox's clock.
     * @example 2026-11-02T12:00:00.000Z
     */
    now: string;
    /** @description What became due in between, by kind. Kinds with nothing due are absent. */
    fell_due: {
        /**
         * @description The kind.
         * @example periods_invoiced
         * @enum {string}
         */
        what: "runs_started" | "runs_finished" | "deliveries_attempted" | "periods_invoiced" | "tokens_expired" | "secret_overlaps_ended" | "log_entries_written";
        /**
         * @description How many.
         * @example 1
         */
        count: number;
    }[];
};
/** @description A request by a run for a user's approval, without which the run does not continue. */
export type Approval = {
    /**
     * @description The approval's id.
     * @example apr_01K9A3
     */
    id: string;
    /**
     * @description The agent that requests approval.
     * @example agt_01K9REFUND
     */
    agent_id: string;
    /**
     * @description The run that is waiting.
     * @example run_01K9R3
     */
    run_id: string;
    /**
     * @description Whether the request is pending, approved or denied. Decisions are final.
     * @example pending
     * @enum {string}
     */
    status: "pending" | "approved" | "denied";
    /**
     * @description The action that the agent wants to take. Its values are defined by the agent.
     * @example issue_refund
     */
    action: string;
    /**
     * @description The information needed for the decision, in a format defined by the agent.
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
     * @description When approval was requested.
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
     * @description When the decision was made.
     * @example 2026-11-01T14:20:00.000Z
     */
    decided_at: string | null;
    /**
     * @description The user who decided.
     * @example usr_01K9OWNER
     */
    decided_by: string | null;
    /**
     * @description The note that was given with the decision.
     * @example Second refund for this order.
     */
    note: string | null;
};
export type Clock = {
    /**
     * Format: date-time
     * @description The time on the sandbox's clock.
     * @example 2026-11-02T12:00:00.000Z
     */
    now: string;
};
export type Console = {
    /**
     * @description The base URL for the API's paths.
     * @example http://127.0.0.1:4010/_sandbox/workspaces/acme/console/test/v1
     */
    base_url: string;
    /**
     * @description The slug of the workspace.
     * @example acme
     */
    workspace: string;
    mode: components["schemas"]["Mode"];
    /** @description The workspace's owner. */
    user: {
        /**
         * @description The user's id.
         * @example usr_01K9OWNER
         */
        id: string;
        /**
         * @description The user's email address.
         * @example owner@acme.example
         */
        email: string;
    };
    /**
     * @description The owner's scopes in the workspace.
     * @example [
     *       "agents:read"
     *     ]
     */
    scopes: components["schemas"]["Scope"][];
};
export type CreatedWorkspace = {
    /**
     * @description The workspace's id.
     * @example ws_01K9SHOP
     */
    id: string;
    /**
     * @description Its slug.
     * @example shop
     */
    slug: string;
    /**
     * @description A human-readable name.
     * @example Shop
     */
    name: string;
    /** @description Its tokens. Their secrets are returned only once. */
    tokens: components["schemas"]["IssuedToken"][];
    /** @description Accepted values that are likely mistakes. Absent if there are none. */
    warnings?: components["schemas"]["SeedWarning"][];
};
export type CursorToExpire = {
    /**
     * @description The cursor, as returned by a list.
     * @example c_9f2a
     */
    cursor: string;
};
export type Deliveries = {
    /** @description Deliveries, newest first. */
    data: components["schemas"]["Delivery"][];
};
export type Delivery = {
    /**
     * @description The delivery of an event to a subscription. Each attempt has its own id.
     * @example dlv_01K9D1
     */
    id: string;
    mode: components["schemas"]["Mode"];
    /**
     * @description The subscription.
     * @example wh_01K9ORDERS
     */
    subscription_id: string;
    /**
     * @description The endpoint URL.
     * @example https://hooks.acme.example/workspace-events
     */
    url: string;
    /** @description The body. */
    event: {
        /**
         * @description The event.
         * @example evt_01K9PUB1
         */
        id: string;
        /**
         * @description The event's type.
         * @example pages.published
         */
        type: string;
    } & {
        [key: string]: unknown;
    };
    /**
     * @description The status: `exhausted` after six failed attempts, `dropped` if the circuit breaker was open, `canceled` if the subscription was deleted.
     * @example delivered
     * @enum {string}
     */
    status: "pending" | "delivered" | "exhausted" | "dropped" | "canceled";
    /**
     * Format: date-time
     * @description The time of the next attempt; `null` if there is none, or while one is in progress.
     * @example null
     */
    next_attempt_at: string | null;
    /**
     * @description The original delivery, if this is a redelivery.
     * @example null
     */
    redelivery_of: string | null;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-02T09:00:00.000Z
     */
    created_at: string;
    /** @description The attempts, oldest first. */
    attempts: {
        /**
         * @description The value of svc-delivery-id.
         * @example whd_01K9PUB1A
         */
        id: string;
        /**
         * Format: date-time
         * @description When the attempt was sent.
         * @example 2026-11-02T09:00:00.000Z
         */
        sent_at: string;
        /**
         * Format: date-time
         * @description When the attempt ended; `null` while it is in progress.
         * @example 2026-11-02T09:00:00.120Z
         */
        finished_at: string | null;
        /**
         * @description The status of the response.
         * @example 204
         */
        status: number | null;
        /**
         * @description Why there was no response.
         * @example null
         */
        failure: string | null;
        /**
         * @description The headers that the sandbox sent, with the signature. Absent in a list, while the attempt is in progress, and if nothing was sent.
         * @example {
         *       "svc-event": "pages.published"
         *     }
         */
        request_headers?: {
            [key: string]: string;
        };
        /** @description The response of the endpoint, if `request_headers` is present; `null` if there was none. */
        response?: {
            /**
             * @description Its headers, up to 4,096 characters.
             * @example {
             *       "content-type": "text/plain"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description The start of its body, up to 4,096 characters.
             * @example ok
             */
            body: string;
        } | null;
    }[];
};
export type Disturbance = {
    /**
     * @description The latency of every request; null for none.
     * @example {
     *       "min": 200,
     *       "max": 800
     *     }
     */
    latency: components["schemas"]["Latency"] | null;
    /**
     * @description The names of the active mutants.
     * @example [
     *       "replay-not-marked"
     *     ]
     */
    mutants: string[];
    /** @description The available mutants. */
    available_mutants: {
        /**
         * @description Its name.
         * @example replay-not-marked
         */
        name: string;
        /**
         * @description The clause that it violates.
         * @example idempotency.replayed-header
         */
        clause: string;
        /**
         * @description What the mutant does.
         * @example A replayed response is not marked as a replay.
         */
        text: string;
    }[];
};
export type DisturbanceChange = {
    /**
     * @description The latency of every request; null for none.
     * @example {
     *       "min": 200,
     *       "max": 800
     *     }
     */
    latency?: components["schemas"]["Latency"] | null;
    /**
     * @description The names of the mutants to activate, replacing the active ones.
     * @example [
     *       "replay-not-marked"
     *     ]
     */
    mutants?: string[];
};
/** @description The envelope of every error response, in JSON regardless of the requested encoding. */
export type ErrorEnvelope = {
    /** @description The error. */
    error: {
        /**
         * @description A machine-readable code. More codes may be added.
         * @example not_found
         */
        code: components["schemas"]["error-code"] | (string & {});
        /**
         * @description A human-readable, single-line message.
         * @example The resource does not exist or is not visible to this token.
         */
        message: string;
        details?: components["schemas"]["error-details"];
        /**
         * @description The invalid fields, one entry each. Present with the code `validation_failed`.
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
/** @description Server-sent events with JSON as their data. */
export type EventStream = string;
/**
 * @description A failure on the way to the service. `connection-reset` breaks the connection and executes nothing, `response-lost` executes the request and then breaks the connection, and `bad-gateway` is the HTML page of a proxy with status 502.
 * @example bad-gateway
 * @enum {string}
 */
export type Failure = "connection-reset" | "response-lost" | "bad-gateway";
export type FaultRule = {
    /**
     * @description The rule.
     * @example rule_01K9R1
     */
    id: string;
    /**
     * @description The operation that it applies to.
     * @example updatePage
     */
    operation: string | null;
    /**
     * @description The path that it applies to.
     * @example /v1/workspaces/acme/agents/agt_01K9STOCK
     */
    path: string | null;
    /**
     * @description The workspace that it applies to.
     * @example acme
     */
    workspace: string | null;
    /**
     * @description The id of the token whose requests it applies to.
     * @example tok_01K9DEMO
     */
    token: string | null;
    /**
     * @description The name of the error.
     * @example upstream-unavailable
     */
    error: string | null;
    /**
     * @description The provider in the error's details; null for the value in its example.
     * @example email
     */
    upstream: string | null;
    /**
     * @description The value of `retryable` in the error's details; null for the value in its example.
     * @example false
     */
    retryable: boolean | null;
    /**
     * @description The failure on the way to the service.
     * @example null
     */
    failure: components["schemas"]["Failure"] | null;
    /**
     * @description The seconds in the header `Retry-After` of the error; null for the value in its example.
     * @example null
     */
    retry_after: number | null;
    /**
     * @description The latency of its requests.
     * @example null
     */
    latency: components["schemas"]["Latency"] | null;
    /**
     * @description The delay in the middle of the body of its responses.
     * @example null
     */
    body_latency: components["schemas"]["Latency"] | null;
    /**
     * @description The probability with which it applies to a request.
     * @example 1
     */
    probability: number;
    /**
     * @description Whether the error ends an NDJSON response after its first record.
     * @example false
     */
    after_first_record: boolean;
    /**
     * @description The number of matching requests that it still lets through.
     * @example 0
     */
    skip: number;
    /**
     * @description The number of requests that it still applies to; null for no limit.
     * @example 2
     */
    remaining: number | null;
    /**
     * @description The number of requests that it has applied to.
     * @example 1
     */
    applied: number;
};
export type FaultRules = {
    /** @description The rules. */
    data: components["schemas"]["FaultRule"][];
};
export type Finish = {
    /**
     * @description The outcome.
     * @example completed
     * @enum {string}
     */
    status: "completed" | "failed";
};
export type InvoiceLine = {
    /**
     * @description The price of the plan, or usage above a cap.
     * @example overage
     * @enum {string}
     */
    kind: "plan" | "overage";
    /**
     * @description A human-readable description.
     * @example requests beyond 20000
     */
    description: string;
    /**
     * @description The charged quantity.
     * @example 7400
     */
    quantity: number;
    /**
     * @description The amount in minor units.
     * @example 740
     */
    amount: number;
};
export type IssuedCode = {
    /**
     * @description The code.
     * @example ac_01K9Y6V3T8Q2
     */
    auth_code: string;
};
export type IssuedToken = {
    /**
     * @description What a demo token is for; absent for other tokens.
     * @example read scopes only
     */
    purpose?: string;
    /**
     * @description The id of the token.
     * @example tok_01K9CI
     */
    id: string;
    /**
     * @description The bearer token.
     * @example key_test_acme
     */
    secret: string;
    /**
     * @description The kind of token.
     * @example key
     * @enum {string}
     */
    kind: "key" | "session";
    mode: components["schemas"]["Mode"];
    /**
     * @description The slug of the workspace.
     * @example acme
     */
    workspace: string;
    /**
     * @description The token's scopes.
     * @example [
     *       "agents:read"
     *     ]
     */
    scopes: string[];
};
/** @description The latency range in milliseconds, uniformly distributed. */
export type Latency = {
    /**
     * @description The minimum.
     * @example 200
     */
    min: number;
    /**
     * @description The maximum.
     * @example 800
     */
    max: number;
};
export type LivePage = {
    /**
     * @description The page's id.
     * @example page_01K9HOME
     */
    id: string;
    /**
     * @description The version of the published draft.
     * @example 6
     */
    version: number;
    document: components["schemas"]["PageDocument"];
    /** @description What visitors see. */
    rendered: {
        /**
         * @description The root block, with the values of its colors.
         * @example {
         *       "block": "NavShell",
         *       "props": {
         *         "background": "#3f2a1d"
         *       }
         *     }
         */
        tree: {
            [key: string]: unknown;
        };
        /**
         * @description The typography of the published theme.
         * @example {
         *       "font_family_heading": "Fraunces",
         *       "font_family_body": "Inter",
         *       "scale": "comfortable"
         *     }
         */
        typography: {
            [key: string]: unknown;
        };
        /**
         * @description The spacing of the published theme.
         * @example {
         *       "section_gap": "4rem"
         *     }
         */
        spacing: {
            [key: string]: unknown;
        };
    };
};
export type LiveTheme = {
    /**
     * @description The version of the published draft.
     * @example 3
     */
    version: number;
    document: components["schemas"]["Theme"];
};
export type LoggedExchange = {
    entry: components["schemas"]["LoggedRequest"];
    request: components["schemas"]["LoggedMessage"];
    response: components["schemas"]["LoggedMessage"];
};
/** @description A request or a response, without secrets and tokens. */
export type LoggedMessage = {
    /**
     * @description The headers, by their names.
     * @example {
     *       "Content-Type": "application/json"
     *     }
     */
    headers: {
        [key: string]: string;
    };
    /**
     * @description The body as a string; null for none.
     * @example {"name":"Greeter"}
     */
    body: string | null;
    /**
     * @description Why the body, or its end, is missing: `truncated` if it is too long, `secret` if it cannot be distinguished from a secret, `stream` if it has no end, `unread` if the sandbox did not read it; `null` if nothing is missing.
     * @example null
     * @enum {string|null}
     */
    omitted: "truncated" | "secret" | "stream" | "unread" | null;
};
export type LoggedRequest = {
    /**
     * @description The request id, as in the response.
     * @example req_01K9Q7
     */
    id: string;
    /**
     * Format: date-time
     * @description When the request arrived.
     * @example 2026-11-02T09:00:00.000Z
     */
    at: string;
    /**
     * @description The HTTP method. The method and the path are empty if the request could not be read: its headers were too large or too slow, or it was not HTTP.
     * @example POST
     */
    method: string;
    /**
     * @description The path without the query.
     * @example /v1/workspaces/acme/agents
     */
    path: string;
    /**
     * @description The query parameters that the contract declares.
     * @example {
     *       "limit": "50"
     *     }
     */
    query: {
        [key: string]: unknown;
    };
    /**
     * @description The operation; null if the path and method match none.
     * @example createAgent
     */
    operation: string | null;
    /**
     * @description The slug of the workspace in the path, or else of the token's workspace; null if there is neither.
     * @example acme
     */
    workspace: string | null;
    /**
     * @description The mode of the token; null if the token is unknown.
     * @example test
     */
    mode: string | null;
    /**
     * @description The id of the token; null if the token is unknown.
     * @example tok_01K9DEMO
     */
    token: string | null;
    /**
     * @description The status of the response.
     * @example 201
     */
    status: number;
    /**
     * @description The error code; null for a success.
     * @example null
     */
    code: string | null;
    /**
     * @description The source of a forced response: `Prefer`, or the id of a fault rule.
     * @example null
     */
    forced: string | null;
    /**
     * @description The mutants that were injected. They may have changed the response that the client received; the entry has the response before that change.
     * @example []
     */
    mutants: string[];
    /**
     * @description The duration in real time.
     * @example 1.4
     */
    duration_ms: number;
    /** @description The contract violations of the request, whether or not it was rejected for them. */
    violations: {
        /**
         * @description The part of the request.
         * @example body
         * @enum {string}
         */
        in: "method" | "path" | "query" | "header" | "body";
        /**
         * @description A JSON Pointer into that part; empty for all of it.
         * @example /colour
         */
        path: string;
        /**
         * @description What is wrong.
         * @example unknown_field
         */
        reason: string;
        /**
         * @description A human-readable message.
         * @example This field is unknown.
         */
        message: string;
    }[];
    /**
     * @description The number of further violations that are not listed.
     * @example 0
     */
    omitted_violations: number;
    /** @description The scope that the operation requires, and the token's scopes. */
    scope: {
        /**
         * @description The required scope; null for none.
         * @example agents:write
         */
        required: string | null;
        /**
         * @description The token's scopes.
         * @example [
         *       "agents:write"
         *     ]
         */
        held: string[];
        /**
         * @description Whether the scope was granted; null if it was not checked.
         * @example true
         */
        granted: boolean | null;
    };
    /** @description What the request changed. Empty if it failed or was replayed. */
    changes: {
        /**
         * @description The kind of change.
         * @example changed
         * @enum {string}
         */
        action: "added" | "changed" | "removed";
        /**
         * @description The kind of record.
         * @example agents
         */
        records: string;
        /**
         * @description The id of the record; null if there are none or several.
         * @example agt_01K9STOCK
         */
        id: string | null;
        /**
         * @description The changed fields.
         * @example [
         *       "status"
         *     ]
         */
        fields: string[];
        /**
         * @description The number of records.
         * @example 1
         */
        count: number;
    }[];
};
export type LoggedRequests = {
    /** @description Requests, newest first. */
    data: components["schemas"]["LoggedRequest"][];
};
/**
 * @description The mode of the data. Test and live data are isolated.
 * @example test
 * @enum {string}
 */
export type Mode = "test" | "live";
/** @description An error or a failure, delays, or both for matching requests. */
export type NewFaultRule = {
    /**
     * @description The operation that it applies to. Defaults to all that declare the error.
     * @example updatePage
     */
    operation?: string;
    /**
     * @description The path that it applies to, with the ids and without the query. Defaults to all.
     * @example /v1/workspaces/acme/agents/agt_01K9STOCK
     */
    path?: string;
    /**
     * @description The slug of the workspace that it applies to. Defaults to all.
     * @example acme
     */
    workspace?: string;
    /**
     * @description The id of the token whose requests it applies to. Defaults to all.
     * @example tok_01K9DEMO
     */
    token?: string;
    /**
     * @description The name of the error's example in the contract. If absent, requests are executed.
     * @example upstream-unavailable
     */
    error?: string;
    /**
     * @description The provider in the error's details. Defaults to the value in its example.
     * @example email
     * @enum {string}
     */
    upstream?: "payments" | "email" | "storage" | "database" | "identity" | "dns";
    /**
     * @description The value of `retryable` in the error's details. Defaults to the value in its example.
     * @example false
     */
    retryable?: boolean;
    failure?: components["schemas"]["Failure"];
    /**
     * @description The seconds in the header `Retry-After` of the error. Defaults to the value in its example.
     * @example 2
     */
    retry_after?: number;
    latency?: components["schemas"]["Latency"];
    /** @description The delay in the middle of the body of the response. Defaults to none. */
    body_latency?: components["schemas"]["Latency"];
    /**
     * @description The probability with which it applies to a request. Defaults to 1.
     * @example 0.2
     */
    probability?: number;
    /**
     * @description The number of matching requests that it lets through first. Defaults to 0.
     * @example 2
     */
    skip?: number;
    /**
     * @description The number of requests that it applies to. Defaults to no limit.
     * @example 3
     */
    count?: number;
    /**
     * @description Whether the error ends an NDJSON response after its first record. Such a rule applies to NDJSON responses with records only. Defaults to false: the error replaces the response.
     * @example false
     */
    after_first_record?: boolean;
};
/** @description A payment method. */
export type NewPaymentMethod = components["schemas"]["PaymentMethod"];
export type NewPlan = {
    /**
     * @description The plan's id.
     * @example plan_team
     */
    id: string;
    /**
     * @description A human-readable name.
     * @example Team
     */
    name: string;
    /**
     * @description The price per period, in minor units. Defaults to 0.
     * @example 4900
     */
    price?: number;
    /**
     * @description The ISO 4217 currency code. Defaults to USD.
     * @example USD
     */
    currency?: string;
    /**
     * @description Whether a change to the plan takes effect immediately instead of with the next period.
     * @example false
     */
    at_once?: boolean;
    /**
     * @description Whether a change to the plan is rejected.
     * @example false
     */
    blocked?: boolean;
    /**
     * @description The caps by metric.
     * @example [
     *       {
     *         "metric": "requests",
     *         "included": 20000,
     *         "unit_price": 0.1
     *       }
     *     ]
     */
    caps?: components["schemas"]["UsageCap"][];
};
export type NewPolicyRule = {
    /**
     * @description The rule's id, as in the errors of requests that it rejects. Generated if absent.
     * @example rule_01K9FREEZE
     */
    id?: string;
    /**
     * @description The protected resource, as in scopes.
     * @example agents
     */
    resource: string;
    /**
     * @description The blocked action, as in scopes.
     * @example write
     * @enum {string}
     */
    action: "read" | "write" | "destructive" | "set";
};
/**
 * @description A record, with the members of its resource.
 * @example {
 *       "name": "Greeter",
 *       "status": "active"
 *     }
 */
export type NewRecord = {
    [key: string]: unknown;
} | components["schemas"]["SeedAgent"] | components["schemas"]["SeedRun"] | components["schemas"]["SeedApproval"] | components["schemas"]["SeedPage"] | components["schemas"]["ThemeRecord"] | components["schemas"]["SeedForm"] | components["schemas"]["SeedSubmission"] | components["schemas"]["SeedLogEntry"] | components["schemas"]["SeedInvoice"] | components["schemas"]["SeedUsage"] | components["schemas"]["SeedBilling"] | components["schemas"]["SeedSecret"] | components["schemas"]["SeedWebhook"] | components["schemas"]["NewToken"];
export type NewToken = {
    /**
     * @description The kind of token: an API key, or a user's session.
     * @example key
     * @enum {string}
     */
    kind: "key" | "session";
    /**
     * @description The token's scopes. Defaults to all scopes.
     * @example [
     *       "agents:read"
     *     ]
     */
    scopes?: components["schemas"]["Scope"][];
    /**
     * @description The lifetime from now in seconds, at most a hundred years; 0 for an expired token. Defaults to no expiry.
     * @example 3600
     */
    expires_in?: number;
    /**
     * @description Whether a session requires a second factor. An API key can't.
     * @default false
     * @example true
     */
    mfa_required?: boolean;
};
export type NewWorkspace = {
    /**
     * @description The workspace's slug.
     * @example shop
     */
    slug: string;
    /**
     * @description A human-readable name. Defaults to the slug.
     * @example Shop
     */
    name?: string;
    test?: components["schemas"]["SeedRecords"];
    live?: components["schemas"]["SeedRecords"];
    /**
     * @description The slug of a workspace to copy: its settings, and the records of each mode for which none are given. Copied records have new ids, and copied secrets new values.
     * @example acme
     */
    copy_of?: string;
    rate_limit?: components["schemas"]["RateLimit"];
};
/** @description A page as JSON: its metadata and a tree of blocks. This is the document that a JSON Patch applies to; the page's id is in the path, and the version of the draft is in `ETag`. */
export type PageDocument = {
    /**
     * @description The version of the document schema. Not the version of a draft.
     * @example 1.0
     */
    version: string;
    /**
     * @description The slug and title that visitors see.
     * @example {
     *       "slug": "home",
     *       "title": "Acme Coffee"
     *     }
     */
    metadata: {
        /**
         * @description The page's path segment, unique in the workspace.
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
     * @description The root block, always of type `NavShell`.
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
         * @description The type of the root block.
         * @example NavShell
         * @constant
         */
        block?: "NavShell";
    };
};
/**
 * @description The segment of a page in a path: lower-case letters, digits and hyphens.
 * @example pricing
 */
export type PageSlug = string;
export type Pause = {
    /**
     * @description The action that requires approval.
     * @default review
     * @example issue_refund
     */
    action?: string;
    /**
     * @description The information needed for the decision.
     * @default {}
     * @example {
     *       "amount": 1250
     *     }
     */
    payload?: {
        [key: string]: unknown;
    };
};
/** @description The payment method on file, with only the details needed to recognize it. */
export type PaymentMethod = {
    /**
     * @description The kind of payment method.
     * @example card
     */
    type: string;
    /**
     * @description The last four digits of the number.
     * @example 4242
     */
    last4: string;
    /**
     * @description The issuer or brand, if the payment method has one.
     * @example visa
     */
    brand: string | null;
};
export type People = {
    /** @description The users. */
    data: {
        /**
         * @description The user id.
         * @example usr_01K9OWNER
         */
        id: string;
        /**
         * @description The email address.
         * @example owner@acme.example
         */
        email: string;
        /** @description The workspaces that the user can sign in to. */
        workspaces: {
            /**
             * @description The workspace's slug.
             * @example acme
             */
            slug: string;
            /**
             * @description The workspace's name.
             * @example Acme
             */
            name: string;
            /**
             * @description The user's permissions.
             * @example [
             *       "agents:read"
             *     ]
             */
            scopes: string[];
        }[];
    }[];
};
/** @description The rate limit of each token of the workspace. Defaults to the sandbox's rate limit. */
export type RateLimit = {
    /**
     * @description The number of requests per window.
     * @example 5
     */
    limit: number;
    /**
     * @description The length of a window.
     * @example 60
     */
    window_seconds: number;
};
export type RateLimitState = {
    /**
     * @description The number of requests per window.
     * @example 10000
     */
    limit: number;
    /**
     * @description The length of a window.
     * @example 60
     */
    window_seconds: number;
    /**
     * @description Whether the rate limit is the workspace's own, and not the sandbox's.
     * @example false
     */
    own: boolean;
};
/**
 * @description Some members of a record.
 * @example {
 *       "status": "past_due"
 *     }
 */
export type RecordChange = {
    [key: string]: unknown;
};
export type Records = {
    /** @description The records, newest first. */
    data: components["schemas"]["StoredRecord"][];
};
/**
 * @description A region.
 * @example eu
 * @enum {string}
 */
export type Region = "eu" | "us" | "ap";
/** @description The records of a seed, or the demo records. */
export type Reset = {
    /**
     * @description The demo records.
     * @example demo
     * @enum {string}
     */
    records?: "demo";
    /**
     * @description The slug of the only workspace to reset.
     * @example shop
     */
    workspace?: string;
    /**
     * @description The workspaces of a seed.
     * @example [
     *       {
     *         "slug": "shop",
     *         "name": "Shop",
     *         "test": {
     *           "agents": [
     *             {
     *               "name": "Greeter"
     *             }
     *           ]
     *         }
     *       }
     *     ]
     */
    workspaces?: components["schemas"]["SeedWorkspace"][];
};
export type ResolvedSecret = {
    /**
     * @description The secret's name.
     * @example stripe_api_key
     */
    name: string;
    /**
     * @description The number of the latest value.
     * @example 2
     */
    version: number;
    /** @description The values that are accepted now, newest first. */
    accepted: {
        /**
         * @description The number of the value.
         * @example 2
         */
        version: number;
        /**
         * @description A keyed hash of the value, which does not reveal it. Equal values of a workspace have the same fingerprint.
         * @example 2c26b46b68ffc68f
         */
        fingerprint: string;
    }[];
    /**
     * @description Which accepted value the request contains; `null` if none matches. Absent if the request has no value.
     * @example previous
     * @enum {string|null}
     */
    matches?: "current" | "previous" | null;
    /**
     * @description The number of the value in the request.
     * @example 1
     */
    matched_version?: number;
    /**
     * Format: date-time
     * @description The time until which a previous value is accepted.
     * @example 2026-11-02T10:00:00.000Z
     */
    accepted_until?: string;
};
/** @description An execution of an agent. */
export type Run = {
    /**
     * @description The run's id.
     * @example run_01K9R3
     */
    id: string;
    /**
     * @description The status of the run. More values may be added.
     * @example awaiting_approval
     */
    status: components["schemas"]["run-status"] | (string & {});
    /**
     * @description The agent.
     * @example agt_01K9REFUND
     */
    agent_id: string;
    /**
     * Format: date-time
     * @description When the run was scheduled. Lists are ordered by it, newest first.
     * @example 2026-11-02T08:59:57.900Z
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When the run started.
     * @example 2026-11-02T08:59:57.930Z
     */
    started_at: string | null;
    /**
     * Format: date-time
     * @description When the run ended.
     * @example 2026-11-01T14:20:00.000Z
     */
    finished_at: string | null;
    /**
     * @description The run's latest approval.
     * @example apr_01K9A3
     */
    approval_id: string | null;
};
export type Sandbox = {
    /**
     * @description The base URL of the API.
     * @example http://127.0.0.1:4010/v1
     */
    base_url: string;
    /**
     * @description The base URL of the sign-in console.
     * @example http://127.0.0.1:4010
     */
    console_url: string;
    /**
     * Format: date-time
     * @description The time on the sandbox's clock.
     * @example 2026-11-02T12:00:00.000Z
     */
    now: string;
    /**
     * @description The slug of the demo workspace.
     * @example acme
     */
    workspace: string;
    /**
     * @description The private addresses that webhooks may be sent to.
     * @example loopback
     * @enum {string}
     */
    private_addresses: "none" | "loopback" | "all";
    /**
     * @description The base of the proxy URLs of secrets that the API returns to a client of this address.
     * @example http://localhost:4010/proxy
     */
    secret_proxy_url: string;
    /** @description The demo tokens. */
    tokens: components["schemas"]["IssuedToken"][];
    /** @description Payment tokens by outcome. */
    payment_tokens: {
        /**
         * @description The payment method is accepted.
         * @example pmtok_1Q9acme4242
         */
        accepted: string;
        /**
         * @description The payment method is accepted, but charges to it fail.
         * @example pmtok_charge_fails0341
         */
        failing: string;
        /**
         * @description The card is declined.
         * @example pmtok_declined0002
         */
        declined: string;
        /**
         * @description The token has expired.
         * @example pmtok_expired0069
         */
        expired: string;
        /**
         * @description The processor rejects the token.
         * @example pmtok_rejected0127
         */
        rejected: string;
    };
};
/**
 * @description A permission, as `<resource>:<level>`. The level `destructive` includes `write`, which includes `read`; `secrets:set` is separate.
 * @example agents:read
 * @example approvals:write
 * @example secrets:set
 * @enum {string}
 */
export type Scope = "me:read" | "workspaces:read" | "workspaces:write" | "tokens:read" | "tokens:write" | "tokens:destructive" | "pages:read" | "pages:write" | "pages:destructive" | "theme:read" | "theme:write" | "billing:read" | "billing:write" | "forms:read" | "logs:read" | "approvals:read" | "approvals:write" | "secrets:read" | "secrets:set" | "secrets:write" | "secrets:destructive" | "agents:read" | "agents:write" | "webhooks:read" | "webhooks:write" | "webhooks:destructive";
export type SecretUse = {
    mode?: components["schemas"]["Mode"];
    region?: components["schemas"]["Region"];
    /**
     * @description The purpose of the capability that resolves the secret. Defaults to any.
     * @example payments
     */
    purpose?: string;
    /**
     * @description The value that the runtime expects.
     * @example sk_example_not_a_real_key
     */
    value?: string;
};
/** @description The records to start from, instead of the demo records. */
export type Seed = {
    /**
     * @description The workspaces with their records. The owner of the demo workspaces can access all of them. If the array is empty, so are the demo workspaces.
     * @example [
     *       {
     *         "slug": "shop",
     *         "name": "Shop",
     *         "test": {
     *           "agents": [
     *             {
     *               "name": "Greeter"
     *             }
     *           ]
     *         }
     *       }
     *     ]
     */
    workspaces: components["schemas"]["SeedWorkspace"][];
};
export type SeedAgent = {
    /**
     * @description Its id.
     * @example agt_GREETER
     */
    id?: string;
    /**
     * @description A human-readable name.
     * @example Greeter
     */
    name: string;
    /**
     * @description Whether the agent starts runs.
     * @default inactive
     * @example active
     * @enum {string}
     */
    status?: "inactive" | "active";
    /**
     * @description What the agent does.
     * @example Greets new visitors.
     */
    task?: string | null;
    /**
     * @description When the agent runs, as a cron expression in UTC.
     * @example 0 7 * * 1
     */
    schedule?: string | null;
    /**
     * @description The event that triggers a run.
     * @example forms.submitted
     */
    trigger?: string | null;
    /**
     * Format: date-time
     * @description When the record was created.
     * @example 2026-10-14T12:00:00.000Z
     */
    created_at?: string;
};
export type SeedApproval = {
    /**
     * @description Its id.
     * @example apr_FIRST
     */
    id?: string;
    /**
     * @description The run that requests approval.
     * @example run_FIRST
     */
    run_id: string;
    /**
     * @description The status of the approval.
     * @default pending
     * @example pending
     * @enum {string}
     */
    status?: "pending" | "approved" | "denied";
    /**
     * @description The action that the agent wants to take.
     * @example send
     */
    action: string;
    /**
     * @description The information needed for the decision.
     * @default {}
     * @example {
     *       "to": "ada@example.com"
     *     }
     */
    payload?: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When approval was requested.
     * @example 2026-11-02T08:59:58.400Z
     */
    created_at?: string;
    /**
     * Format: date-time
     * @description When the decision was made.
     * @example 2026-11-02T09:00:00.000Z
     */
    decided_at?: string | null;
    /**
     * @description The user who decided.
     * @example usr_01K9OWNER
     */
    decided_by?: string | null;
    /**
     * @description The note that was given with the decision.
     * @example Looks right.
     */
    note?: string | null;
};
/** @description The subscription. Defaults to the free plan in the current month. */
export type SeedBilling = {
    plan: components["schemas"]["NewPlan"];
    /**
     * @description The status of the subscription.
     * @default active
     * @example active
     * @enum {string}
     */
    status?: "active" | "past_due" | "canceled";
    /**
     * Format: date-time
     * @description The start of the period.
     * @example 2026-11-01T00:00:00.000Z
     */
    period_start: string;
    /**
     * Format: date-time
     * @description The end of the period.
     * @example 2026-12-01T00:00:00.000Z
     */
    period_end: string;
    /** @description The plan of the next period. Defaults to the same. */
    next_plan?: components["schemas"]["NewPlan"];
    /**
     * Format: date-time
     * @description The end of the trial. Defaults to none.
     * @example 2026-11-20T00:00:00.000Z
     */
    trial_ends_at?: string;
    /**
     * @description Whether a cancellation is pending.
     * @default false
     * @example false
     */
    cancels_at_period_end?: boolean;
    /**
     * Format: date-time
     * @description The start of the grace period.
     * @example 2026-11-02T00:00:00.000Z
     */
    past_due_since?: string;
    /** @description The payment method on file. Defaults to none. */
    payment_method?: components["schemas"]["NewPaymentMethod"];
};
export type SeedForm = {
    /**
     * @description Its id.
     * @example frm_CONTACT
     */
    id?: string;
    /**
     * @description A human-readable name.
     * @example Contact
     */
    name: string;
    /**
     * @description The names of the fields, in order.
     * @example [
     *       "email",
     *       "message"
     *     ]
     */
    fields: string[];
    /**
     * @description The label of the submit button.
     * @example Send
     */
    submit_label?: string;
    /**
     * @description The table that stores submissions.
     * @example contact_messages
     */
    schema_table?: string;
    /** @description The capability that is invoked after a submission is recorded. Defaults to none. */
    on_submit?: {
        /**
         * @description The capability's name.
         * @example email.send
         */
        capability: string;
        /**
         * @description The capability's input.
         * @example {
         *       "to": "owner@acme.example"
         *     }
         */
        args: unknown;
    };
    /**
     * Format: date-time
     * @description When the record was created.
     * @example 2026-10-14T12:00:00.000Z
     */
    created_at?: string;
};
export type SeedInvoice = {
    /**
     * @description Its id.
     * @example inv_SEPTEMBER
     */
    id?: string;
    /**
     * Format: date-time
     * @description The start of the period. Defaults to a month before its end.
     * @example 2026-09-01T00:00:00.000Z
     */
    period_start?: string;
    /**
     * Format: date-time
     * @description The end of the period. Defaults to a month after its start, or to now.
     * @example 2026-10-01T00:00:00.000Z
     */
    period_end?: string;
    /**
     * @description The amount in minor units.
     * @example 4900
     */
    amount: number;
    /**
     * @description The ISO 4217 currency code.
     * @example USD
     */
    currency: string;
    /**
     * @description The status of the invoice.
     * @example paid
     * @enum {string}
     */
    status: "draft" | "open" | "paid" | "void" | "uncollectible";
    /**
     * Format: uri
     * @description The URL of the invoice as a PDF.
     * @example https://billing.shop.example/invoices/inv_SEPTEMBER.pdf
     */
    pdf_url?: string;
    /**
     * Format: date-time
     * @description When the invoice was created. Defaults to the end of the period.
     * @example 2026-10-01T00:00:00.000Z
     */
    created_at?: string;
    /**
     * @description The lines of the amount. Defaults to none.
     * @example [
     *       {
     *         "kind": "plan",
     *         "description": "Team",
     *         "quantity": 1,
     *         "amount": 4900
     *       }
     *     ]
     */
    lines?: components["schemas"]["InvoiceLine"][];
};
export type SeedLogEntry = {
    /**
     * Format: date-time
     * @description The time.
     * @example 2026-11-02T08:59:58.412Z
     */
    ts?: string;
    /**
     * @description Severity.
     * @example info
     * @enum {string}
     */
    level: "debug" | "info" | "warn" | "error";
    /**
     * @description The source of the entry.
     * @example agent
     */
    source: string;
    /**
     * @description The message.
     * @example Hello
     */
    message: string;
    /**
     * @description The id of the inbound request.
     * @example req_FIRST
     */
    request_id?: string;
};
export type SeedPage = {
    /**
     * @description Its id.
     * @example page_HOME
     */
    id?: string;
    slug: components["schemas"]["PageSlug"];
    /**
     * @description The title of the page.
     * @example Home
     */
    title: string;
    /** @description The document. Defaults to an empty NavShell with the title. */
    document?: components["schemas"]["PageDocument"];
    /**
     * @description Whether the page is published.
     * @default false
     * @example true
     */
    published?: boolean;
    /** @description The saved versions, oldest first, instead of `document` and `published`. The last one is the draft, with the page's slug and title. */
    versions?: components["schemas"]["SeedPageVersion"][];
    /**
     * @description The number of the published version among `versions`. Defaults to none.
     * @example 1
     */
    published_version?: number | null;
    /**
     * @description Slugs that the page had before. They are reserved for it for a day.
     * @example []
     */
    released_slugs?: {
        /**
         * @description The slug.
         * @example start
         */
        slug: string;
        /**
         * Format: date-time
         * @description When the page got another slug.
         * @example 2026-10-14T12:00:00.000Z
         */
        released_at: string;
    }[];
    /**
     * Format: date-time
     * @description When the record was created.
     * @example 2026-10-14T12:00:00.000Z
     */
    created_at?: string;
};
export type SeedPageVersion = {
    /**
     * @description The number of the version.
     * @example 2
     */
    version: number;
    document: components["schemas"]["PageDocument"];
    /**
     * Format: date-time
     * @description When it was saved. Defaults to the time of the page.
     * @example 2026-10-14T12:00:00.000Z
     */
    created_at?: string;
};
/** @description The records of one workspace and mode, newest first, as in the API. Ids and times are optional, but a record that others refer to (an agent with runs, a form with submissions) needs an id. */
export type SeedRecords = {
    /**
     * @description Agents.
     * @example [
     *       {
     *         "name": "Greeter"
     *       }
     *     ]
     */
    agents?: components["schemas"]["SeedAgent"][];
    /**
     * @description The agents' runs.
     * @example [
     *       {
     *         "agent_id": "agt_GREETER",
     *         "status": "completed"
     *       }
     *     ]
     */
    runs?: components["schemas"]["SeedRun"][];
    /**
     * @description Approvals requested by runs.
     * @example [
     *       {
     *         "run_id": "run_FIRST",
     *         "action": "send"
     *       }
     *     ]
     */
    approvals?: components["schemas"]["SeedApproval"][];
    /**
     * @description Pages.
     * @example [
     *       {
     *         "slug": "home",
     *         "title": "Home"
     *       }
     *     ]
     */
    pages?: components["schemas"]["SeedPage"][];
    theme?: components["schemas"]["Theme"];
    /**
     * @description The version of the theme.
     * @default 1
     * @example 3
     */
    theme_version?: number;
    theme_draft?: components["schemas"]["SeedThemeDraft"];
    /**
     * @description Forms.
     * @example [
     *       {
     *         "name": "Contact",
     *         "fields": [
     *           "email"
     *         ]
     *       }
     *     ]
     */
    forms?: components["schemas"]["SeedForm"][];
    /**
     * @description The forms' submissions.
     * @example [
     *       {
     *         "form_id": "frm_CONTACT",
     *         "data": {
     *           "email": "ada@example.com"
     *         }
     *       }
     *     ]
     */
    submissions?: components["schemas"]["SeedSubmission"][];
    /**
     * @description Log entries.
     * @example [
     *       {
     *         "level": "info",
     *         "source": "agent",
     *         "message": "Hello"
     *       }
     *     ]
     */
    log_entries?: components["schemas"]["SeedLogEntry"][];
    /**
     * @description Invoices.
     * @example [
     *       {
     *         "period_start": "2026-09-01T00:00:00.000Z",
     *         "period_end": "2026-10-01T00:00:00.000Z",
     *         "amount": 4900,
     *         "currency": "USD",
     *         "status": "paid"
     *       }
     *     ]
     */
    invoices?: components["schemas"]["SeedInvoice"][];
    /**
     * @description Secrets.
     * @example [
     *       {
     *         "name": "smtp_password",
     *         "value": "not-a-real-one"
     *       }
     *     ]
     */
    secrets?: components["schemas"]["SeedSecret"][];
    /**
     * @description Webhook subscriptions.
     * @example [
     *       {
     *         "url": "https://hooks.shop.example/events",
     *         "events": [
     *           "pages.published"
     *         ]
     *       }
     *     ]
     */
    webhooks?: components["schemas"]["SeedWebhook"][];
    billing?: components["schemas"]["SeedBilling"];
    /**
     * @description Recorded usage.
     * @example [
     *       {
     *         "metric": "requests",
     *         "unit": "request",
     *         "quantity": 250
     *       }
     *     ]
     */
    usage?: components["schemas"]["SeedUsage"][];
};
export type SeedRun = {
    /**
     * @description Its id.
     * @example run_FIRST
     */
    id?: string;
    /**
     * @description The agent.
     * @example agt_GREETER
     */
    agent_id: string;
    /**
     * @description The status.
     * @example completed
     * @enum {string}
     */
    status: "pending" | "running" | "awaiting_approval" | "completed" | "failed" | "denied";
    /**
     * Format: date-time
     * @description When the run was scheduled.
     * @example 2026-11-02T08:59:57.900Z
     */
    created_at?: string;
    /**
     * Format: date-time
     * @description When the run started.
     * @example 2026-11-02T08:59:57.930Z
     */
    started_at?: string | null;
    /**
     * Format: date-time
     * @description When it ended.
     * @example 2026-11-02T09:00:57.930Z
     */
    finished_at?: string | null;
    /**
     * @description The run's latest approval.
     * @example apr_FIRST
     */
    approval_id?: string | null;
    /**
     * @description The id of the request that started it. Its log entries have the same id.
     * @example req_FIRST
     */
    request_id?: string | null;
};
export type SeedSecret = {
    /**
     * @description The secret's name.
     * @example smtp_password
     */
    name: string;
    /**
     * @description The value. Defaults to a random one.
     * @example not-a-real-one
     */
    value?: string;
    /**
     * @description The tag that determines which capability may resolve it.
     * @example email
     */
    purpose?: string | null;
    residency?: components["schemas"]["Region"];
    /**
     * @description Whether zero data retention applies.
     * @default false
     * @example false
     */
    zdr?: boolean;
    /**
     * @description The kind of provider that requires a rotation. Defaults to none.
     * @example payments
     * @enum {string|null}
     */
    rotation_required_by?: "payments" | "email" | "storage" | "database" | "identity" | "dns" | null;
    /**
     * Format: date-time
     * @description When the record was created.
     * @example 2026-10-14T12:00:00.000Z
     */
    created_at?: string;
    /**
     * Format: date-time
     * @description When the value was last set. Defaults to `created_at`.
     * @example 2026-10-14T12:00:00.000Z
     */
    updated_at?: string;
};
export type SeedSubmission = {
    /**
     * @description Its id.
     * @example sub_FIRST
     */
    id?: string;
    /**
     * @description The form.
     * @example frm_CONTACT
     */
    form_id: string;
    /**
     * @description One value per field of the form.
     * @example {
     *       "email": "ada@example.com"
     *     }
     */
    data: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the submission was recorded.
     * @example 2026-11-02T07:12:44.000Z
     */
    submitted_at?: string;
};
/** @description A draft of the theme that is not published. */
export type SeedThemeDraft = {
    /**
     * @description The number of the draft, above the number of the theme.
     * @example 4
     */
    version: number;
    document: components["schemas"]["Theme"];
};
export type SeedUsage = {
    /**
     * @description The metric.
     * @example requests
     */
    metric: string;
    /**
     * @description The quantity.
     * @example 250
     */
    quantity: number;
    /**
     * @description The unit. Defaults to the metric's usual unit.
     * @example request
     */
    unit?: string;
    /**
     * Format: date-time
     * @description When it was recorded. Defaults to now.
     * @example 2026-11-02T09:00:00.000Z
     */
    recorded_at?: string;
};
export type SeedWarning = {
    /**
     * @description A JSON Pointer into the seed.
     * @example /workspaces/0/test/agents/0/trigger
     */
    path: string;
    /**
     * @description What is wrong.
     * @example unknown_value
     */
    reason: string;
    /**
     * @description A human-readable message with the closest existing name.
     * @example Unknown event "form.submitted". Did you mean "forms.submitted"?
     */
    message: string;
};
export type SeedWarnings = {
    /** @description Accepted values that are likely mistakes, such as a trigger that isn't an event type. */
    warnings: components["schemas"]["SeedWarning"][];
};
export type SeedWebhook = {
    /**
     * @description Its id.
     * @example wh_ORDERS
     */
    id?: string;
    /**
     * Format: uri
     * @description The endpoint URL.
     * @example https://hooks.shop.example/events
     */
    url: string;
    /**
     * @description The events that are delivered.
     * @example [
     *       "pages.published"
     *     ]
     */
    events: string[];
    /**
     * @description The signing secret. Defaults to a random one.
     * @example whsec_not_a_real_one
     */
    secret?: string;
    /**
     * Format: date-time
     * @description When the record was created.
     * @example 2026-10-14T12:00:00.000Z
     */
    created_at?: string;
};
export type SeedWorkspace = {
    /**
     * @description The slug of a demo workspace or a new workspace.
     * @example shop
     */
    slug: string;
    /**
     * @description A human-readable name. Defaults to the slug.
     * @example Shop
     */
    name?: string;
    test?: components["schemas"]["SeedRecords"];
    live?: components["schemas"]["SeedRecords"];
    rate_limit?: components["schemas"]["RateLimit"];
    /**
     * @description Whether the workspace is on hold.
     * @default false
     * @example false
     */
    held?: boolean;
    /**
     * @description The policy rules, in the order in which they were added.
     * @example [
     *       {
     *         "resource": "agents",
     *         "action": "write"
     *       }
     *     ]
     */
    policy_rules?: components["schemas"]["NewPolicyRule"][];
    /** @description The region that secrets are restricted to. Defaults to no restriction. */
    secrets_region?: components["schemas"]["Region"];
    /**
     * @description The plans that the workspace can choose. Defaults to the plans of every workspace.
     * @example [
     *       {
     *         "id": "plan_team",
     *         "name": "Team"
     *       }
     *     ]
     */
    plans?: components["schemas"]["NewPlan"][];
};
export type SignIn = {
    /**
     * @description The S256 challenge of the client's verifier.
     * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
     */
    code_challenge: string;
    /**
     * @description The redirect URI of the client, on this machine or of an installed app.
     * @example http://127.0.0.1:53682/callback
     */
    redirect_uri: string;
    /**
     * @description The slug of the workspace that the user chooses.
     * @default acme
     * @example acme
     */
    workspace?: string;
    mode?: components["schemas"]["Mode"];
    /**
     * @description The user. Defaults to the member of the workspace with the most permissions.
     * @example owner@acme.example
     */
    email?: string;
};
export type Snapshot = {
    /**
     * @description Its name.
     * @example signed-up
     */
    name: string;
    /**
     * Format: date-time
     * @description When the snapshot was taken.
     * @example 2026-11-02T09:00:00.000Z
     */
    taken_at: string;
};
export type SnapshotList = {
    /** @description The snapshots. */
    data: components["schemas"]["Snapshot"][];
};
/** @description A record, with the members of a seed's record or of a token. `grace_ends_at` of `billing` is the time at which a past-due workspace will be canceled. `versions` of a secret are the accepted values, newest first, and `stored` its encrypted values with the data key, in base64, as the master key wraps it. The `key_id` differs for each data key. */
export type StoredRecord = ({
    /**
     * @description Its id, or the name of a secret.
     * @example agt_01K9DIGEST
     */
    id: string;
} & {
    [key: string]: unknown;
}) | components["schemas"]["TokenState"];
/** @description The workspace's theme: one document with a draft and a published version. Blocks refer to its tokens, so publishing a change affects all pages. */
export type Theme = {
    /**
     * @description Colors by name. Block props refer to these names.
     * @example {
     *       "brand_primary": "#6f4e37",
     *       "brand_secondary": "#c8a27a",
     *       "surface": "#fffaf5",
     *       "on_surface": "#2b1d14"
     *     }
     */
    colors: {
        [key: string]: string;
    };
    /**
     * @description The fonts and sizes used on all pages.
     * @example {
     *       "font_family_heading": "Fraunces",
     *       "font_family_body": "Inter",
     *       "scale": "comfortable"
     *     }
     */
    typography: {
        /**
         * @description The font family of headings.
         * @example Fraunces
         */
        font_family_heading: string;
        /**
         * @description The font family of body text.
         * @example Inter
         */
        font_family_body: string;
        /**
         * @description The name of the type scale.
         * @example comfortable
         */
        scale: string;
    };
    /**
     * @description Distances by name.
     * @example {
     *       "section_gap": "4rem"
     *     }
     */
    spacing: {
        /**
         * @description The distance between sections of a page.
         * @example 4rem
         */
        section_gap?: string;
    } & {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the draft was last saved, in UTC. Set by the server.
     * @example 2026-10-31T14:05:00.000Z
     */
    updated_at: string;
};
export type ThemeRecord = {
    theme: components["schemas"]["Theme"];
    /**
     * @description The version of the theme.
     * @default 1
     * @example 3
     */
    theme_version?: number;
    theme_draft?: components["schemas"]["SeedThemeDraft"];
};
export type TokenState = {
    /**
     * @description The id of the token.
     * @example tok_01K9CI
     */
    id: string;
    /**
     * @description The kind of token.
     * @example key
     * @enum {string}
     */
    kind: "key" | "session";
    mode: components["schemas"]["Mode"];
    /**
     * @description The name of a key.
     * @example ci
     */
    name: string | null;
    /**
     * @description Whether the token is accepted.
     * @example active
     * @enum {string}
     */
    status: "active" | "expired" | "revoked";
    /**
     * @description The token's scopes.
     * @example [
     *       "agents:read"
     *     ]
     */
    scopes: string[];
    /**
     * @description The email address of the user who created the key or signed in.
     * @example owner@acme.example
     */
    user: string;
    /**
     * @description Whether the session requires a second factor.
     * @example false
     */
    mfa_required: boolean;
    /**
     * Format: date-time
     * @description When it was created.
     * @example 2026-11-02T09:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last used; null if never.
     * @example null
     */
    last_used_at: string | null;
    /**
     * Format: date-time
     * @description When it expires; null for never.
     * @example null
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * @description When it was revoked.
     * @example null
     */
    revoked_at: string | null;
};
export type TraceSearch = {
    /**
     * @description The string to find.
     * @example sk_example_not_a_real_key
     */
    text: string;
};
export type Traces = {
    /** @description The places that contain the string. */
    data: {
        /**
         * @description A table, or another store.
         * @example log_entries
         */
        place: string;
        /**
         * @description How the string is encoded there.
         * @example plain
         * @enum {string}
         */
        encoding: "plain" | "base64" | "hex" | "percent";
    }[];
};
export type Upcoming = {
    /**
     * Format: date-time
     * @description The time on the sandbox's clock.
     * @example 2026-11-02T12:00:00.000Z
     */
    now: string;
    /** @description What will happen. */
    data: {
        /**
         * Format: date-time
         * @description When.
         * @example 2026-11-02T12:00:05.000Z
         */
        at: string;
        /**
         * @description The kind.
         * @example deliveries_attempted
         * @enum {string}
         */
        what: "runs_started" | "runs_finished" | "deliveries_attempted" | "periods_invoiced" | "subscriptions_canceled" | "tokens_expired" | "secret_overlaps_ended";
        /**
         * @description The slug of the workspace; `null` for a session without one.
         * @example acme
         */
        workspace: string | null;
        mode: components["schemas"]["Mode"];
        /**
         * @description The agent, run, delivery, token or secret that it is about; `null` for a subscription to a plan.
         * @example dlv_01K9D1
         */
        id: string | null;
    }[];
};
export type UsageCap = {
    /**
     * @description The metric.
     * @example requests
     */
    metric: string;
    /**
     * @description The quantity included in the plan's price.
     * @example 20000
     */
    included: number;
    /**
     * @description The price of each additional unit, in minor units.
     * @example 0.1
     */
    unit_price: number;
};
/** @description The error envelope for a request that fails validation. */
export type ValidationError = {
    /** @description The error and the invalid fields. */
    error: {
        /**
         * @description Always `validation_failed`.
         * @example validation_failed
         * @constant
         */
        code: "validation_failed";
        /**
         * @description A human-readable, single-line message.
         * @example The request failed validation. See fields for each problem.
         */
        message: string;
        details?: components["schemas"]["error-details"];
        /**
         * @description The invalid fields, one entry each.
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
export type WorkspaceChange = {
    /**
     * @description A human-readable name.
     * @example Shop
     */
    name?: string;
    /**
     * @description The rate limit of each token; null for the sandbox's.
     * @example {
     *       "limit": 5,
     *       "window_seconds": 60
     *     }
     */
    rate_limit?: components["schemas"]["RateLimit"] | null;
    /**
     * @description Whether the workspace is on hold.
     * @example true
     */
    held?: boolean;
    /**
     * @description The policy rules.
     * @example [
     *       {
     *         "resource": "agents",
     *         "action": "write"
     *       }
     *     ]
     */
    policy_rules?: components["schemas"]["NewPolicyRule"][];
    /**
     * @description The region that secrets are restricted to; null for none.
     * @example eu
     * @enum {string|null}
     */
    secrets_region?: "eu" | "us" | "ap" | null;
    /**
     * @description The plans that the workspace can choose; null for the plans of every workspace.
     * @example [
     *       {
     *         "id": "plan_team",
     *         "name": "Team"
     *       }
     *     ]
     */
    plans?: components["schemas"]["NewPlan"][] | null;
};
export type WorkspaceState = {
    /**
     * @description The workspace's id.
     * @example ws_01K9ACME
     */
    id: string;
    /**
     * @description Its slug.
     * @example acme
     */
    slug: string;
    /**
     * @description A human-readable name.
     * @example Acme
     */
    name: string;
    /**
     * Format: date-time
     * @description When the record was created.
     * @example 2026-09-01T00:00:00.000Z
     */
    created_at: string;
    /**
     * @description Whether the workspace is on hold.
     * @example false
     */
    held: boolean;
    rate_limit: components["schemas"]["RateLimitState"];
    /**
     * @description The policy rules, in the order in which they were added.
     * @example []
     */
    policy_rules: components["schemas"]["NewPolicyRule"][];
    /**
     * @description The region that secrets are restricted to.
     * @example null
     */
    secrets_region: string | null;
    home_region: components["schemas"]["Region"];
    /**
     * @description The plans that the workspace can choose, with their terms.
     * @example [
     *       {
     *         "id": "plan_team",
     *         "name": "Team"
     *       }
     *     ]
     */
    plans: components["schemas"]["NewPlan"][];
};
export type WorkspaceStates = {
    /** @description The workspaces. */
    data: components["schemas"]["WorkspaceState"][];
};
/**
 * @description A node of a page's tree: a block with its props and children. Blocks can be nested to any depth.
 * @example {
 *       "block": "Hero",
 *       "props": {
 *         "headline": "Coffee, roasted this morning",
 *         "background": "brand_primary"
 *       }
 *     }
 */
export type block = {
    /**
     * @description The type of the block in the page editor.
     * @example Hero
     */
    block: string;
    /**
     * @description The block's props. A prop that names a theme color is resolved through the theme's `colors`.
     * @example {
     *       "headline": "Coffee, roasted this morning",
     *       "background": "brand_primary"
     *     }
     */
    props: {
        [key: string]: unknown;
    };
    /**
     * @description The nested blocks, in order. Absent if there are none.
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
