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
         * @description Drops every record, token and cursor, and puts back what the sandbox began with: the demo records, or those that
         *     it was started or is reset with; the clock, the latency and the faults. Fault rules and the log of requests go.
         */
        post: operations["reset"];
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
        get?: never;
        put?: never;
        /**
         * Make a workspace of one's own
         * @description It has an owner, records, tokens and a rate limit of its own, and nobody else's requests see it.
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
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a workspace whole
         * @description Its records, tokens, snapshots and the users who have no other workspace go with it.
         */
        delete: operations["removeWorkspace"];
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
         * The snapshots of a workspace
         * @description In the order of their names.
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
         * Keep a workspace as it is now, under a name
         * @description Both modes are kept, in place of an earlier snapshot of that name.
         */
        put: operations["takeSnapshot"];
        post?: never;
        /**
         * Forget a snapshot
         * @description The workspace stays as it is.
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
         * Make a workspace what it was
         * @description What came since is gone, idempotency keys included, and what went is back. Sessions, the clock and the log of
         *     the keys stay as they are.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disturbance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What holds for every request of the API
         * @description How slow the API is, and which bugs it has.
         */
        get: operations["getDisturbance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make the API slow, or give it bugs
         * @description Until it is changed or the sandbox is reset. What is left out stays as it is.
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
         * Which requests fail or are slow
         * @description The rules in the order in which they are tried.
         */
        get: operations["listFaultRules"];
        put?: never;
        /**
         * Let some requests fail, or be slow
         * @description Requests that the rule is for, and that passed the checks of token, rate limit and scope, wait for its latency
         *     and get its error instead of being executed. The first rule that a request meets applies.
         */
        post: operations["addFaultRule"];
        /**
         * Remove every fault rule
         * @description Requests are executed again.
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
         * Remove a fault rule
         * @description Other rules stay.
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
         * What the API was asked, and what it made of it
         * @description The newest 1,000 requests of the API are kept, newest first: which operation each was, what in it breaks the
         *     contract, what its token may do, and what it changed. Nothing of a body, a token or a value is kept.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Forget the requests so far
         * @description The next request is the first of the log.
         */
        delete: operations["clearRequests"];
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
    "/workspaces/{slug}/live/pages/{page}": {
        parameters: {
            query?: {
                /**
                 * @description Whose data it is; that of the test mode where absent.
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
                 * @description The slug that the page was published under.
                 * @example home
                 */
                page: components["parameters"]["LiveSlug"];
            };
            cookie?: never;
        };
        /**
         * Visit a page
         * @description The page as it was published last under this slug, whatever its draft says now. A canceled workspace is paused, which is answered with a conflict.
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
                 * @description Whose data it is; that of the test mode where absent.
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
         * The theme that visitors see
         * @description The theme as it was published last, whatever its draft says now. A canceled workspace is paused, which is answered with a conflict.
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
         * @description Records what a visitor entered, under the names of the form's fields, and invokes the form's capability after that. The pages of a canceled workspace are paused, which is answered with a conflict.
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
    "/workspaces/{slug}/invoices/{id}/lines": {
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
         * What an invoice's amount is made of
         * @description The price of the plan, and a line for each metric that was used beyond its cap.
         */
        get: operations["listInvoiceLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/billing": {
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put a workspace's subscription in a state, as the console and the payment processor do
         * @description What is left out stays as it is. `past_due` begins the grace window now. `active` is a payment retry that
         *     succeeded, or an unpaid invoice resolved in the console: open invoices are paid, and what was canceled goes on
         *     with the period that it is now.
         */
        patch: operations["setBilling"];
        trace?: never;
    };
    "/workspaces/{slug}/plans": {
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
         * Which plans a workspace can choose from
         * @description With the terms that the API doesn't show.
         */
        get: operations["listPlans"];
        /**
         * Say which plans a workspace can choose from
         * @description The list replaces the one before. A subscription keeps the terms that its plan had when it was chosen.
         */
        put: operations["setPlans"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/usage": {
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
         * Count what a workspace's runtime uses
         * @description It counts for the period that is open. The runtime of a canceled workspace is paused, which is answered with a conflict.
         */
        post: operations["addUsage"];
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
         * What was and is to be delivered
         * @description The newest 1,000 deliveries of events to subscriptions, newest first, of both modes, with every attempt.
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
         * Deliver an event to a subscription once more
         * @description The event keeps its id and its bytes, and has all its attempts anew. While the subscription's breaker is open nothing is sent, which is answered with a conflict.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/capability-calls": {
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
         * What forms set off
         * @description The newest 1,000 calls of capabilities by forms, newest first, of both modes.
         */
        get: operations["listCapabilityCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/secrets/{name}/require-rotation": {
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
         * Ask for a secret's rotation, as its provider does
         * @description Uses of the secret fail from now on, until it is rotated or set anew.
         */
        post: operations["requireSecretRotation"];
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
         * @description Resolves the secret under the rules of a use: region, purpose, and rotations that are waited for. The value is
         *     never told; a value that is given is held against those that are accepted now.
         */
        post: operations["resolveSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/secrets/{name}/stored": {
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
        /**
         * What is stored of a test mode's secret
         * @description The values as they are encrypted, and the data key of the workspace as the master key wraps it.
         */
        get: operations["getStoredSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/residency": {
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
         * Lock a workspace's secrets to a region, or unlock them
         * @description While there is a lock, no secret can be set to live in another region, and each can only be used in the region
         *     it lives in.
         */
        post: operations["lockResidency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/key-uses": {
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
         * Who had a workspace's data key wrapped or unwrapped
         * @description The newest 1,000, newest first.
         */
        get: operations["listKeyUses"];
        put?: never;
        post?: never;
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
         * @description It is paused and finished here, or goes on when the clock is advanced; unlike the runs that a schedule or an event
         *     starts, it stands still while time passes by itself. An inactive agent starts no run, which is answered with a
         *     conflict.
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
    "/tokens/{id}/mfa": {
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
        /**
         * Let a session owe a second factor, or give it
         * @description While it is owed, the session is refused with the hint `mfa_required`. An API key owes none, which is answered with a conflict.
         */
        put: operations["requireMfa"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/hold": {
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
        /**
         * Put a workspace on hold, or lift the hold
         * @description Requests to a workspace on a billing or compliance hold are refused with the hint `workspace_locked`, in both modes.
         */
        put: operations["lockWorkspace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/policy-rules": {
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
         * What a workspace's policy blocks
         * @description The rules in the order in which they were added.
         */
        get: operations["listPolicyRules"];
        put?: never;
        /**
         * Let a workspace's policy block something
         * @description A request whose operation asks for the scope `resource:action` is answered `policy_denied` from now on, whatever its token may do.
         */
        post: operations["addPolicyRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/policy-rules/{id}": {
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
        post?: never;
        /**
         * Take a rule of a workspace's policy back
         * @description What it blocked is let through again, unless another rule blocks it.
         */
        delete: operations["removePolicyRule"];
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
             * @description How far to move it, a hundred years at most.
             * @example 86400
             */
            seconds: number;
        };
        /** @description A request by a run for a person's approval, without which the run does not continue. */
        Approval: {
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
             * @description When approval was requested. Lists are ordered by it, newest first.
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
        /** @description The workspace's billing state. */
        Billing: {
            plan: components["schemas"]["Plan"];
            /**
             * @description The status of the subscription: `active`, `past_due` (a payment is overdue; the workspace keeps running during a grace period), `canceled` (runtime traffic is paused; reactivate in the console). Other values may be added.
             * @example active
             * @example past_due
             * @example canceled
             */
            status: string;
            /**
             * Format: date-time
             * @description The start of the current billing period.
             * @example 2026-11-01T00:00:00.000Z
             */
            current_period_start: string;
            /**
             * Format: date-time
             * @description The end of the current billing period. Plan changes usually take effect then.
             * @example 2026-12-01T00:00:00.000Z
             */
            current_period_end: string;
            /**
             * @description The payment method on file; `null` if there is none.
             * @example {
             *       "type": "card",
             *       "last4": "4242",
             *       "brand": "visa"
             *     }
             */
            payment_method: components["schemas"]["PaymentMethod"] | null;
        };
        BillingChange: {
            mode?: components["schemas"]["Mode"];
            /**
             * @description Where the subscription stands from now on.
             * @example past_due
             * @enum {string}
             */
            status?: "active" | "past_due" | "canceled";
            /**
             * @description The method on file; null for none.
             * @example {
             *       "type": "card",
             *       "last4": "4242",
             *       "brand": "visa"
             *     }
             */
            payment_method?: components["schemas"]["PaymentMethod"] | null;
            /**
             * Format: date-time
             * @description Until when a trial runs; null for none.
             * @example 2026-11-20T00:00:00.000Z
             */
            trial_ends_at?: string | null;
            /**
             * @description Whether a cancellation is pending.
             * @example true
             */
            cancels_at_period_end?: boolean;
        };
        BillingState: {
            billing: components["schemas"]["Billing"];
            /**
             * Format: date-time
             * @description Until when a trial runs.
             * @example null
             */
            trial_ends_at: string | null;
            /**
             * @description Whether a cancellation is pending.
             * @example false
             */
            cancels_at_period_end: boolean;
            /**
             * @description The plan that the next period begins with, where it is another.
             * @example null
             */
            next_plan: components["schemas"]["Plan"] | null;
            /**
             * Format: date-time
             * @description When a past-due workspace is canceled.
             * @example 2026-11-16T09:00:00.000Z
             */
            grace_ends_at: string | null;
            /** @description Tokens of the payment processor, by what becomes of them. */
            payment_tokens: {
                /**
                 * @description Its method goes on file.
                 * @example pmtok_1Q9acme4242
                 */
                accepted: string;
                /**
                 * @description Its method goes on file, and every charge to it fails.
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
        CapabilityCalls: {
            /** @description Calls, newest first. */
            data: {
                /**
                 * @description The call.
                 * @example call_01K9C1
                 */
                id: string;
                mode: components["schemas"]["Mode"];
                /**
                 * @description What was invoked.
                 * @example email.send
                 */
                capability: string;
                /**
                 * @description What it was given.
                 * @example {
                 *       "to": "owner@acme.example"
                 *     }
                 */
                args: unknown;
                /**
                 * @description The submission that set it off.
                 * @example sub_01K9S3
                 */
                submission_id: string;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-02T07:12:44.087Z
                 */
                called_at: string;
            }[];
        };
        Clock: {
            /**
             * Format: date-time
             * @description Time on the sandbox's clock.
             * @example 2026-11-02T12:00:00.000Z
             */
            now: string;
        };
        CreatedWorkspace: {
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
             * @description Its name for people.
             * @example Shop
             */
            name: string;
            /** @description Its tokens, whose secrets stand here this once. */
            tokens: components["schemas"]["IssuedToken"][];
        };
        CursorToExpire: {
            /**
             * @description The cursor as a list gave it.
             * @example c_9f2a
             */
            cursor: string;
        };
        Deliveries: {
            /** @description Deliveries, newest first. */
            data: components["schemas"]["Delivery"][];
        };
        Delivery: {
            /**
             * @description One event for one subscription; its attempts have ids of their own.
             * @example dlv_01K9D1
             */
            id: string;
            mode: components["schemas"]["Mode"];
            /**
             * @description Whom it is for.
             * @example wh_01K9ORDERS
             */
            subscription_id: string;
            /**
             * @description Where it is sent.
             * @example https://hooks.acme.example/workspace-events
             */
            url: string;
            /** @description The body that is sent. */
            event: {
                /**
                 * @description The event.
                 * @example evt_01K9PUB1
                 */
                id: string;
                /**
                 * @description Its family.
                 * @example pages.published
                 */
                type: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Still to be delivered; delivered; failed at every attempt; never sent, as the breaker was open; given up, as the subscription was deleted.
             * @example delivered
             * @enum {string}
             */
            status: "pending" | "delivered" | "exhausted" | "dropped" | "canceled";
            /**
             * Format: date-time
             * @description When it is sent next; `null` where it is not, or is being sent now.
             * @example null
             */
            next_attempt_at: string | null;
            /**
             * @description The delivery that it repeats.
             * @example null
             */
            redelivery_of: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-02T09:00:00.000Z
             */
            created_at: string;
            /** @description What was sent, the first first. */
            attempts: {
                /**
                 * @description As its svc-delivery-id says.
                 * @example whd_01K9PUB1A
                 */
                id: string;
                /**
                 * Format: date-time
                 * @description When it was sent.
                 * @example 2026-11-02T09:00:00.000Z
                 */
                sent_at: string;
                /**
                 * Format: date-time
                 * @description When it ended; `null` while it is under way.
                 * @example 2026-11-02T09:00:00.120Z
                 */
                finished_at: string | null;
                /**
                 * @description The answer's status.
                 * @example 204
                 */
                status: number | null;
                /**
                 * @description Why there was no answer.
                 * @example null
                 */
                failure: string | null;
            }[];
        };
        Disturbance: {
            /**
             * @description How long every request waits; null for not at all.
             * @example {
             *       "min": 200,
             *       "max": 800
             *     }
             */
            latency: components["schemas"]["Latency"] | null;
            /**
             * @description The bugs that it has, by their names.
             * @example [
             *       "replay-not-marked"
             *     ]
             */
            faults: string[];
            /** @description The bugs that it can have. */
            known_faults: {
                /**
                 * @description Its name.
                 * @example replay-not-marked
                 */
                name: string;
                /**
                 * @description The promise that it breaks.
                 * @example idempotency.replayed-header
                 */
                clause: string;
                /**
                 * @description The bug in one sentence.
                 * @example A replayed answer does not say that it is one.
                 */
                text: string;
            }[];
        };
        DisturbanceChange: {
            /**
             * @description How long every request waits from now on; null for not at all.
             * @example {
             *       "min": 200,
             *       "max": 800
             *     }
             */
            latency?: components["schemas"]["Latency"] | null;
            /**
             * @description The bugs that it has from now on, and no others.
             * @example [
             *       "replay-not-marked"
             *     ]
             */
            faults?: string[];
        };
        /**
         * @description The envelope of every error response, in JSON regardless of the requested encoding.
         * @example {
         *       "error": {
         *         "code": "not_found",
         *         "message": "The resource does not exist or is not visible to this token."
         *       }
         *     }
         */
        Error: {
            /** @description The error. */
            error: {
                /**
                 * @description A machine-readable code. More codes may be added.
                 * @example not_found
                 */
                code: string;
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
        FaultRule: {
            /**
             * @description The rule.
             * @example rule_01K9R1
             */
            id: string;
            /**
             * @description The operation that it is for.
             * @example updatePage
             */
            operation: string | null;
            /**
             * @description The workspace that it is for.
             * @example acme
             */
            workspace: string | null;
            /**
             * @description The error that it gives.
             * @example upstream-unavailable
             */
            error: string | null;
            /**
             * @description The provider that the error names; null for that of its example.
             * @example email
             */
            upstream: string | null;
            /**
             * @description Whether the error says that the same request may succeed later; null for what its example says.
             * @example false
             */
            retryable: boolean | null;
            /**
             * @description How long its requests wait.
             * @example null
             */
            latency: components["schemas"]["Latency"] | null;
            /**
             * @description How likely it applies to a request.
             * @example 1
             */
            probability: number;
            /**
             * @description To how many requests it still applies; null for no end.
             * @example 2
             */
            remaining: number | null;
            /**
             * @description To how many requests it has applied.
             * @example 1
             */
            applied: number;
        };
        FaultRules: {
            /** @description The rules. */
            data: components["schemas"]["FaultRule"][];
        };
        Finish: {
            /**
             * @description How it ended.
             * @example completed
             * @enum {string}
             */
            status: "completed" | "failed";
        };
        /** @description A form, as defined in the form editor. Forms are read-only in this API. */
        Form: {
            /**
             * @description The form's id.
             * @example frm_01K9CONTACT
             */
            id: string;
            /**
             * @description A human-readable name.
             * @example Contact us
             */
            name: string;
            /**
             * @description The table that stores submissions.
             * @example contact_messages
             */
            schema_table: string;
            /**
             * @description The names of the form's fields, in order. Each is a column of `schema_table`.
             * @example [
             *       "name",
             *       "email",
             *       "message"
             *     ]
             */
            fields: string[];
            /**
             * @description The label of the submit button.
             * @example Send
             */
            submit_label: string;
            /**
             * @description The capability that is invoked after a submission is recorded. Absent if there is none.
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
                 * @description The input of the capability. Its shape is defined by the capability.
                 * @example {
                 *       "to": "owner@acme.example"
                 *     }
                 */
                args: unknown;
            };
        };
        Hold: {
            /**
             * @description Whether the workspace is on hold from now on.
             * @example true
             */
            held: boolean;
        };
        /** @description The charge for a billing period. */
        Invoice: {
            /**
             * @description The invoice's id.
             * @example inv_01K9SEP
             */
            id: string;
            /**
             * Format: date-time
             * @description The start of the invoiced period.
             * @example 2026-09-01T00:00:00.000Z
             */
            period_start: string;
            /**
             * Format: date-time
             * @description The end of the invoiced period.
             * @example 2026-10-01T00:00:00.000Z
             */
            period_end: string;
            /**
             * @description The total including overage, in the currency's minor unit (cents for USD).
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
             * @example https://billing.acme.example/invoices/inv_01K9SEP.pdf
             */
            pdf_url: string;
        };
        InvoiceLines: {
            /** @description The lines in their order. */
            data: {
                /**
                 * @description The price of the plan, or use beyond a cap.
                 * @example overage
                 * @enum {string}
                 */
                kind: "plan" | "overage";
                /**
                 * @description For people.
                 * @example requests beyond 20000
                 */
                description: string;
                /**
                 * @description How much is charged for.
                 * @example 7400
                 */
                quantity: number;
                /**
                 * @description In minor units.
                 * @example 740
                 */
                amount: number;
            }[];
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
        KeyUses: {
            /** @description Wraps and unwraps, newest first. */
            data: {
                /**
                 * @description What was done.
                 * @example unwrap
                 * @enum {string}
                 */
                action: "wrap" | "unwrap";
                /**
                 * @description Token id of who asked, or the part of the sandbox that did.
                 * @example tok_01K9DEMO
                 */
                principal: string;
                /**
                 * @description What the key was wanted for.
                 * @example setSecret
                 */
                purpose: string;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-02T09:00:00.000Z
                 */
                used_at: string;
            }[];
        };
        /** @description How long requests wait, in milliseconds: anything between the two, evenly. */
        Latency: {
            /**
             * @description At least.
             * @example 200
             */
            min: number;
            /**
             * @description At most.
             * @example 800
             */
            max: number;
        };
        LivePage: {
            /**
             * @description The page's id.
             * @example page_01K9HOME
             */
            id: string;
            /**
             * @description Number of the draft that was published.
             * @example 6
             */
            version: number;
            document: components["schemas"]["PageDocument"];
        };
        LiveTheme: {
            /**
             * @description Number of the draft that was published.
             * @example 3
             */
            version: number;
            document: components["schemas"]["Theme"];
        };
        /**
         * @description An entry of the workspace's runtime log.
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
             * @description The time of the entry, with milliseconds.
             * @example 2026-11-02T08:59:58.412Z
             */
            ts: string;
            /**
             * @description The severity of the entry.
             * @example warn
             * @enum {string}
             */
            level: "debug" | "info" | "warn" | "error";
            /**
             * @description The source of the entry, usually `request`, `capability` or `agent`.
             * @example agent
             * @example request
             * @example capability
             */
            source: string;
            /**
             * @description The message.
             * @example Refund waits for approval
             */
            message: string;
            /**
             * @description The id of the inbound request that the entry belongs to.
             * @example req_01K9Q7
             */
            request_id: string;
        };
        LoggedRequest: {
            /**
             * @description The request id that the answer carries too.
             * @example req_01K9Q7
             */
            id: string;
            /**
             * Format: date-time
             * @description When it came.
             * @example 2026-11-02T09:00:00.000Z
             */
            at: string;
            /**
             * @description Method.
             * @example POST
             */
            method: string;
            /**
             * @description Path without the query.
             * @example /v1/workspaces/acme/agents
             */
            path: string;
            /**
             * @description The query's keys that the contract declares, with their values.
             * @example {
             *       "limit": "50"
             *     }
             */
            query: {
                [key: string]: unknown;
            };
            /**
             * @description The operation; null where there is none of that path and method.
             * @example createAgent
             */
            operation: string | null;
            /**
             * @description Slug of the workspace that it acts on, or was to: that of its path, else that of its token; null where it has neither.
             * @example acme
             */
            workspace: string | null;
            /**
             * @description The mode of its token; null for a token that is not known.
             * @example test
             */
            mode: string | null;
            /**
             * @description Id of its token; null for one that is not known.
             * @example tok_01K9DEMO
             */
            token: string | null;
            /**
             * @description Status of the answer.
             * @example 201
             */
            status: number;
            /**
             * @description Code of the error; null for a success.
             * @example null
             */
            code: string | null;
            /**
             * @description What forced the answer: `Prefer`, or the id of a fault rule.
             * @example null
             */
            forced: string | null;
            /**
             * @description How long it took in real time.
             * @example 1.4
             */
            duration_ms: number;
            /** @description What in the request breaks the contract, whether it was refused for it or not, and however early it ended. */
            violations: {
                /**
                 * @description Which part of the request.
                 * @example body
                 * @enum {string}
                 */
                in: "method" | "path" | "query" | "header" | "body";
                /**
                 * @description Where in that part, as a JSON Pointer; empty for all of it.
                 * @example /colour
                 */
                path: string;
                /**
                 * @description What is wrong.
                 * @example unknown_field
                 */
                reason: string;
                /**
                 * @description For people.
                 * @example This field is not known here.
                 */
                message: string;
            }[];
            /**
             * @description How many more violations there are than are listed.
             * @example 0
             */
            omitted_violations: number;
            /** @description What the operation asks of the token, and what the token holds. */
            scope: {
                /**
                 * @description The scope that is asked for; null for none.
                 * @example agents:write
                 */
                required: string | null;
                /**
                 * @description The scopes of the token.
                 * @example [
                 *       "agents:write"
                 *     ]
                 */
                held: string[];
                /**
                 * @description Whether it is enough; null where it was not asked.
                 * @example true
                 */
                granted: boolean | null;
            };
            /** @description What the request changed; nothing for one that failed or was replayed. */
            changes: {
                /**
                 * @description What was done.
                 * @example changed
                 * @enum {string}
                 */
                action: "added" | "changed" | "removed";
                /**
                 * @description To which kind of records.
                 * @example agents
                 */
                records: string;
                /**
                 * @description Id of the one record; null where there is none or are several.
                 * @example agt_01K9STOCK
                 */
                id: string | null;
                /**
                 * @description What was changed of it.
                 * @example [
                 *       "status"
                 *     ]
                 */
                fields: string[];
                /**
                 * @description How many records.
                 * @example 1
                 */
                count: number;
            }[];
        };
        LoggedRequests: {
            /** @description Requests, newest first. */
            data: components["schemas"]["LoggedRequest"][];
        };
        MfaChallenge: {
            /**
             * @description Whether the session owes a second factor from now on.
             * @example true
             */
            required: boolean;
        };
        /**
         * @description Whose data it is; test and live data never meet.
         * @example test
         * @enum {string}
         */
        Mode: "test" | "live";
        /** @description An error, a latency or both for the requests that it is for. */
        NewFaultRule: {
            /**
             * @description The operation that it is for; all that declare the error where absent.
             * @example updatePage
             */
            operation?: string;
            /**
             * @description Slug of the workspace that it is for; all where absent.
             * @example acme
             */
            workspace?: string;
            /**
             * @description The error by the name of its example in the contract; the request is executed where absent.
             * @example upstream-unavailable
             */
            error?: string;
            /**
             * @description Which kind of provider failed, for an error that names one; that of its example where absent.
             * @example email
             * @enum {string}
             */
            upstream?: "payments" | "email" | "storage" | "database" | "identity" | "dns";
            /**
             * @description Whether the same request may succeed later, for an error that says so; as its example has it where absent.
             * @example false
             */
            retryable?: boolean;
            latency?: components["schemas"]["Latency"];
            /**
             * @description How likely it applies to a request; always where absent.
             * @example 0.2
             */
            probability?: number;
            /**
             * @description To how many requests it applies before it is over; no end where absent.
             * @example 3
             */
            count?: number;
        };
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
            /** @description The capability that is invoked once a submission is recorded; none where absent. */
            on_submit?: {
                /**
                 * @description The capability's name.
                 * @example email.send
                 */
                capability: string;
                /**
                 * @description What it is given.
                 * @example {
                 *       "to": "owner@acme.example"
                 *     }
                 */
                args: unknown;
            };
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
        NewPlan: {
            /**
             * @description As a plan change names it.
             * @example plan_team
             */
            id: string;
            /**
             * @description For people.
             * @example Team
             */
            name: string;
            /**
             * @description For a period, in minor units; 0 where absent.
             * @example 4900
             */
            price?: number;
            /**
             * @description ISO 4217 code; USD where absent.
             * @example USD
             */
            currency?: string;
            /**
             * @description Whether a change to it takes effect at once; otherwise with the next period.
             * @example false
             */
            at_once?: boolean;
            /**
             * @description Whether a change to it is refused.
             * @example false
             */
            blocked?: boolean;
            /**
             * @description What the price includes of the metrics that have a cap.
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
        NewPlans: {
            /**
             * @description The plans that there are from now on.
             * @example [
             *       {
             *         "id": "plan_team",
             *         "name": "Team"
             *       }
             *     ]
             */
            plans: components["schemas"]["NewPlan"][];
        };
        NewPolicyRule: {
            /**
             * @description What is protected, as the scopes name it.
             * @example agents
             */
            resource: string;
            /**
             * @description What is blocked, as the scopes name it.
             * @example write
             * @enum {string}
             */
            action: "read" | "write" | "destructive" | "set";
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
        NewUsage: {
            mode?: components["schemas"]["Mode"];
            /**
             * @description What is measured.
             * @example requests
             */
            metric: string;
            /**
             * @description How much was used.
             * @example 250
             */
            quantity: number;
            /**
             * @description What the quantity counts; the metric's usual unit where absent.
             * @example request
             */
            unit?: string;
        };
        NewWorkspace: {
            /**
             * @description The workspace's slug.
             * @example shop
             */
            slug: string;
            /**
             * @description Its name for people; the slug where absent.
             * @example Shop
             */
            name?: string;
            test?: components["schemas"]["SeedRecords"];
            live?: components["schemas"]["SeedRecords"];
            rate_limit?: components["schemas"]["RateLimit"];
        };
        /** @description A page as JSON: its metadata and a tree of blocks. This is the document that a JSON Patch applies to; the page's id is in the path, and the version of the draft is in `ETag`. */
        PageDocument: {
            /**
             * @description The version of the document schema. Not the version of a draft.
             * @example 1.0
             */
            version: string;
            /**
             * @description What visitors see of the page's identity.
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
        /** @description A page without its document. */
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
             * @description The version of the current draft, incremented by every save. It is the value of `ETag` and `If-Match`, and the version to pass to a rollback.
             * @example 7
             */
            draft_version: number;
            /**
             * @description The version that visitors see; `null` if the page was never published.
             * @example 6
             */
            published_version: number | null;
            /**
             * Format: date-time
             * @description When the page was created. Lists are ordered by it, newest first.
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
        /**
         * @description The payment method on file, with only the details needed to recognize it.
         * @example {
         *       "type": "card",
         *       "last4": "4242",
         *       "brand": "visa"
         *     }
         */
        PaymentMethod: {
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
             * @description The issuer or brand.
             * @example visa
             */
            brand: string;
        };
        /**
         * @description A plan that the platform offers.
         * @example {
         *       "id": "plan_team",
         *       "name": "Team"
         *     }
         */
        Plan: {
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
        };
        Plans: {
            /** @description The plans with all their terms. */
            plans: {
                /**
                 * @description As a plan change names it.
                 * @example plan_team
                 */
                id: string;
                /**
                 * @description For people.
                 * @example Team
                 */
                name: string;
                /**
                 * @description For a period, in minor units.
                 * @example 4900
                 */
                price: number;
                /**
                 * @description ISO 4217 code.
                 * @example USD
                 */
                currency: string;
                /**
                 * @description Whether a change to it takes effect at once.
                 * @example false
                 */
                at_once: boolean;
                /**
                 * @description Whether a change to it is refused.
                 * @example false
                 */
                blocked: boolean;
                /** @description What the price includes of the metrics that have a cap. */
                caps: components["schemas"]["UsageCap"][];
            }[];
        };
        PolicyRule: {
            /**
             * @description The rule's id.
             * @example rule_01K9FREEZE
             */
            id: string;
            /**
             * @description What is protected.
             * @example agents
             */
            resource: string;
            /**
             * @description What is blocked.
             * @example write
             */
            action: string;
        };
        PolicyRules: {
            /** @description The rules. */
            data: components["schemas"]["PolicyRule"][];
        };
        /** @description What each token of the workspace may ask for; that of the sandbox where absent. */
        RateLimit: {
            /**
             * @description Requests in a window.
             * @example 5
             */
            limit: number;
            /**
             * @description How long a window is.
             * @example 60
             */
            window_seconds: number;
        };
        /**
         * @description Where a value lives, or is used.
         * @example eu
         * @enum {string}
         */
        Region: "eu" | "us" | "ap";
        Residency: {
            home: components["schemas"]["Region"];
            /**
             * @description The region that secrets are locked to.
             * @example eu
             */
            locked_to: string | null;
            /**
             * @description Regions that a lock rules out.
             * @example [
             *       "us",
             *       "ap"
             *     ]
             */
            outside: components["schemas"]["Region"][];
        };
        ResidencyLock: {
            /**
             * @description The region; `null` to unlock.
             * @example eu
             * @enum {string|null}
             */
            region: "eu" | "us" | "ap" | null;
        };
        ResolvedSecret: {
            /**
             * @description The secret's name.
             * @example stripe_api_key
             */
            name: string;
            /**
             * @description Number of its newest value.
             * @example 2
             */
            version: number;
            /**
             * @description Which accepted value was given. `null` for none; absent where none was given.
             * @example previous
             * @enum {string|null}
             */
            matches?: "current" | "previous" | null;
            /**
             * @description Number of the value that was given.
             * @example 1
             */
            matched_version?: number;
            /**
             * Format: date-time
             * @description Until when a previous value is accepted.
             * @example 2026-11-02T10:00:00.000Z
             */
            accepted_until?: string;
        };
        RotationDemand: {
            mode?: components["schemas"]["Mode"];
            /**
             * @description Kind of provider.
             * @default payments
             * @example payments
             * @enum {string}
             */
            upstream?: "payments" | "email" | "storage" | "database" | "identity" | "dns";
        };
        /** @description An execution of an agent. */
        Run: {
            /**
             * @description The run's id.
             * @example run_01K9R3
             */
            id: string;
            /**
             * @description The status of the run: `pending` (scheduled, not yet started), `running`, `paused` (waiting for an approval), or one of the final states `completed`, `failed` and `denied`.
             * @example awaiting_approval
             * @enum {string}
             */
            status: "pending" | "running" | "awaiting_approval" | "completed" | "failed" | "denied";
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
        Sandbox: {
            /**
             * @description Base of the API.
             * @example http://127.0.0.1:4010/v1
             */
            base_url: string;
            /**
             * @description Base of the sign-in console.
             * @example http://127.0.0.1:4010
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
         * @description A permission, as `<resource>:<level>`. The level `destructive` includes `write`, which includes `read`; `secrets:set` is separate.
         * @example agents:read
         * @example approvals:write
         * @example secrets:set
         * @enum {string}
         */
        Scope: "me:read" | "workspaces:read" | "workspaces:write" | "tokens:read" | "tokens:write" | "tokens:destructive" | "pages:read" | "pages:write" | "pages:destructive" | "theme:read" | "theme:write" | "billing:read" | "billing:write" | "forms:read" | "logs:read" | "approvals:read" | "approvals:write" | "secrets:read" | "secrets:set" | "secrets:write" | "secrets:destructive" | "agents:read" | "agents:write" | "webhooks:read" | "webhooks:write" | "webhooks:destructive";
        SecretUse: {
            mode?: components["schemas"]["Mode"];
            region?: components["schemas"]["Region"];
            /**
             * @description Purpose of the capability that resolves it; any where absent.
             * @example payments
             */
            purpose?: string;
            /**
             * @description What the runtime takes for the value.
             * @example sk_example_not_a_real_key
             */
            value?: string;
        };
        /** @description Records of one's own to begin with, in place of the demo records. */
        Seed: {
            /**
             * @description Workspaces with their records. The owner of the demo workspaces can reach them all.
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
        SeedAgent: {
            /**
             * @description Its id.
             * @example agt_GREETER
             */
            id?: string;
            /**
             * @description Its name for people.
             * @example Greeter
             */
            name: string;
            /**
             * @description Whether it starts runs.
             * @default inactive
             * @example active
             * @enum {string}
             */
            status?: "inactive" | "active";
            /**
             * @description What it does.
             * @example Greets whoever comes.
             */
            task?: string | null;
            /**
             * @description When it runs, as a cron expression in UTC.
             * @example 0 7 * * 1
             */
            schedule?: string | null;
            /**
             * @description The event that makes it run.
             * @example forms.submitted
             */
            trigger?: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-10-14T12:00:00.000Z
             */
            created_at?: string;
        };
        SeedApproval: {
            /**
             * @description Its id.
             * @example apr_FIRST
             */
            id?: string;
            /**
             * @description The run that asks.
             * @example run_FIRST
             */
            run_id: string;
            /**
             * @description Whether it was decided, and how.
             * @default pending
             * @example pending
             * @enum {string}
             */
            status?: "pending" | "approved" | "denied";
            /**
             * @description What the agent wants to do.
             * @example send
             */
            action: string;
            /**
             * @description The facts that the decision needs.
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
             * @description When the run asked.
             * @example 2026-11-02T08:59:58.400Z
             */
            created_at?: string;
            /**
             * Format: date-time
             * @description When it was decided.
             * @example 2026-11-02T09:00:00.000Z
             */
            decided_at?: string | null;
            /**
             * @description Who decided.
             * @example usr_01K9OWNER
             */
            decided_by?: string | null;
            /**
             * @description What was said with the decision.
             * @example Looks right.
             */
            note?: string | null;
        };
        SeedForm: {
            /**
             * @description Its id.
             * @example frm_CONTACT
             */
            id?: string;
            /**
             * @description Display name.
             * @example Contact
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
            /** @description The capability that is invoked once a submission is recorded; none where absent. */
            on_submit?: {
                /**
                 * @description The capability's name.
                 * @example email.send
                 */
                capability: string;
                /**
                 * @description What it is given.
                 * @example {
                 *       "to": "owner@acme.example"
                 *     }
                 */
                args: unknown;
            };
        };
        SeedInvoice: {
            /**
             * @description Its id.
             * @example inv_SEPTEMBER
             */
            id?: string;
            /**
             * Format: date-time
             * @description Start of the period.
             * @example 2026-09-01T00:00:00.000Z
             */
            period_start: string;
            /**
             * Format: date-time
             * @description End of the period.
             * @example 2026-10-01T00:00:00.000Z
             */
            period_end: string;
            /**
             * @description Amount in minor units.
             * @example 4900
             */
            amount: number;
            /**
             * @description ISO 4217 code.
             * @example USD
             */
            currency: string;
            /**
             * @description Invoice status.
             * @example paid
             * @enum {string}
             */
            status: "draft" | "open" | "paid" | "void" | "uncollectible";
            /**
             * Format: uri
             * @description Where it can be had as PDF.
             * @example https://billing.shop.example/invoices/inv_SEPTEMBER.pdf
             */
            pdf_url?: string;
        };
        SeedLogEntry: {
            /**
             * Format: date-time
             * @description When it happened.
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
             * @description Producing component.
             * @example agent
             */
            source: string;
            /**
             * @description The line.
             * @example Hello
             */
            message: string;
            /**
             * @description Correlates entries of one request.
             * @example req_FIRST
             */
            request_id?: string;
        };
        SeedPage: {
            /**
             * @description Its id.
             * @example page_HOME
             */
            id?: string;
            /**
             * @description Page slug.
             * @example home
             */
            slug: string;
            /**
             * @description Page title.
             * @example Home
             */
            title: string;
            /** @description The whole document; a bare NavShell with the title where absent. */
            document?: components["schemas"]["PageDocument"];
            /**
             * @description Whether visitors see it.
             * @default false
             * @example true
             */
            published?: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-10-14T12:00:00.000Z
             */
            created_at?: string;
        };
        /**
         * @description Records of one workspace and mode, newest first, as the API shows them. Ids and times can be left out; what is
         *     referred to (an agent by its runs, a form by its submissions) needs an id.
         */
        SeedRecords: {
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
             * @description Runs of the agents.
             * @example [
             *       {
             *         "agent_id": "agt_GREETER",
             *         "status": "completed"
             *       }
             *     ]
             */
            runs?: components["schemas"]["SeedRun"][];
            /**
             * @description Approvals that runs ask for.
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
             * @description Submissions of the forms.
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
        };
        SeedRun: {
            /**
             * @description Its id.
             * @example run_FIRST
             */
            id?: string;
            /**
             * @description The agent that runs.
             * @example agt_GREETER
             */
            agent_id: string;
            /**
             * @description Where it is.
             * @example completed
             * @enum {string}
             */
            status: "pending" | "running" | "awaiting_approval" | "completed" | "failed" | "denied";
            /**
             * Format: date-time
             * @description When it was scheduled.
             * @example 2026-11-02T08:59:57.900Z
             */
            created_at?: string;
            /**
             * Format: date-time
             * @description When it started.
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
             * @description The approval that it waits or waited for.
             * @example apr_FIRST
             */
            approval_id?: string | null;
        };
        SeedSecret: {
            /**
             * @description The secret's name.
             * @example smtp_password
             */
            name: string;
            /**
             * @description Its value.
             * @example not-a-real-one
             */
            value: string;
            /**
             * @description Which capability may resolve it.
             * @example email
             */
            purpose?: string;
            residency?: components["schemas"]["Region"];
            /**
             * @description Whether its value leaves no trace.
             * @default false
             * @example false
             */
            zdr?: boolean;
        };
        SeedSubmission: {
            /**
             * @description Its id.
             * @example sub_FIRST
             */
            id?: string;
            /**
             * @description The form that received it.
             * @example frm_CONTACT
             */
            form_id: string;
            /**
             * @description One value a field of the form.
             * @example {
             *       "email": "ada@example.com"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was recorded.
             * @example 2026-11-02T07:12:44.000Z
             */
            submitted_at?: string;
        };
        SeedWorkspace: {
            /**
             * @description The workspace's slug; one of the demo workspaces or a new one.
             * @example shop
             */
            slug: string;
            /**
             * @description Its name for people; the slug where absent.
             * @example Shop
             */
            name?: string;
            test?: components["schemas"]["SeedRecords"];
            live?: components["schemas"]["SeedRecords"];
        };
        Snapshot: {
            /**
             * @description Its name.
             * @example signed-up
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was taken.
             * @example 2026-11-02T09:00:00.000Z
             */
            taken_at: string;
        };
        SnapshotList: {
            /** @description The snapshots. */
            data: components["schemas"]["Snapshot"][];
        };
        StoredSecret: {
            /**
             * @description The wrapped data key, in base64.
             * @example q83vEjRWeJA=
             */
            data_key: string;
            /** @description Every value that is stored, newest first. */
            values: {
                /**
                 * @description Number of the value.
                 * @example 2
                 */
                version: number;
                /**
                 * @description Nonce, tag and ciphertext, in base64.
                 * @example q83vEjRWeJA=
                 */
                sealed: string;
                /**
                 * Format: date-time
                 * @description End of its acceptance; `null` for the newest.
                 * @example 2026-11-02T10:00:00.000Z
                 */
                accepted_until: string | null;
            }[];
        };
        /** @description What an end user submitted with a form. */
        Submission: {
            /**
             * @description The submission's id.
             * @example sub_01K9S3
             */
            id: string;
            /**
             * @description The form.
             * @example frm_01K9CONTACT
             */
            form_id: string;
            /**
             * @description The end user's input, one key per field of the form. Treat all values as untrusted.
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
             * @description When the submission was recorded. Lists are ordered by it, newest first.
             * @example 2026-11-02T07:12:44.000Z
             */
            submitted_at: string;
        };
        /** @description The workspace's theme: one document with a draft and a published version. Blocks refer to its tokens, so publishing a change affects all pages. */
        Theme: {
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
        /** @description The workspace's usage: running totals for the current period, final values for a closed one. While a period is being closed, values may lag slightly. */
        Usage: {
            /**
             * @description One entry per metric.
             * @example [
             *       {
             *         "metric": "requests",
             *         "quantity": 18250,
             *         "unit": "request"
             *       }
             *     ]
             */
            line_items: components["schemas"]["UsageLineItem"][];
        };
        UsageCap: {
            /**
             * @description What is measured.
             * @example requests
             */
            metric: string;
            /**
             * @description How much the plan's price includes.
             * @example 20000
             */
            included: number;
            /**
             * @description What each unit beyond costs, in minor units.
             * @example 0.1
             */
            unit_price: number;
        };
        /**
         * @description The usage of one metric in a period.
         * @example {
         *       "metric": "requests",
         *       "quantity": 18250,
         *       "unit": "request"
         *     }
         */
        UsageLineItem: {
            /**
             * @description The metric, such as requests, storage or runtime.
             * @example requests
             * @example storage
             * @example runtime_time
             */
            metric: string;
            /**
             * @description The quantity, in `unit`.
             * @example 18250
             */
            quantity: number;
            /**
             * @description The unit of `quantity`.
             * @example request
             */
            unit: string;
        };
        /**
         * @description The error envelope for a request that fails validation.
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
        block: {
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
        /**
         * @description Additional information about the error. The fields depend on the code, and more may be added.
         * @example {
         *       "required_scope": "agents:write",
         *       "hint": "missing_scope"
         *     }
         */
        "error-details": {
            /**
             * @description How to resolve the error, such as `token_expired`, `token_revoked`, `missing_scope` or `rotate_secret`.
             * @example missing_scope
             */
            hint?: string;
            /**
             * @description The scope that the token lacks.
             * @example agents:write
             */
            required_scope?: string;
            /**
             * @description The kind of conflict.
             * @example name_taken
             * @example slug_in_use
             * @example version_mismatch
             * @example already_published
             * @example tombstoned
             */
            kind?: string;
            /**
             * @description The current version of the draft.
             * @example 4
             */
            current_version?: string;
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
             * @description The number of further problems that `fields` does not list. Absent if all are listed.
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
             * @description Why the field is invalid: `missing`, `too_short`, `too_long`, `format_mismatch`, `out_of_range`, `unknown_value` or `unknown_field`. Treat any other value as a general validation error.
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
             * @description A human-readable message.
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
        /** @description A rule doesn't allow it. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A provider has to be satisfied first. */
        Unavailable: {
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
         * @description Whose data it is; that of the test mode where absent.
         * @example test
         */
        LiveMode: "test" | "live";
        /**
         * @description The slug that the page was published under.
         * @example home
         */
        LiveSlug: string;
        /**
         * @description How many requests at most.
         * @example 100
         */
        RequestLimit: number;
        /**
         * @description Requests that break the contract, that were refused or failed, or that changed something.
         * @example violations
         */
        RequestOnly: "violations" | "failures" | "changes";
        /**
         * @description Requests of this operation alone.
         * @example createAgent
         */
        RequestOperation: string;
        /**
         * @description Requests that act on this workspace alone.
         * @example acme
         */
        RequestWorkspace: string;
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Seed"];
            };
        };
        responses: {
            /** @description All is as at the start. */
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
            /** @description The workspace, with tokens to work with; the first has every scope in test mode. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWorkspace"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
            409: components["responses"]["Conflict"];
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
            /** @description Nothing of it is left. */
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
            /** @description It can be restored from now on. */
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
            /** @description It is gone. */
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
            /** @description It is as it was. */
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
    getDisturbance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is switched on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disturbance"];
                };
            };
            403: components["responses"]["Foreign"];
        };
    };
    setDisturbance: {
        parameters: {
            query?: never;
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
            /** @description What is switched on now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disturbance"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Foreign"];
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
            403: components["responses"]["Foreign"];
        };
    };
    removeFaultRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are no rules. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Foreign"];
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
            /** @description The rule is gone. */
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
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description How many requests at most.
                 * @example 100
                 */
                limit?: components["parameters"]["RequestLimit"];
                /**
                 * @description Requests of this operation alone.
                 * @example createAgent
                 */
                operation?: components["parameters"]["RequestOperation"];
                /**
                 * @description Requests that act on this workspace alone.
                 * @example acme
                 */
                workspace?: components["parameters"]["RequestWorkspace"];
                /**
                 * @description Requests that break the contract, that were refused or failed, or that changed something.
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
            403: components["responses"]["Foreign"];
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log is empty. */
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
    getLivePage: {
        parameters: {
            query?: {
                /**
                 * @description Whose data it is; that of the test mode where absent.
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
                 * @description The slug that the page was published under.
                 * @example home
                 */
                page: components["parameters"]["LiveSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What visitors see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivePage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getLiveTheme: {
        parameters: {
            query?: {
                /**
                 * @description Whose data it is; that of the test mode where absent.
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
            /** @description What visitors see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTheme"];
                };
            };
            400: components["responses"]["Invalid"];
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
            409: components["responses"]["Conflict"];
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
    listInvoiceLines: {
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
            /** @description The lines in their order; none where the invoice was added with an amount of its own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceLines"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    setBilling: {
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
                "application/json": components["schemas"]["BillingChange"];
            };
        };
        responses: {
            /** @description The subscription as it is now, and what the payment processor makes of which token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingState"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
        };
    };
    listPlans: {
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
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    setPlans: {
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
                "application/json": components["schemas"]["NewPlans"];
            };
        };
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
        };
    };
    addUsage: {
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
                "application/json": components["schemas"]["NewUsage"];
            };
        };
        responses: {
            /** @description The usage of the open period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only those to this subscription.
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
            /** @description The new delivery, whose first attempt is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            403: components["responses"]["Foreign"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listCapabilityCalls: {
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
            /** @description The calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapabilityCalls"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    requireSecretRotation: {
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
                "application/json": components["schemas"]["RotationDemand"];
            };
        };
        responses: {
            /** @description Uses of the secret fail until its rotation. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
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
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStoredSecret: {
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
        requestBody?: never;
        responses: {
            /** @description What stands in the database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredSecret"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    lockResidency: {
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
                "application/json": components["schemas"]["ResidencyLock"];
            };
        };
        responses: {
            /** @description The lock, and where a use would break it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Residency"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
        };
    };
    listKeyUses: {
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
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyUses"];
                };
            };
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
    requireMfa: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaChallenge"];
            };
        };
        responses: {
            /** @description The session owes it, or has given it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    lockWorkspace: {
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
                "application/json": components["schemas"]["Hold"];
            };
        };
        responses: {
            /** @description The workspace is on hold, or free. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
        };
    };
    listPolicyRules: {
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
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyRules"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    addPolicyRule: {
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
                "application/json": components["schemas"]["NewPolicyRule"];
            };
        };
        responses: {
            /** @description The rule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyRule"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
        };
    };
    removePolicyRule: {
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
            /** @description The rule is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
