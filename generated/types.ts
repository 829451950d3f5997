// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller
         * @description The user, the token with every scope that it holds, and the workspace that the token resolves to.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/cli-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sign-in configuration
         * @description What a command-line client needs to send a person to the sign-in page. Served by the console, not under the base of the API, and open to everyone: no token is needed to learn where one is got.
         */
        get: operations["getCliConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a session
         * @description Turns a refresh token into a fresh access token and a fresh refresh token. A refresh token is good for one use: from then on it is dead, and the new one takes its place. No access token is asked for: the one at hand has usually expired.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an authorization code
         * @description Turns the code that the browser brought back into a session, if the verifier hashes to the challenge with which the sign-in began (RFC 7636). The code is good once. No token is asked for: a client calls this to get its first one.
         */
        post: operations["exchangeAuthorizationCode"];
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
         * @description Every workspace that the token can reach: one for an API key, all of its memberships for a session. The array is named `workspaces`; `data`, as in other lists, is tolerated.
         */
        get: operations["listWorkspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current workspace
         * @description The workspace that the token stands for. A key has the one that it was minted in, always; a session the one that was active at sign-in or the one it switched to last.
         */
        get: operations["getCurrentWorkspace"];
        put?: never;
        post?: never;
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
            path?: never;
            cookie?: never;
        };
        /**
         * Get a workspace
         * @description One workspace, in JSON only.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the session to a workspace
         * @description Makes the workspace the current one of the session, from the next request on. Sessions only: an API key belongs to its workspace for good, and for another workspace another key is minted there. A session without access to the workspace is refused.
         */
        post: operations["switchWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mint an API key
         * @description Makes a key for this workspace with exactly the scopes named. Its secret is in this answer and never again. The key does not expire; it lives until it is rotated or revoked.
         */
        post: operations["mintToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inspect an API key
         * @description What may be known of a key: its scopes, when it was last used and who made it. Never its secret.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Ends a key for good. It stops working at once.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/tokens/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Gives the key a new secret, shown in this answer only. The old secret stops working. Id, scopes and name stay.
         */
        post: operations["rotateToken"];
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
            path?: never;
            cookie?: never;
        };
        /**
         * List pages
         * @description The workspace's pages, newest first, each with the numbers of its draft and of its published version. The documents are read one at a time.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/pages-publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish every page
         * @description Makes the current draft of every page of the workspace live, all in one call. There is no body and no choice of pages. Visitors see the drafts of this moment until the next publish; an edit that comes at the same time can be told as the conflict `version_mismatch`.
         */
        post: operations["publishPages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the draft of a page
         * @description The page's current draft, published or not. `ETag` names the draft, for the `If-Match` of a patch.
         */
        get: operations["getPage"];
        put?: never;
        /**
         * Roll the draft of a page back
         * @description Makes an earlier draft the current one again, under a new number; nothing is lost and the live page stays as it is until the next publish. A number that the page never had is a validation error.
         */
        post: operations["rollbackPage"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch the draft of a page
         * @description Applies a JSON Patch (RFC 6902) to the current draft and saves the result as a new draft; the live page stays as it is. All operations are applied or none: a path that is missing, a `test` that fails or a result that is no page document refuses the whole patch with `invalid_patch`. With `If-Match`, a draft that has moved on refuses it with the conflict `version_mismatch` and the number of the current draft. A patch may change `metadata.slug`, unless another page has that slug (`slug_in_use`) or had it until lately (`tombstoned`).
         */
        patch: operations["updatePage"];
        trace?: never;
    };
    "/workspaces/{slug}/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the draft theme
         * @description The workspace's one theme as it is being edited. `ETag` names the draft, for the `If-Match` of a patch.
         */
        get: operations["getTheme"];
        put?: never;
        /**
         * Publish the theme
         * @description Makes the draft theme live. There is no body. Visitors see it when they next load a page; every block that uses a token of the theme changes with it.
         */
        post: operations["publishTheme"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch the draft theme
         * @description Applies a JSON Patch (RFC 6902) to the draft theme, as for pages: all operations or none, `invalid_patch` if one fails, and with `If-Match` the conflict `version_mismatch` if the draft has moved on. The live theme stays as it is.
         */
        patch: operations["updateTheme"];
        trace?: never;
    };
    "/workspaces/{slug}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the billing state
         * @description The plan, the open period and the payment method with which the platform charges the workspace's owner. A slug that no workspace has is answered with `workspace_not_found`.
         */
        get: operations["getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/billing/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description The workspace's invoices, newest first. Where usage went over a cap in a period, that period's invoice says so by its amount.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/billing/payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the payment method
         * @description Puts another payment method on file. The body holds a token that the payment processor's client library made in the browser, so that card numbers never pass through the caller's server. A token that the processor rejects or that has expired is refused with `invalid_token`, a card that it declines with `payment_method_declined`. An idempotency key is necessary here and not sufficient.
         */
        post: operations["setPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/billing/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the plan
         * @description Asks for another plan. It takes effect when the next billing period begins, unless the platform upgrades at once. An unknown plan is refused with `invalid_plan`, one that may not be changed to now (a trial is running, a cancellation is pending) with `plan_change_not_allowed`. An idempotency key is necessary here and not sufficient: read the billing state before trying again after an unclear answer.
         */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/billing/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read usage
         * @description What was used in a period, metric by metric. Give both ends for a past window, or neither for the period that is open; one without the other is a validation error. In an open period the numbers are running totals. While a period is being closed they may be a little old; after that they are final.
         */
        get: operations["getUsage"];
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
            path?: never;
            cookie?: never;
        };
        /**
         * List forms
         * @description The definitions of the workspace's forms, newest first. Forms are made in the form editor, never through this API.
         */
        get: operations["listForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form
         * @description The definition of one form.
         */
        get: operations["getForm"];
        put?: never;
        post?: never;
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
            path?: never;
            cookie?: never;
        };
        /**
         * List submissions
         * @description What end users sent with the form, newest first, 50 to a page and at most 200. They can be neither made nor changed nor deleted through this API. A cursor that is malformed or has expired is refused with `invalid_cursor`; start again from the first page then.
         */
        get: operations["listSubmissions"];
        put?: never;
        post?: never;
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
            path?: never;
            cookie?: never;
        };
        /**
         * List log entries
         * @description The workspace's runtime log, newest first, from `since` on and before `until`. To filter by text, level or source, search.
         */
        get: operations["listLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/logs/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search log entries
         * @description The entries whose message matches `q` and whose level and source are the ones asked for, newest first. Every condition that is given must hold; with none it is the whole log.
         */
        get: operations["searchLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/logs/tail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the log
         * @description Streams entries as they are written, from the moment of the request on. The answer ends when the caller goes away.
         */
        get: operations["tailLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List approvals
         * @description Approvals of every workspace that the token can reach, newest first; `status` narrows them down.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an approval
         * @description One approval of any workspace that the token can reach.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an approval
         * @description Lets the paused run go on. An approval is decided once: a second decision, whichever it is, is refused and changes nothing.
         */
        post: operations["approveApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deny an approval
         * @description Stops the paused run where it is, for good: it becomes `denied`, takes no further step and is not tried again. An approval is decided once: a second decision, whichever it is, is refused and changes nothing.
         */
        post: operations["denyApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List secrets
         * @description The names and metadata of the workspace's secrets, newest first. Values are written and never read: no operation gives one back.
         */
        get: operations["listSecrets"];
        /**
         * Set a secret
         * @description Creates a secret or overwrites its value. An overwrite leaves the metadata that the body does not name as they are. The value is encrypted under a key of the workspace. The scope `secrets:set` is one of its own: `secrets:write` does not imply it. To replace a value that is in use, rotate it, since an overwrite has no overlap.
         */
        put: operations["setSecret"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/secrets/proxy-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mint a proxy URL
         * @description A short-lived URL on the secret proxy's host that stands for a secret, resolved there when it is used. Mint it near its use and don't store it. While the secret waits for rotation the answer is `upstream_unavailable` with the hint `rotate_secret`; for a secret that is locked to a region, a runtime elsewhere is refused with `residency_violation`, and nothing falls back.
         */
        post: operations["createProxyUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/secrets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a secret
         * @description Deletes a secret for good. What used it fails from then on; to replace a value, rotate it.
         */
        delete: operations["deleteSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/secrets/{name}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a secret
         * @description Gives a secret a new value. For a while the old value and the new one are both accepted, so that nothing in flight breaks. A secret that waits for rotation is usable again afterwards. The new value is not shown either.
         */
        post: operations["rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description The agents of the workspace, newest first.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create an agent
         * @description Makes an agent. It starts inactive and has no runs until it is activated.
         */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agent
         * @description One agent of the workspace.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/agents/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate an agent
         * @description From now on the agent runs on its schedule or trigger. Activating an active agent changes nothing.
         */
        post: operations["activateAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/agents/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an agent
         * @description No new run starts. Runs in flight go on to their end, and their open approvals can still be decided. Deactivating an inactive agent changes nothing.
         */
        post: operations["deactivateAgent"];
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
            path?: never;
            cookie?: never;
        };
        /**
         * List an agent's runs
         * @description The runs of one agent, newest first.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook subscriptions
         * @description The subscriptions of the workspace, newest first, without their secrets.
         */
        get: operations["listWebhookSubscriptions"];
        put?: never;
        /**
         * Create a webhook subscription
         * @description Registers one address for some of the events of the workspace. The signing secret is in this answer and never again.
         */
        post: operations["createWebhookSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook subscription
         * @description One subscription of the workspace, without its secret.
         */
        get: operations["getWebhookSubscription"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * @description Ends a subscription. Nothing more is delivered to its address. The way to a new secret is to delete and create anew.
         */
        delete: operations["deleteWebhookSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "agents.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent was activated
         * @description The agent runs on its schedule or trigger from now on.
         */
        post: operations["onAgentsActivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agents.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent was created
         * @description The agent is inactive and starts nothing before it is activated.
         */
        post: operations["onAgentsCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agents.deactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent was deactivated
         * @description The agent starts no more runs.
         */
        post: operations["onAgentsDeactivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approvals.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An approval was decided
         * @description Someone approved or denied what a run asked for.
         */
        post: operations["onApprovalsDecided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approvals.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run asks for approval
         * @description A run is paused until someone decides.
         */
        post: operations["onApprovalsRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "billing.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The subscription to the platform changed
         * @description Its plan was changed, or a change of it arranged; its status moved; a period ended and the next began; or the payment method on file is another.
         */
        post: operations["onBillingUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "forms.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A form was made
         * @description A form was made in the editor.
         */
        post: operations["onFormsCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "forms.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A form received a submission
         * @description A visitor of a live page sent a form.
         */
        post: operations["onFormsSubmitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "pages.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page was made
         * @description A page was made in the editor, as a draft. Visitors see nothing of it yet.
         */
        post: operations["onPagesCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "pages.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drafts of pages went live
         * @description Every draft of the workspace was published.
         */
        post: operations["onPagesPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "pages.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A draft of a page changed
         * @description A draft was patched or rolled back. Visitors see nothing of it yet.
         */
        post: operations["onPagesUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payments.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment went through
         * @description A charge to the payment method on file succeeded.
         */
        post: operations["onPaymentsSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "secrets.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret was set for the first time
         * @description There is a new secret. Its value is in no event.
         */
        post: operations["onSecretsCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "secrets.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret was deleted
         * @description The data is the secret as it was last.
         */
        post: operations["onSecretsDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "secrets.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret waits for its rotation
         * @description The provider of the secret asks for its rotation. Uses of it fail until then.
         */
        post: operations["onSecretsSuspended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "secrets.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret was overwritten or rotated
         * @description The secret has a new value, which is in no event. After a rotation the data says until when the old one is accepted too.
         */
        post: operations["onSecretsUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "theme.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The theme went live
         * @description The draft theme was published.
         */
        post: operations["onThemePublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "theme.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The draft theme changed
         * @description The draft theme was patched. Visitors see nothing of it yet.
         */
        post: operations["onThemeUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tokens.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API key was minted
         * @description The workspace has a new key. Its secret is in no event.
         */
        post: operations["onTokensCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tokens.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API key was revoked
         * @description The key is refused from now on. The data is the key as it was last.
         */
        post: operations["onTokensRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tokens.rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API key was rotated
         * @description The key has a new secret, which is in no event; the old one is refused.
         */
        post: operations["onTokensRotated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description An automation of the workspace. */
        Agent: {
            /**
             * @description The agent's id.
             * @example agt_01K9REFUND
             */
            id: string;
            /**
             * @description Its name for people.
             * @example Refund assistant
             */
            name: string;
            /**
             * @description Whether it starts runs. New agents are inactive.
             * @example active
             * @enum {string}
             */
            status: "inactive" | "active";
            /**
             * Format: date-time
             * @description When the agent was created. The list is ordered by it, newest first.
             * @example 2026-10-14T12:00:00.000Z
             */
            created_at: string;
            /**
             * @description What the agent does, in words.
             * @example Answer refund requests and ask before money moves.
             */
            task?: string | null;
            /**
             * @description When it runs, as a cron expression of five fields in UTC.
             * @example 0 7 * * 1
             */
            schedule?: string | null;
            /**
             * @description The event that makes it run.
             * @example forms.submitted
             */
            trigger?: string | null;
        };
        /** @description One page of the workspace's agents. */
        AgentList: {
            /**
             * @description Agents, newest first.
             * @example [
             *       {
             *         "id": "agt_01K9REFUND",
             *         "name": "Refund assistant",
             *         "status": "active",
             *         "created_at": "2026-10-14T12:00:00.000Z"
             *       }
             *     ]
             */
            data: components["schemas"]["Agent"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
             */
            next_cursor?: string | null;
        };
        /**
         * @description What may be known of an API key: its scopes, when it was last used and who made it, never its secret. The exact
         *     names of the fields are not shown.
         */
        ApiKey: {
            /**
             * @description The key's id.
             * @example tok_01K9CI
             */
            id: string;
            /**
             * @description The key's name, unique in its workspace.
             * @example CI pipeline
             */
            name: string | null;
            /**
             * @description The scopes that the key holds.
             * @example [
             *       "agents:read",
             *       "agents:write"
             *     ]
             */
            scopes: string[];
            /**
             * @description Whether the key acts on live data or on the isolated data of the test mode.
             * @example test
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * Format: date-time
             * @description When the key was minted.
             * @example 2026-10-05T09:30:00.000Z
             */
            created_at: string;
            /**
             * @description The user who minted the key.
             * @example usr_01K9OWNER
             */
            created_by: string;
            /**
             * Format: date-time
             * @description When the key was last used, or `null`.
             * @example 2026-11-02T08:58:10.000Z
             */
            last_used_at: string | null;
        };
        /** @description A key with its secret, which is shown this once. */
        ApiKeyMinted: components["schemas"]["ApiKey"] & {
            /**
             * @description What goes into the Authorization header. Nothing shows it again.
             * @example key_test_7Qw2Zr9Lk4Nn8Vb3Xc6Td1Ms5
             */
            secret: string;
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
        /** @description What to keep with the decision. */
        ApprovalDecisionRequest: {
            /**
             * @description Why it was decided so.
             * @example Second refund for this order.
             */
            note?: string;
        };
        /** @description One page of the approvals in all workspaces that the token can reach. */
        ApprovalList: {
            /**
             * @description Approvals, newest first.
             * @example [
             *       {
             *         "id": "apr_01K9A3",
             *         "agent_id": "agt_01K9REFUND",
             *         "run_id": "run_01K9R3",
             *         "status": "pending",
             *         "action": "issue_refund",
             *         "payload": {
             *           "order_id": "ord_1042",
             *           "amount": 1850,
             *           "currency": "USD"
             *         },
             *         "created_at": "2026-11-02T08:59:58.400Z",
             *         "workspace": "acme",
             *         "decided_at": null,
             *         "decided_by": null,
             *         "note": null
             *       }
             *     ]
             */
            data: components["schemas"]["Approval"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6ImFwcl8wMUs5QTMifQ
             */
            next_cursor?: string | null;
        };
        /** @description What the platform charges the workspace's owner for, and how. */
        Billing: {
            plan: components["schemas"]["Plan"];
            /**
             * @description Where the subscription stands: `active`, `past_due` (a payment is overdue; the workspace is still served while the grace window runs), `canceled` (runtime traffic is paused; only the console leads back), among others that a reader must expect.
             * @example active
             * @example past_due
             * @example canceled
             */
            status: string;
            /**
             * Format: date-time
             * @description When the open billing period began.
             * @example 2026-11-01T00:00:00.000Z
             */
            current_period_start: string;
            /**
             * Format: date-time
             * @description When the open billing period ends. A plan change takes effect then, as a rule.
             * @example 2026-12-01T00:00:00.000Z
             */
            current_period_end: string;
            /**
             * @description The payment method on file, `null` while there is none.
             * @example {
             *       "type": "card",
             *       "last4": "4242",
             *       "brand": "visa"
             *     }
             */
            payment_method: components["schemas"]["PaymentMethod"] | null;
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
        Block: {
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
            children?: components["schemas"]["Block"][];
        };
        /** @description The plan to change to. */
        ChangePlanRequest: {
            /**
             * @description The id of a plan that the platform knows.
             * @example plan_business
             */
            plan_id: string;
        };
        /** @description What a command-line client needs to start a sign-in. */
        CliConfig: {
            /**
             * Format: uri
             * @description The page to open in the user's browser, with `code_challenge`, `code_challenge_method` (S256), `redirect_uri`,
             *     `state` and `scope` (separated by spaces) in its query, all of them required.
             * @example https://console.acme.example/oauth/authorize
             */
            authorize_url: string;
        };
        /** @description A new agent. It starts inactive. */
        CreateAgentRequest: {
            /**
             * @description Its name for people. Two agents may share one.
             * @example Stock watcher
             */
            name: string;
            /**
             * @description What the agent does, in words.
             * @example Warn when a coffee is about to run out.
             */
            task?: string;
            /**
             * @description When it runs, as a cron expression of five fields in UTC.
             * @example *\/30 * * * *
             */
            schedule?: string;
            /**
             * @description The event that makes it run.
             * @example forms.submitted
             */
            trigger?: string;
        };
        /** @description Where to deliver what. */
        CreateWebhookSubscriptionRequest: {
            /**
             * Format: uri
             * @description An https address; http is taken for the local machine only.
             * @example https://hooks.acme.example/workspace-events
             */
            url: string;
            /**
             * @description Which events to deliver.
             * @example [
             *       "pages.published",
             *       "forms.submitted"
             *     ]
             */
            events: string[];
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
                details?: components["schemas"]["ErrorDetails"];
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
                fields?: components["schemas"]["FieldError"][];
            };
        };
        /**
         * @description Facts that go with a code. Which ones depends on the code; more may come.
         * @example {
         *       "required_scope": "agents:write",
         *       "hint": "missing_scope"
         *     }
         */
        ErrorDetails: {
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
             * @description How many more problems the input has than `fields` lists. Absent where all are listed.
             * @example 900
             */
            omitted_fields?: number;
            /**
             * @description The id to name when asking for help.
             * @example req_01K9UPSTREAM
             */
            request_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A payment that went through. */
        EventDataPayment: {
            /**
             * @description The invoice that was paid.
             * @example inv_01K9OCT
             */
            invoice_id: string;
            /**
             * @description The amount in the smallest unit of the currency.
             * @example 5640
             */
            amount: number;
            /**
             * @description The currency (ISO 4217).
             * @example USD
             */
            currency: string;
        };
        /** @description The body of every delivery. New families of events leave its shape as it is. */
        EventEnvelope: {
            /**
             * @description The same on every attempt to deliver one event. Receivers recognise repeats by it.
             * @example evt_01K9PUB1
             */
            id: string;
            /**
             * @description The family of the event, with dots. Says the same as the header svc-event.
             * @example pages.published
             */
            type: string;
            /**
             * Format: date-time
             * @description When the event happened, in UTC. Order by this, not by arrival.
             * @example 2026-11-02T09:00:00.120Z
             */
            created_at: string;
            /**
             * @description The slug of the workspace. Receivers check that it is the one they subscribed to.
             * @example acme
             */
            workspace: string;
            /**
             * @description The version of this envelope. Changes when its shape does.
             * @example 1
             */
            version: string;
            /**
             * @description What happened, in a shape of the family's own.
             * @example {
             *       "form_id": "frm_01K9CONTACT"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description The authorization code, and the proof that its asker is the one who started the sign-in (RFC 7636). */
        ExchangeCodeRequest: {
            /**
             * @description The `code` that the browser brought back.
             * @example ac_01K9Y6V3T8Q2
             */
            auth_code: string;
            /**
             * @description The random text whose SHA-256, as base64url, was the `code_challenge`.
             * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
             */
            code_verifier: string;
            /**
             * Format: uri
             * @description The address that the browser was sent back to.
             * @example http://127.0.0.1:53682/callback
             */
            redirect_uri: string;
        };
        /**
         * @description One offending field of a request.
         * @example {
         *       "path": "/name",
         *       "reason": "missing",
         *       "message": "A name is required."
         *     }
         */
        FieldError: {
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
        /** @description One page of the workspace's forms. */
        FormList: {
            /**
             * @description Form definitions, newest first.
             * @example [
             *       {
             *         "id": "frm_01K9CONTACT",
             *         "name": "Contact us",
             *         "schema_table": "contact_messages",
             *         "fields": [
             *           "name",
             *           "email",
             *           "message"
             *         ],
             *         "submit_label": "Send"
             *       }
             *     ]
             */
            data: components["schemas"]["Form"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6ImZybV8wMUs5Q09OVEFDVCJ9
             */
            next_cursor?: string | null;
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
        /** @description One page of the workspace's invoices. */
        InvoiceList: {
            /**
             * @description Invoices, newest first.
             * @example [
             *       {
             *         "id": "inv_01K9SEP",
             *         "period_start": "2026-09-01T00:00:00.000Z",
             *         "period_end": "2026-10-01T00:00:00.000Z",
             *         "amount": 4900,
             *         "currency": "USD",
             *         "status": "paid",
             *         "pdf_url": "https://billing.acme.example/invoices/inv_01K9SEP.pdf"
             *       }
             *     ]
             */
            data: components["schemas"]["Invoice"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6Imludl8wMUs5U0VQIn0
             */
            next_cursor?: string | null;
        };
        /**
         * @description A JSON Patch (RFC 6902): operations applied in order, all of them or none. The body's media type is `application/json`, as everywhere in this API.
         * @example [
         *       {
         *         "op": "replace",
         *         "path": "/metadata/title",
         *         "value": "Acme Coffee Roasters"
         *       }
         *     ]
         */
        JsonPatch: components["schemas"]["JsonPatchOperation"][];
        /**
         * @description One operation of a JSON Patch (RFC 6902, section 4). One that lacks the `value` or `from` that its `op` needs cannot be applied: `invalid_patch`.
         * @example {
         *       "op": "replace",
         *       "path": "/tree/children/0/props/headline",
         *       "value": "Coffee, roasted this morning"
         *     }
         */
        JsonPatchOperation: {
            /**
             * @description What to do at `path`.
             * @example replace
             * @enum {string}
             */
            op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            /**
             * @description A JSON Pointer (RFC 6901) into the document, e.g. to a prop of the root's first child.
             * @example /tree/children/0/props/headline
             */
            path: string;
            /**
             * @description Any JSON value. Needed by `add`, `replace` and `test`.
             * @example Coffee, roasted this morning
             */
            value?: unknown;
            /**
             * @description A JSON Pointer to the value that `move` or `copy` takes. Needed by these two.
             * @example /tree/children/1
             */
            from?: string;
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
        /** @description One page of the workspace's runtime log. */
        LogList: {
            /**
             * @description Entries, newest first.
             * @example [
             *       {
             *         "ts": "2026-11-02T08:59:58.412Z",
             *         "level": "warn",
             *         "source": "agent",
             *         "message": "Refund waits for approval",
             *         "request_id": "req_01K9Q7"
             *       }
             *     ]
             */
            data: components["schemas"]["LogEntry"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6ImxvZ18wMUs5UTcifQ
             */
            next_cursor?: string | null;
        };
        /** @description Who makes the request, with which token, in which workspace. */
        Me: {
            user: components["schemas"]["User"];
            token: components["schemas"]["Token"];
            /**
             * @description The workspace that a request with this token resolves to.
             * @example {
             *       "slug": "acme"
             *     }
             */
            workspace: {
                /**
                 * @description Its slug.
                 * @example acme
                 */
                slug: string;
            };
        };
        /** @description What the new key may do. It belongs to the workspace in the path for good. */
        MintTokenRequest: {
            /**
             * @description The scopes of the key, at least one and none twice.
             * @example [
             *       "agents:read",
             *       "agents:write"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /**
             * @description A name for people, unique in the workspace.
             * @example Nightly export
             */
            name?: string;
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
            tree: components["schemas"]["Block"] & {
                /**
                 * @description The root's type.
                 * @example NavShell
                 * @constant
                 */
                block?: "NavShell";
            };
        };
        /** @description One page of the workspace's pages. */
        PageList: {
            /**
             * @description Pages, newest first.
             * @example [
             *       {
             *         "id": "page_01K9HOME",
             *         "slug": "home",
             *         "title": "Acme Coffee",
             *         "draft_version": 7,
             *         "published_version": 6,
             *         "created_at": "2026-10-12T08:30:00.000Z",
             *         "updated_at": "2026-11-01T16:20:00.000Z"
             *       }
             *     ]
             */
            data: components["schemas"]["PageSummary"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6InBhZ2VfMDFLOUhPTUUifQ
             */
            next_cursor?: string | null;
        };
        /** @description What a publish made live. */
        PagePublication: {
            /**
             * @description Every page of the workspace with the number of the draft that is live now.
             * @example [
             *       {
             *         "id": "page_01K9HOME",
             *         "version": 7
             *       }
             *     ]
             */
            published: {
                /**
                 * @description The page's id.
                 * @example page_01K9HOME
                 */
                id: string;
                /**
                 * @description The number of the draft that was published.
                 * @example 7
                 */
                version: number;
            }[];
            /**
             * Format: date-time
             * @description When all of them went live, in one step.
             * @example 2026-11-02T09:00:00.000Z
             */
            published_at: string;
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
        /**
         * @description The means of payment on file, reduced to what a person needs to recognize it.
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
             * @description The last four characters of its number.
             * @example 4242
             */
            last4: string;
            /**
             * @description Who issued it.
             * @example visa
             */
            brand: string;
        };
        /**
         * @description A plan that the platform offers. The catalogue is not shown.
         * @example {
         *       "id": "plan_team",
         *       "name": "Team"
         *     }
         */
        Plan: {
            /**
             * @description The plan's id, as a plan change names it.
             * @example plan_team
             */
            id: string;
            /**
             * @description The plan's name for people.
             * @example Team
             */
            name: string;
        };
        /** @description A plan change that was accepted. */
        PlanChange: {
            plan: components["schemas"]["Plan"];
            /**
             * Format: date-time
             * @description When the new plan applies, the end of the current period or now.
             * @example 2026-12-01T00:00:00.000Z
             */
            effective_at: string;
        };
        /** @description A URL that stands for a secret for a short while. Mint it near its use and don't store it. */
        ProxyUrl: {
            /**
             * Format: uri
             * @description On the secret proxy's host. The secret is resolved there, when the call is made.
             * @example https://proxy.acme.example/px_01K9STRIPE
             */
            url: string;
            /**
             * Format: date-time
             * @description When the URL stops working.
             * @example 2026-11-02T09:05:00.000Z
             */
            expires_at: string;
        };
        /** @description Which secret the URL is to stand for. */
        ProxyUrlRequest: {
            /**
             * @description The secret's name.
             * @example stripe_api_key
             */
            name: string;
            /**
             * @description Where the URL will be used. The workspace's home region if left out.
             * @example eu
             * @enum {string}
             */
            region?: "eu" | "us" | "ap";
        };
        /** @description The refresh token, good for one use. */
        RefreshSessionRequest: {
            /**
             * @description The refresh token of the pair in hand.
             * @example rt_01K9Z0F4H7M1
             */
            refresh_token: string;
        };
        /** @description Which earlier draft to restore. */
        RollbackPageRequest: {
            /**
             * @description The number of an earlier draft of this page. A number that it never had is a validation error.
             * @example 6
             */
            version: number;
        };
        /** @description What to rotate to. The whole body may be left out, and the service then makes the new value. */
        RotateSecretRequest: {
            /**
             * @description The new value, where somebody else issues it.
             * @example sk_example_rotated_key
             */
            value?: string;
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
        /** @description One page of an agent's runs. */
        RunList: {
            /**
             * @description Runs, newest first.
             * @example [
             *       {
             *         "id": "run_01K9R3",
             *         "status": "awaiting_approval",
             *         "agent_id": "agt_01K9REFUND",
             *         "created_at": "2026-11-02T08:59:57.900Z",
             *         "started_at": "2026-11-02T08:59:57.930Z",
             *         "finished_at": null,
             *         "approval_id": "apr_01K9A3"
             *       }
             *     ]
             */
            data: components["schemas"]["Run"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6InJ1bl8wMUs5UjMifQ
             */
            next_cursor?: string | null;
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
        /** @description What may be known about a secret. No operation ever gives its value back. */
        Secret: {
            /**
             * @description The secret's name, unique within its workspace.
             * @example stripe_api_key
             */
            name: string;
            /**
             * Format: date-time
             * @description When the secret was first set. The list is ordered by it, newest first.
             * @example 2026-10-20T10:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its value was last set or rotated.
             * @example 2026-11-01T07:45:00.000Z
             */
            updated_at: string;
            /**
             * @description A free tag that decides which capability may resolve the secret. `null` or absent where none was set.
             * @example payments
             */
            purpose?: string | null;
            /**
             * @description The region that the value may live in: the workspace's home region unless another was set. Which regions there are is not shown, so any is read.
             * @example eu
             * @example us
             */
            residency: string;
            /**
             * @description Zero data retention: the value is fetched at each use and forgotten after it, and leaves no trace in caches, audit records or logs.
             * @example true
             */
            zdr: boolean;
            /**
             * Format: date-time
             * @description After a rotation, until when the old value is accepted beside the new one. Absent otherwise.
             * @example 2026-11-02T10:00:00.000Z
             */
            overlap_ends_at?: string;
        };
        /** @description One page of the workspace's secrets, without their values. */
        SecretList: {
            /**
             * @description Secrets' metadata, newest first.
             * @example [
             *       {
             *         "name": "stripe_api_key",
             *         "created_at": "2026-10-20T10:00:00.000Z",
             *         "updated_at": "2026-11-01T07:45:00.000Z",
             *         "purpose": "payments",
             *         "residency": "eu",
             *         "zdr": true
             *       }
             *     ]
             */
            data: components["schemas"]["Secret"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6InN0cmlwZV9hcGlfa2V5In0
             */
            next_cursor?: string | null;
        };
        /** @description A payment method, as a token of the payment processor. Card numbers never pass through this API. */
        SetPaymentMethodRequest: {
            /**
             * @description What the processor's client library gave the browser in exchange for the card.
             * @example pmtok_1Q9acme4242
             */
            token: string;
        };
        /** @description A secret's name, its value and how to keep it. */
        SetSecretRequest: {
            /**
             * @description The secret's name. An existing one is overwritten.
             * @example stripe_api_key
             */
            name: string;
            /**
             * @description The value. Encrypted at rest and never shown again.
             * @example sk_example_not_a_real_key
             */
            value: string;
            /**
             * @description A free tag that decides which capability may resolve the secret.
             * @example payments
             */
            purpose?: string;
            /**
             * @description The region that the value may live in. The workspace's home region if left out.
             * @example eu
             * @enum {string}
             */
            residency?: "eu" | "us" | "ap";
            /**
             * @description Whether the value leaves no trace in caches, audit records or logs.
             * @default false
             * @example true
             */
            zdr?: boolean;
        };
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
        /** @description One page of what a form has received. */
        SubmissionList: {
            /**
             * @description Submissions, newest first.
             * @example [
             *       {
             *         "id": "sub_01K9S3",
             *         "form_id": "frm_01K9CONTACT",
             *         "data": {
             *           "name": "Visitor",
             *           "email": "visitor@customer.example",
             *           "message": "Do you ship beans abroad?"
             *         },
             *         "submitted_at": "2026-11-02T07:12:44.000Z"
             *       }
             *     ]
             */
            data: components["schemas"]["Submission"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6InN1Yl8wMUs5UzMifQ
             */
            next_cursor?: string | null;
            /**
             * @description Whether there are submissions after this page. Says the same as the presence of `next_cursor`.
             * @example true
             */
            has_more: boolean;
        };
        /** @description The look of the whole workspace: one document, with a draft that is edited and a live state that visitors see. Blocks refer to its tokens, so an edit here reaches all pages at once. */
        Theme: {
            /**
             * @description Colours by name. Block props refer to these names.
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
             * @description The fonts and sizes of every page.
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
                 * @description The font family of running text.
                 * @example Inter
                 */
                font_family_body: string;
                /**
                 * @description The name of the type scale. Which names there are is not shown, so any is read.
                 * @example comfortable
                 */
                scale: string;
            };
            /**
             * @description Distances by name. Which names there are is not shown, so any is read.
             * @example {
             *       "section_gap": "4rem"
             *     }
             */
            spacing: {
                /**
                 * @description The distance between two sections of a page.
                 * @example 4rem
                 */
                section_gap?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the draft was saved last, in UTC. The server sets it.
             * @example 2026-10-31T14:05:00.000Z
             */
            updated_at: string;
        };
        /** @description What a publish of the theme made live. */
        ThemePublication: {
            /**
             * @description The number of the published draft, the one that `ETag` of the theme shows.
             * @example 4
             */
            version: number;
            /**
             * Format: date-time
             * @description When it went live. Visitors see it when they next load a page.
             * @example 2026-11-02T09:00:00.000Z
             */
            published_at: string;
        };
        /** @description The token that a request was made with, without its secret. */
        Token: {
            /**
             * @description The token's id.
             * @example tok_01K9CI
             */
            id: string;
            /**
             * @description Every scope that the token holds, none left out.
             * @example [
             *       "me:read",
             *       "agents:read"
             *     ]
             */
            scopes: string[];
            /**
             * @description Whether the token acts on live data or on the isolated data of the test mode.
             * @example test
             * @enum {string}
             */
            mode: "live" | "test";
        };
        /** @description A fresh pair of tokens. Keep the new pair before the old one is let go. */
        TokenSession: {
            /**
             * @description What goes into the Authorization header, a session token with the user's own permissions.
             * @example sess_eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfMDFLOU9XTkVSIn0.c2lnbmF0dXJl
             */
            access_token: string;
            /**
             * @description Buys the next pair, once.
             * @example rt_01K9Z1C8N2W5
             */
            refresh_token: string;
            /**
             * @description Seconds that the access token is good for.
             * @example 3600
             */
            expires_in: number;
            /**
             * @description How the access token is presented.
             * @example Bearer
             * @constant
             */
            token_type: "Bearer";
        };
        /** @description What the workspace has used: running totals while the period is open, final values once it is closed. While a period is being closed the numbers may lag a little. */
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
        /**
         * @description The use of one metric in a period.
         * @example {
         *       "metric": "requests",
         *       "quantity": 18250,
         *       "unit": "request"
         *     }
         */
        UsageLineItem: {
            /**
             * @description What is measured, e.g. requests, storage or runtime time.
             * @example requests
             * @example storage
             * @example runtime_time
             */
            metric: string;
            /**
             * @description How much, in `unit`.
             * @example 18250
             */
            quantity: number;
            /**
             * @description What `quantity` counts.
             * @example request
             */
            unit: string;
        };
        /** @description A person, or the person on whose behalf a key acts. Further fields are not shown. */
        User: {
            /**
             * @description The user's id.
             * @example usr_01K9OWNER
             */
            id: string;
            /**
             * Format: email
             * @description The user's e-mail address.
             * @example owner@acme.example
             */
            email: string;
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
                details?: components["schemas"]["ErrorDetails"];
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
                fields: components["schemas"]["FieldError"][];
            };
        };
        /**
         * @description A lasting registration of one address for some of the events of one workspace. The signing secret is not among
         *     its fields; who has lost it deletes the subscription and creates it anew.
         */
        WebhookSubscription: {
            /**
             * @description The subscription's id.
             * @example wh_01K9ORDERS
             */
            id: string;
            /**
             * Format: uri
             * @description Where events are delivered to.
             * @example https://hooks.acme.example/workspace-events
             */
            url: string;
            /**
             * @description Which events are delivered.
             * @example [
             *       "pages.published",
             *       "forms.submitted"
             *     ]
             */
            events: string[];
            /**
             * Format: date-time
             * @description When the subscription was created. The list is ordered by it, newest first.
             * @example 2026-10-20T10:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when the circuit breaker holds deliveries back; events of that time are dropped.
             * @example 2026-11-02T10:00:00.000Z
             */
            paused_until: string | null;
        };
        /** @description A subscription with its signing secret, which is shown this once. */
        WebhookSubscriptionCreated: components["schemas"]["WebhookSubscription"] & {
            /**
             * @description The key of the signature on every delivery. It can neither be read again nor rotated.
             * @example whsec_5f1c0a9be27d43868d1f7a2b9c4e60d35f1c0a9be27d43868d1f7a2b9c4e60d3
             */
            secret: string;
        };
        /** @description One page of the workspace's subscriptions. */
        WebhookSubscriptionList: {
            /**
             * @description Subscriptions, newest first.
             * @example [
             *       {
             *         "id": "wh_01K9ORDERS",
             *         "url": "https://hooks.acme.example/workspace-events",
             *         "events": [
             *           "pages.published",
             *           "forms.submitted"
             *         ],
             *         "created_at": "2026-10-20T10:00:00.000Z",
             *         "paused_until": null
             *       }
             *     ]
             */
            data: components["schemas"]["WebhookSubscription"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6IndoXzAxSzlPUkRFUlMifQ
             */
            next_cursor?: string | null;
        };
        /** @description A tenant. Every other resource belongs to one. */
        Workspace: {
            /**
             * @description The workspace's id.
             * @example ws_01K9ACME
             */
            id: string;
            /**
             * @description Its name in paths. No two workspaces share one.
             * @example acme
             */
            slug: string;
            /**
             * @description Its name for people.
             * @example Acme Coffee
             */
            name: string;
        };
        /**
         * @description One page of the workspaces that the token can reach. The array is named `workspaces` here and `data` in all other
         *     lists; the service document has both readings, and a server that says `data` is tolerated.
         */
        WorkspaceList: {
            /**
             * @description Workspaces, newest first.
             * @example [
             *       {
             *         "id": "ws_01K9ACME",
             *         "slug": "acme",
             *         "name": "Acme Coffee"
             *       }
             *     ]
             */
            workspaces: components["schemas"]["Workspace"][];
            /**
             * @description Opaque. Present while there is more to read; absent or `null` on the last page.
             * @example eyJhZnRlciI6IndzXzAxSzlHTE9CRVgifQ
             */
            next_cursor?: string | null;
        };
        /** @description Where the session is now. */
        WorkspaceSwitched: {
            workspace: components["schemas"]["Workspace"];
        };
    };
    responses: {
        /** @description The body or another part of the request fails validation. */
        BadRequest: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body fails validation, or the grant is not good any more. */
        BadRequestOnGrant: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The idempotency key fails validation. */
        BadRequestOnHeader: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The query fails validation, or the cursor is malformed or has expired. */
        BadRequestOnList: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The patch is not well formed, or one of its operations cannot be applied. */
        BadRequestOnPatch: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body fails validation, or the payment token was rejected. */
        BadRequestOnPaymentMethod: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body fails validation, or the plan is unknown. */
        BadRequestOnPlan: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The query fails validation. */
        BadRequestQuery: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The approval was decided before; nothing changes. */
        ConflictOnDecision: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The draft has changed since the revision in If-Match, or someone else is editing it. */
        ConflictOnDraft: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The name is in use in this workspace. */
        ConflictOnName: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The draft has changed since the revision in If-Match, or the page would take a slug that another page has or had until lately. */
        ConflictOnPage: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token lacks the scope, or a policy blocks the request. */
        Forbidden: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token lacks the scope, a policy blocks the request, or the secret may not leave its region. */
        ForbiddenOnResidency: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token lacks the scope or is an API key, a policy blocks the request, or the session has no access to the workspace. */
        ForbiddenOnSwitch: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The idempotency key was used before with another body. */
        IdempotencyMismatch: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something broke inside the service; try again with a growing delay. */
        InternalError: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The endpoint answers in JSON alone, and another encoding was asked for. */
        NotAcceptable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description None of the encodings asked for is one of the four that lists offer. */
        NotAcceptableOnList: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What the path names does not exist or is not visible to the token. */
        NotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Billing knows no workspace with this slug. */
        NotFoundBilling: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The cursor has expired. The contract reads 400 invalid_cursor for this and tolerates 404. */
        NotFoundOnCursor: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the service takes. */
        PayloadTooLarge: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The limit of this token is reached; try again after the time given. */
        RateLimited: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing, malformed, unknown, expired or revoked, or something else keeps its holder out. */
        Unauthorized: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The card was declined, or the idempotency key was used before with another body. */
        UnprocessablePaymentMethod: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The plan cannot be changed now, or the idempotency key was used before with another body. */
        UnprocessablePlan: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A provider behind the service failed; try again with a growing delay. */
        UpstreamUnavailable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A provider failed, or asks for the secret to be rotated first. */
        UpstreamUnavailableOnSecret: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the agent.
         * @example agt_01K9REFUND
         */
        AgentId: string;
        /**
         * @description The id of the approval.
         * @example apr_01K9A3
         */
        ApprovalId: string;
        /**
         * @description Approvals in this state only; all of them where it is left out.
         * @example pending
         */
        ApprovalStatus: "pending" | "approved" | "denied";
        /**
         * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
         * @example false
         */
        Bom: boolean;
        /**
         * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
         * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
         */
        Cursor: string;
        /**
         * @description The id of the form.
         * @example frm_01K9CONTACT
         */
        FormId: string;
        /**
         * @description The encoding of the list. Wins over `Accept`.
         * @example ndjson
         */
        Format: "json" | "ndjson" | "csv" | "tson";
        /**
         * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
         *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
         *     logical operation is a good key.
         * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
         */
        IdempotencyKey: string;
        /**
         * @description The revision that the edit starts from. A stale one is refused and nothing changes.
         * @example "4"
         */
        IfMatch: string;
        /**
         * @description How many records a page holds at most.
         * @example 20
         */
        Limit: number;
        /**
         * @description How many submissions a page holds at most.
         * @example 50
         */
        LimitSubmissions: number;
        /**
         * @description How many records a page holds at most.
         * @example 20
         */
        LimitTwenty: number;
        /**
         * @description Entries of this level only.
         * @example error
         */
        LogLevel: "debug" | "info" | "warn" | "error";
        /**
         * @description Full-text query on the message.
         * @example timeout
         */
        LogQuery: string;
        /**
         * @description Entries of this source only, such as `request`, `capability` or `agent`.
         * @example agent
         */
        LogSource: string;
        /**
         * @description The id of the page.
         * @example page_01K9HOME
         */
        PageId: string;
        /**
         * @description End of a past window; goes with `period_start`.
         * @example 2026-11-01T00:00:00.000Z
         */
        PeriodEnd: string;
        /**
         * @description Start of a past window; goes with `period_end`, and both are left out for the current period.
         * @example 2026-10-01T00:00:00.000Z
         */
        PeriodStart: string;
        /**
         * @description The name of the secret, unique within the workspace.
         * @example stripe_api_key
         */
        SecretName: string;
        /**
         * @description Entries at this time or after it.
         * @example 2026-11-02T08:00:00.000Z
         */
        Since: string;
        /**
         * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
         * @example whd_01K9PUB1A
         */
        SvcDeliveryId: string;
        /**
         * @description The family of the event; the same as `type` in the body.
         * @example pages.published
         */
        SvcEvent: string;
        /**
         * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
         *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
         * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
         */
        SvcSignature: string;
        /**
         * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
         * @example 1793610000
         */
        SvcTimestamp: string;
        /**
         * @description The id of the API key.
         * @example tok_01K9CI
         */
        TokenId: string;
        /**
         * @description Entries before this time.
         * @example 2026-11-02T09:00:00.000Z
         */
        Until: string;
        /**
         * @description The id of the webhook subscription.
         * @example wh_01K9ORDERS
         */
        WebhookId: string;
        /**
         * @description The slug of the workspace.
         * @example acme
         */
        WorkspaceSlug: string;
    };
    requestBodies: never;
    headers: {
        /** @description A reminder, to be shown to the workspace's owner, that a payment is overdue; sent on billable writes while the workspace is past_due. */
        BillingReminder: string;
        /**
         * @description How the body is compressed, chosen from what `Accept-Encoding` offered. Absent (`identity`) for a body of 4 KB or less
         *     and for a client that offered neither.
         */
        ContentEncoding: "gzip" | "zstd";
        /**
         * @description The revision of the draft that the body shows, quoted; goes into `If-Match` of the next edit.
         * @example "4"
         */
        Etag: string;
        /**
         * @description Says `true` where the answer is that of an earlier request with the same idempotency key, and nothing was executed anew.
         *     Absent on a first execution.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description The cursor of the next page, for encodings whose body has no place for it. Absent on the last page.
         * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
         */
        NextCursor: string;
        /**
         * @description How many requests this token may make in a window. On every answer to a request whose token is known.
         * @example 600
         */
        RateLimitLimit: number;
        /**
         * @description How many requests this token has left in the window. On every answer to a request whose token is known.
         * @example 599
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the window ends and the count starts afresh. On every answer to a request whose token is known.
         * @example 60
         */
        RateLimitReset: number;
        /**
         * @description Seconds to wait before the next attempt. Always on a 429; always 0 on a 401 that says token_expired.
         * @example 0
         */
        RetryAfter: number;
        /**
         * @description The request headers that chose this encoding.
         * @example Accept, Accept-Encoding
         */
        Vary: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who the caller is. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getCliConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CliConfig"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The refresh token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshSessionRequest"];
            };
        };
        responses: {
            /** @description The next pair of tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSession"];
                };
            };
            400: components["responses"]["BadRequestOnGrant"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    exchangeAuthorizationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code and its proof. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeCodeRequest"];
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSession"];
                };
            };
            400: components["responses"]["BadRequestOnGrant"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listWorkspaces: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundOnCursor"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getCurrentWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current workspace. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    switchWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is in the workspace. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSwitched"];
                };
            };
            400: components["responses"]["BadRequestOnHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOnSwitch"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    mintToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        /** @description The scopes of the key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MintTokenRequest"];
            };
        };
        responses: {
            /** @description The new key, with its secret. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyMinted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictOnName"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the API key.
                 * @example tok_01K9CI
                 */
                id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key without its secret. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the API key.
                 * @example tok_01K9CI
                 */
                id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOnHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    rotateToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the API key.
                 * @example tok_01K9CI
                 */
                id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key with its new secret. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyMinted"];
                };
            };
            400: components["responses"]["BadRequestOnHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    publishPages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is live now. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePublication"];
                };
            };
            400: components["responses"]["BadRequestOnHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictOnDraft"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the page.
                 * @example page_01K9HOME
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current draft. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["Etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageDocument"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    rollbackPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the page.
                 * @example page_01K9HOME
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        /** @description Which draft to restore. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackPageRequest"];
            };
        };
        responses: {
            /** @description The restored draft. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["Etag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictOnPage"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The revision that the edit starts from. A stale one is refused and nothing changes.
                 * @example "4"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the page.
                 * @example page_01K9HOME
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        /** @description The operations, in the order in which they are applied. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonPatch"];
            };
        };
        responses: {
            /** @description The new draft. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["Etag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageDocument"];
                };
            };
            400: components["responses"]["BadRequestOnPatch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictOnPage"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current draft. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["Etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    publishTheme: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is live now. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemePublication"];
                };
            };
            400: components["responses"]["BadRequestOnHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictOnDraft"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    updateTheme: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The revision that the edit starts from. A stale one is refused and nothing changes.
                 * @example "4"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        /** @description The operations, in the order in which they are applied. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonPatch"];
            };
        };
        responses: {
            /** @description The new draft. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["Etag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
            400: components["responses"]["BadRequestOnPatch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictOnDraft"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The billing state. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundBilling"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundBilling"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    setPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        /** @description The processor's token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPaymentMethodRequest"];
            };
        };
        responses: {
            /** @description The method on file from now on. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Billing-Reminder": components["headers"]["BillingReminder"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["BadRequestOnPaymentMethod"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundBilling"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessablePaymentMethod"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        /** @description The plan to change to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePlanRequest"];
            };
        };
        responses: {
            /** @description The change was accepted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Billing-Reminder": components["headers"]["BillingReminder"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChange"];
                };
            };
            400: components["responses"]["BadRequestOnPlan"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundBilling"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessablePlan"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /**
                 * @description Start of a past window; goes with `period_end`, and both are left out for the current period.
                 * @example 2026-10-01T00:00:00.000Z
                 */
                period_start?: components["parameters"]["PeriodStart"];
                /**
                 * @description End of a past window; goes with `period_start`.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                period_end?: components["parameters"]["PeriodEnd"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage of the period. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["BadRequestQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundBilling"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listForms: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the form.
                 * @example frm_01K9CONTACT
                 */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form definition. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                /**
                 * @description How many submissions a page holds at most.
                 * @example 50
                 */
                limit?: components["parameters"]["LimitSubmissions"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the form.
                 * @example frm_01K9CONTACT
                 */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listLogs: {
        parameters: {
            query?: {
                /**
                 * @description Entries at this time or after it.
                 * @example 2026-11-02T08:00:00.000Z
                 */
                since?: components["parameters"]["Since"];
                /**
                 * @description Entries before this time.
                 * @example 2026-11-02T09:00:00.000Z
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    searchLogs: {
        parameters: {
            query?: {
                /**
                 * @description Full-text query on the message.
                 * @example timeout
                 */
                q?: components["parameters"]["LogQuery"];
                /**
                 * @description Entries of this level only.
                 * @example error
                 */
                level?: components["parameters"]["LogLevel"];
                /**
                 * @description Entries of this source only, such as `request`, `capability` or `agent`.
                 * @example agent
                 */
                source?: components["parameters"]["LogSource"];
                /**
                 * @description Entries at this time or after it.
                 * @example 2026-11-02T08:00:00.000Z
                 */
                since?: components["parameters"]["Since"];
                /**
                 * @description Entries before this time.
                 * @example 2026-11-02T09:00:00.000Z
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the matches, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    tailLogs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream of new entries, one to a line. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /**
                 * @description Approvals in this state only; all of them where it is left out.
                 * @example pending
                 */
                status?: components["parameters"]["ApprovalStatus"];
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitTwenty"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundOnCursor"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the approval.
                 * @example apr_01K9A3
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approval. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    approveApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the approval.
                 * @example apr_01K9A3
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        /** @description A note, if there is something to say. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalDecisionRequest"];
            };
        };
        responses: {
            /** @description The approval is approved, and its run goes on. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictOnDecision"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    denyApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the approval.
                 * @example apr_01K9A3
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        /** @description A note, if there is something to say. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalDecisionRequest"];
            };
        };
        responses: {
            /** @description The approval is denied, and its run has stopped. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictOnDecision"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listSecrets: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    setSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        /** @description The secret. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSecretRequest"];
            };
        };
        responses: {
            /** @description The secret was overwritten. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            /** @description The secret was created. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createProxyUrl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        /** @description The secret to stand for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProxyUrlRequest"];
            };
        };
        responses: {
            /** @description The URL. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProxyUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOnResidency"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailableOnSecret"];
        };
    };
    deleteSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The name of the secret, unique within the workspace.
                 * @example stripe_api_key
                 */
                name: components["parameters"]["SecretName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret is gone. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOnHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    rotateSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The name of the secret, unique within the workspace.
                 * @example stripe_api_key
                 */
                name: components["parameters"]["SecretName"];
            };
            cookie?: never;
        };
        /** @description The new value, if it is not for the service to make. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecretRequest"];
            };
        };
        responses: {
            /** @description The secret was rotated. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listAgents: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        /** @description The agent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentRequest"];
            };
        };
        responses: {
            /** @description The agent, inactive. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the agent.
                 * @example agt_01K9REFUND
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    activateAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the agent.
                 * @example agt_01K9REFUND
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent is active. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequestOnHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    deactivateAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the agent.
                 * @example agt_01K9REFUND
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent is inactive. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequestOnHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitTwenty"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the agent.
                 * @example agt_01K9REFUND
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listWebhookSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts; the `next_cursor` of the page before, unread and unchanged. Left out on the first request.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Wins over `Accept`.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV answer starts with a byte-order mark. No other encoding is affected.
                 * @example false
                 */
                bom?: components["parameters"]["Bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, in the encoding that was asked for. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "Content-Encoding": components["headers"]["ContentEncoding"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscriptionList"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/tson": string;
                };
            };
            400: components["responses"]["BadRequestOnList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnList"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createWebhookSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
            };
            cookie?: never;
        };
        /** @description Where to deliver what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The subscription, with its signing secret. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscriptionCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the webhook subscription.
                 * @example wh_01K9ORDERS
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    deleteWebhookSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to repeat: within 24 hours of the first success, the same token, route, key and body get the first
                 *     answer again and nothing is executed anew; the same key with another body is refused. Case matters. A UUID for each
                 *     logical operation is a good key.
                 * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["WorkspaceSlug"];
                /**
                 * @description The id of the webhook subscription.
                 * @example wh_01K9ORDERS
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription is deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOnHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    onAgentsActivated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "agents.activated";
                    data?: components["schemas"]["Agent"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAgentsCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "agents.created";
                    data?: components["schemas"]["Agent"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAgentsDeactivated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "agents.deactivated";
                    data?: components["schemas"]["Agent"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApprovalsDecided: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "approvals.decided";
                    data?: components["schemas"]["Approval"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApprovalsRequested: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "approvals.requested";
                    data?: components["schemas"]["Approval"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBillingUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "billing.updated";
                    data?: components["schemas"]["Billing"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormsCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "forms.created";
                    data?: components["schemas"]["Form"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormsSubmitted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "forms.submitted";
                    data?: components["schemas"]["Submission"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPagesCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "pages.created";
                    data?: components["schemas"]["PageSummary"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPagesPublished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "pages.published";
                    data?: components["schemas"]["PagePublication"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPagesUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "pages.updated";
                    data?: components["schemas"]["PageSummary"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentsSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "payments.succeeded";
                    data?: components["schemas"]["EventDataPayment"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSecretsCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "secrets.created";
                    data?: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSecretsDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "secrets.deleted";
                    data?: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSecretsSuspended: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "secrets.suspended";
                    data?: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSecretsUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "secrets.updated";
                    data?: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onThemePublished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "theme.published";
                    data?: components["schemas"]["ThemePublication"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onThemeUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "theme.updated";
                    data?: components["schemas"]["Theme"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokensCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "tokens.created";
                    data?: components["schemas"]["ApiKey"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokensRevoked: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "tokens.revoked";
                    data?: components["schemas"]["ApiKey"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokensRotated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lowercase hex of the HMAC-SHA256, under the subscription's secret, of the text of `svc-timestamp`, a dot and the
                 *     lowercase hex SHA-256 of the body's exact bytes. Receivers compare it in constant time.
                 * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31cbe1b2c4d4f5a1b0d3f6c7e8
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description Unix seconds of this attempt, in base 10. Receivers refuse one that is over 300 seconds from their clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this attempt; another one on each retry, so not what to recognise repeats by.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The family of the event; the same as `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers its exact bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type?: "tokens.rotated";
                    data?: components["schemas"]["ApiKey"];
                };
            };
        };
        responses: {
            /** @description The event is taken. An answer of this class within 10 seconds ends its delivery; a body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, or nothing within 10 seconds, is a failed attempt. Six attempts with growing pauses span about 1 hour 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
