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
         * @description Returns the user, the token with all of its scopes, and the workspace that the token resolves to.
         *
         *     Requires the scope `me:read`.
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
         * @description Returns the configuration that a command-line client needs to send a user to the sign-in page. The console serves this endpoint, outside of the API's base URL. It requires no token.
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
         * @description Exchanges a refresh token for a new access token and a new refresh token. Refresh tokens are single-use. This endpoint requires no access token, since it has usually expired.
         *
         *     Provisional: This operation needs no access token, because callers may not have a valid one.
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
         * @description Exchanges the authorization code from the redirect for a session. The verifier must match the code challenge of the sign-in (RFC 7636). Codes are single-use. This endpoint requires no token.
         *
         *     Provisional: This operation needs no access token, because callers do not have one yet.
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
         * @description Returns the workspaces that the token can access: exactly one for an API key, all of the user's workspaces for a session. The array is named `workspaces`.
         *
         *     Requires the scope `workspaces:read`, which `workspaces:write` includes.
         *
         *     Provisional: Workspaces are listed newest first. Pages hold 20 by default and at most 100.
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
         * @description Returns the workspace that the token resolves to. For an API key, this is always the workspace in which the key was created; for a session, the one that was active at sign-in or that it last switched to.
         *
         *     Requires the scope `workspaces:read`, which `workspaces:write` includes.
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
         * @description Returns a workspace. JSON only.
         *
         *     Requires the scope `workspaces:read`, which `workspaces:write` includes.
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
         * @description Makes this the session's current workspace, starting with the next request. Sessions only: an API key belongs to one workspace; to act on another workspace, create a key there. A session without access to the workspace is rejected.
         *
         *     Requires the scope `workspaces:write`.
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
         * Create an API key
         * @description Creates a key for this workspace with exactly the given scopes. Its secret is returned only in this response. Keys do not expire; they are valid until rotated or revoked.
         *
         *     Requires the scope `tokens:write`, which `tokens:destructive` includes.
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
         * Get an API key
         * @description Returns a key's scopes, when it was last used and who created it, but never its secret.
         *
         *     Requires the scope `tokens:read`, which `tokens:write` and `tokens:destructive` include.
         *
         *     Provisional: Inspecting a key requires tokens:read.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes a key permanently. The key stops working immediately.
         *
         *     Requires the scope `tokens:destructive`.
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
         * @description Gives the key a new secret, which is returned only in this response. The old secret stops working. The key keeps its id, scopes and name.
         *
         *     Requires the scope `tokens:write`, which `tokens:destructive` includes.
         *
         *     Provisional: Rotating a key requires tokens:write, as creating one does.
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
         * @description Returns the workspace's pages, newest first, each with its draft version and published version, but without its document.
         *
         *     Requires the scope `pages:read`, which `pages:write` and `pages:destructive` include.
         *
         *     Provisional: Pages are listed newest first, 20 by default and at most 100 at a time.
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
         * Publish all pages
         * @description Publishes the current drafts of all pages of the workspace together. Pages cannot be published individually, and the request has no body. Visitors see these drafts until the next publish. A concurrent edit may result in a conflict.
         *
         *     Requires the scope `pages:write`, which `pages:destructive` includes.
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
         * Get the draft of a page
         * @description Returns the page's current draft, whether or not it is published. Send its `ETag` as `If-Match` when you patch it.
         *
         *     Requires the scope `pages:read`, which `pages:write` and `pages:destructive` include.
         */
        get: operations["getPage"];
        put?: never;
        /**
         * Roll back the draft of a page
         * @description Restores an earlier draft as a new version. No version is lost, and the live page does not change until the next publish. A version that the page never had is a validation error.
         *
         *     Requires the scope `pages:destructive`.
         */
        post: operations["rollbackPage"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the draft of a page
         * @description Applies a JSON Patch (RFC 6902) to the current draft and saves the result as a new draft. The live page does not change. A patch is atomic: if a path does not exist, a `test` fails or the result is not a valid page document, no operation is applied and the response is `invalid_patch`. With `If-Match`, a draft that has changed since that version results in the conflict `version_mismatch`, with the current version. A patch may change `metadata.slug` unless another page uses that slug (`slug_in_use`) or used it recently (`tombstoned`).
         *
         *     Requires the scope `pages:write`, which `pages:destructive` includes.
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
         * Get the draft theme
         * @description Returns the draft of the workspace's theme. Send its `ETag` as `If-Match` when you patch it.
         *
         *     Requires the scope `theme:read`, which `theme:write` includes.
         */
        get: operations["getTheme"];
        put?: never;
        /**
         * Publish the theme
         * @description Publishes the draft theme. The request has no body. Visitors see the theme on their next page load, in every block that refers to it.
         *
         *     Requires the scope `theme:write`.
         */
        post: operations["publishTheme"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the draft theme
         * @description Applies a JSON Patch (RFC 6902) to the draft theme. As for pages, a patch is atomic: if an operation fails, none is applied and the response is `invalid_patch`. With `If-Match`, a draft that has changed since that version results in the conflict `version_mismatch`. The live theme does not change.
         *
         *     Requires the scope `theme:write`.
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
         * Get the billing state
         * @description Returns the workspace's plan, current billing period and payment method. An unknown slug results in `workspace_not_found`.
         *
         *     Requires the scope `billing:read`, which `billing:write` includes.
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
         * @description Returns the workspace's invoices, newest first. Usage above a cap is included in the amount of that period's invoice.
         *
         *     Requires the scope `billing:read`, which `billing:write` includes.
         *
         *     Provisional: Invoices are listed newest first. Pages hold 20 by default and at most 100.
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
         * Set the payment method
         * @description Replaces the payment method on file. The body contains a token that the payment processor's client library created in the browser, so card numbers never pass through your server. A token that the processor rejects, or that has expired, results in `invalid_token`; a declined card results in `payment_method_declined`. An idempotency key is necessary but not sufficient to make a retry safe.
         *
         *     Requires the scope `billing:write`.
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
         * @description Requests a plan change. It takes effect at the start of the next billing period, unless the platform upgrades immediately. An unknown plan results in `invalid_plan`; a plan that is not available at the moment (for example during a trial, or while a cancellation is pending) results in `plan_change_not_allowed`. An idempotency key is necessary but not sufficient to make a retry safe: after an ambiguous response, read the billing state before you retry.
         *
         *     Requires the scope `billing:write`.
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
         * Get usage
         * @description Returns the usage of a period, by metric. Pass both `period_start` and `period_end` for a past period, or neither for the current one; passing only one is a validation error. Values for the current period are running totals. While a period is being closed, values may lag slightly; afterwards they are final.
         *
         *     Requires the scope `billing:read`, which `billing:write` includes.
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
         * @description Returns the definitions of the workspace's forms, newest first. Forms are created in the form editor; they are read-only in this API.
         *
         *     Requires the scope `forms:read`.
         *
         *     Provisional: Forms are listed newest first. Pages hold 20 by default and at most 100.
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
         * Get a form
         * @description Returns the definition of a form.
         *
         *     Requires the scope `forms:read`.
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
         * @description Returns the form's submissions, newest first, 50 per page by default and 200 at most. Download them as CSV for a spreadsheet. Submissions are read-only in this API. A malformed or expired cursor results in `invalid_cursor`; start again from the first page.
         *
         *     Requires the scope `forms:read`.
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
         * @description Returns the workspace's runtime log, newest first, from `since` (inclusive) to `until` (exclusive). To filter by text, level or source, use the search operation.
         *
         *     Requires the scope `logs:read`.
         *
         *     Provisional: Log entries are listed newest first. Pages hold 20 by default and at most 100.
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
         * @description Returns the entries whose message matches `q` and that have the given level and source, newest first.
         *
         *     Requires the scope `logs:read`.
         *
         *     Provisional: Filters are combined with AND. Without filters, the whole log is returned.
         *
         *     Provisional: Log entries are listed newest first. Pages hold 20 by default and at most 100.
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
         * Tail the log
         * @description Streams new log entries as they are written. The stream stays open until the client disconnects.
         *
         *     Requires the scope `logs:read`.
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
         * @description Returns the approvals of every workspace that the token can access, newest first. Filter them with `status`.
         *
         *     Requires the scope `approvals:read`, which `approvals:write` includes.
         *
         *     Provisional: Approvals are listed newest first.
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
         * @description Returns an approval from any workspace that the token can access.
         *
         *     Requires the scope `approvals:read`, which `approvals:write` includes.
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
         * @description Approves the request and resumes the paused run. An approval can be decided only once; a second decision is rejected and changes nothing.
         *
         *     Requires the scope `approvals:write`.
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
         * @description Denies the request and ends the paused run permanently: it becomes `denied`, executes no further steps and is not retried. An approval can be decided only once; a second decision is rejected and changes nothing.
         *
         *     Requires the scope `approvals:write`.
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
         * @description Returns the names and metadata of the workspace's secrets, newest first. Values are write-only; no operation returns them.
         *
         *     Requires the scope `secrets:read`, which `secrets:write` and `secrets:destructive` include.
         *
         *     Provisional: Secrets are listed newest first. Pages hold 20 by default and at most 100.
         */
        get: operations["listSecrets"];
        /**
         * Set a secret
         * @description Creates a secret or overwrites its value. Values are encrypted with a key of the workspace. The scope `secrets:set` is separate: `secrets:write` does not include it. To replace a value that is in use, rotate the secret instead; an overwrite has no overlap period.
         *
         *     Requires the scope `secrets:set`, which no other scope includes.
         *
         *     Provisional: An overwrite keeps the metadata that the body does not include.
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
         * Create a proxy URL
         * @description Creates a short-lived URL on the secret proxy that resolves to a secret when it is used. Create it right before you use it, and do not store it. If the secret requires rotation, the response is `upstream_unavailable` with the hint `rotate_secret`. If the secret is restricted to a region, a runtime in another region gets `residency_violation`, without a fallback.
         *
         *     Requires the scope `secrets:read`, which `secrets:write` and `secrets:destructive` include.
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
         * @description Deletes a secret permanently. Everything that uses it fails from then on; to replace a value, rotate the secret instead.
         *
         *     Requires the scope `secrets:destructive`.
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
         * @description Gives a secret a new value. The old value is accepted alongside the new one for an overlap period, so requests in flight do not fail. Rotating a secret that requires rotation makes it usable again. The new value is not returned.
         *
         *     Requires the scope `secrets:write`, which `secrets:destructive` includes.
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
         * @description Returns the workspace's agents, newest first.
         *
         *     Requires the scope `agents:read`, which `agents:write` includes.
         *
         *     Provisional: Agents are listed newest first. Pages hold 20 by default and at most 100.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create an agent
         * @description Creates an agent. A new agent is inactive and has no runs until it is activated.
         *
         *     Requires the scope `agents:write`.
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
         * @description Returns an agent of the workspace.
         *
         *     Requires the scope `agents:read`, which `agents:write` includes.
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
         * @description Lets the agent run on its schedule or trigger. Activating an active agent has no effect.
         *
         *     Requires the scope `agents:write`.
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
         * @description Stops the agent from starting new runs. Runs in progress continue to completion, and their pending approvals can still be decided. Deactivating an inactive agent has no effect.
         *
         *     Requires the scope `agents:write`.
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
         * @description Returns the agent's runs, newest first.
         *
         *     Requires the scope `agents:read`, which `agents:write` includes.
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
         * @description Returns the workspace's webhook subscriptions, newest first, without their secrets.
         *
         *     Requires the scope `webhooks:read`, which `webhooks:write` and `webhooks:destructive` include.
         *
         *     Provisional: This operation follows the conventions of the other resources.
         *
         *     Provisional: Subscriptions are listed newest first. Pages hold 20 by default and at most 100.
         */
        get: operations["listWebhookSubscriptions"];
        put?: never;
        /**
         * Create a webhook subscription
         * @description Subscribes a URL to events of the workspace. The signing secret is returned only in this response.
         *
         *     Requires the scope `webhooks:write`, which `webhooks:destructive` includes.
         *
         *     Provisional: This operation follows the conventions of the other resources.
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
         * @description Returns a webhook subscription, without its secret.
         *
         *     Requires the scope `webhooks:read`, which `webhooks:write` and `webhooks:destructive` include.
         *
         *     Provisional: This operation follows the conventions of the other resources.
         */
        get: operations["getWebhookSubscription"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * @description Deletes a subscription and stops its deliveries. To get a new secret, delete the subscription and create it again.
         *
         *     Requires the scope `webhooks:destructive`.
         *
         *     Provisional: This operation follows the conventions of the other resources.
         */
        delete: operations["deleteWebhookSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Any event
         * @description An endpoint receives each event that the filter of its subscription matches.
         */
        post: operations["onEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description The agent now runs on its schedule or trigger.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * @description The agent is inactive and starts no runs until it is activated.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * @description The agent no longer starts runs.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * @description Someone approved or denied a run's request.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * A run requested approval
         * @description A run is paused until someone approves or denies its request.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * The billing state changed
         * @description The plan changed or a plan change was scheduled, the status changed, a new billing period began, or the payment method was replaced.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * A form was created
         * @description A form was created in the form editor.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * @description A visitor of a live page submitted a form.
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
         * A page was created
         * @description A page was created in the editor, as a draft. It is not yet visible to visitors.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * Pages were published
         * @description All drafts of the workspace were published.
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
         * The draft of a page changed
         * @description The draft was patched or rolled back. The change is not yet visible to visitors.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * A payment succeeded
         * @description The resource of this event has no operations in this API: read what you need from the event.
         *
         *     Provisional: A charge to the payment method on file causes this event.
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
         * A secret was created
         * @description The workspace has a new secret. Events never contain its value.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * @description The data is the secret as it was before it was deleted.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * A secret requires rotation
         * @description The secret's provider requires it to be rotated. Until then, using it fails.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * @description The secret has a new value. Events never contain it. After a rotation, the data includes the end of the overlap period.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * The theme was published
         * @description The draft theme was published.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * @description The draft theme was patched. The change is not yet visible to visitors.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * An API key was created
         * @description The workspace has a new API key. Events never contain its secret.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * @description The key is no longer accepted. The data is the key as it was before it was revoked.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
         * @description The key has a new secret, and the old one is no longer accepted. Events never contain secrets.
         *
         *     Provisional: A service may not send this event, or name it differently.
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
        Agent: Agent;
        AgentList: AgentList;
        AgentsActivatedEvent: AgentsActivatedEvent;
        AgentsCreatedEvent: AgentsCreatedEvent;
        AgentsDeactivatedEvent: AgentsDeactivatedEvent;
        ApiKey: ApiKey;
        ApiKeyMinted: ApiKeyMinted;
        Approval: Approval;
        ApprovalDecisionRequest: ApprovalDecisionRequest;
        ApprovalList: ApprovalList;
        ApprovalsDecidedEvent: ApprovalsDecidedEvent;
        ApprovalsRequestedEvent: ApprovalsRequestedEvent;
        Billing: Billing;
        BillingStatus: BillingStatus;
        BillingUpdatedEvent: BillingUpdatedEvent;
        Block: Block;
        ChangePlanRequest: ChangePlanRequest;
        CliConfig: CliConfig;
        ConflictKind: ConflictKind;
        CreateAgentRequest: CreateAgentRequest;
        CreateWebhookSubscriptionRequest: CreateWebhookSubscriptionRequest;
        CsvPage: CsvPage;
        ErrorCode: ErrorCode;
        ErrorDetails: ErrorDetails;
        ErrorEnvelope: ErrorEnvelope;
        ErrorHint: ErrorHint;
        EventDataPayment: EventDataPayment;
        EventEnvelope: EventEnvelope;
        ExchangeCodeRequest: ExchangeCodeRequest;
        FieldError: FieldError;
        FieldErrorReason: FieldErrorReason;
        Form: Form;
        FormList: FormList;
        FormsCreatedEvent: FormsCreatedEvent;
        FormsSubmittedEvent: FormsSubmittedEvent;
        Invoice: Invoice;
        InvoiceList: InvoiceList;
        JsonPatch: JsonPatch;
        JsonPatchOperation: JsonPatchOperation;
        LogEntry: LogEntry;
        LogList: LogList;
        LogSource: LogSource;
        Me: Me;
        MintTokenRequest: MintTokenRequest;
        NdjsonPage: NdjsonPage;
        PageDocument: PageDocument;
        PageList: PageList;
        PagePublication: PagePublication;
        PageSummary: PageSummary;
        PagesCreatedEvent: PagesCreatedEvent;
        PagesPublishedEvent: PagesPublishedEvent;
        PagesUpdatedEvent: PagesUpdatedEvent;
        PaymentMethod: PaymentMethod;
        PaymentsSucceededEvent: PaymentsSucceededEvent;
        Plan: Plan;
        PlanChange: PlanChange;
        ProxyUrl: ProxyUrl;
        ProxyUrlRequest: ProxyUrlRequest;
        RefreshSessionRequest: RefreshSessionRequest;
        RollbackPageRequest: RollbackPageRequest;
        RotateSecretRequest: RotateSecretRequest;
        Run: Run;
        RunList: RunList;
        RunStatus: RunStatus;
        Scope: Scope;
        Secret: Secret;
        SecretList: SecretList;
        SecretsCreatedEvent: SecretsCreatedEvent;
        SecretsDeletedEvent: SecretsDeletedEvent;
        SecretsSuspendedEvent: SecretsSuspendedEvent;
        SecretsUpdatedEvent: SecretsUpdatedEvent;
        SetPaymentMethodRequest: SetPaymentMethodRequest;
        SetSecretRequest: SetSecretRequest;
        Submission: Submission;
        SubmissionList: SubmissionList;
        Theme: Theme;
        ThemePublication: ThemePublication;
        ThemePublishedEvent: ThemePublishedEvent;
        ThemeUpdatedEvent: ThemeUpdatedEvent;
        Token: Token;
        TokenSession: TokenSession;
        TokensCreatedEvent: TokensCreatedEvent;
        TokensRevokedEvent: TokensRevokedEvent;
        TokensRotatedEvent: TokensRotatedEvent;
        TsonPage: TsonPage;
        Usage: Usage;
        UsageLineItem: UsageLineItem;
        User: User;
        ValidationError: ValidationError;
        WebhookEvent: WebhookEvent;
        WebhookSubscription: WebhookSubscription;
        WebhookSubscriptionCreated: WebhookSubscriptionCreated;
        WebhookSubscriptionList: WebhookSubscriptionList;
        Workspace: Workspace;
        WorkspaceList: WorkspaceList;
        WorkspaceSwitched: WorkspaceSwitched;
    };
    responses: {
        /** @description The approval has already been decided. Nothing changes. */
        AlreadyDecided: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "already_decided";
                    };
                };
            };
        };
        /** @description Someone else is editing the draft. */
        ConcurrentEdit: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "conflict";
                    };
                };
            };
        };
        /** @description The draft has changed since the version in If-Match, or someone else is editing it. */
        DraftConflict: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "conflict";
                    };
                };
            };
        };
        /** @description The idempotency key was already used with a different body. */
        IdempotencyMismatch: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "IDEMPOTENCY_MISMATCH";
                    };
                };
            };
        };
        /** @description The token lacks the scope, or a policy blocks the request. The hints `workspace_locked` and `mfa_required` may be sent with this status as well as with 401. */
        InsufficientScope: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "insufficient_scope" | "policy_denied";
                    };
                };
            };
        };
        /**
         * @description An unexpected error occurred in the service. Retry with increasing delays.
         *
         *     Provisional: The code of an internal error is internal_error.
         */
        InternalError: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "internal_error";
                    };
                };
            };
        };
        /** @description The body or another part of the request fails validation. */
        InvalidBody: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "validation_failed";
                    };
                };
            };
        };
        /** @description The body fails validation, or the grant is no longer valid. */
        InvalidGrant: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_grant";
                    };
                };
            };
        };
        /**
         * @description The idempotency key fails validation.
         *
         *     Provisional: An idempotency key of more than 255 characters is a validation error.
         */
        InvalidHeader: {
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
        InvalidListQuery: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                    };
                };
            };
        };
        /** @description The patch is malformed, or one of its operations cannot be applied. */
        InvalidPatch: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_patch";
                    };
                };
            };
        };
        /** @description The body fails validation, or the payment token was rejected. */
        InvalidPaymentMethod: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_token";
                    };
                };
            };
        };
        /** @description The body fails validation, or the plan is unknown. */
        InvalidPlan: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_plan";
                    };
                };
            };
        };
        /** @description The query fails validation. */
        InvalidQuery: {
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
        /** @description The name is already in use in this workspace. */
        NameTaken: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "conflict";
                    };
                };
            };
        };
        /** @description Another encoding than JSON was requested, and the endpoint only responds in JSON. */
        NotAcceptable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "not_acceptable";
                    };
                };
            };
        };
        /** @description Another encoding than NDJSON was requested: the stream has no other. */
        NotAcceptableOnStream: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "not_acceptable";
                    };
                };
            };
        };
        /** @description The resource does not exist or is not visible to the token. */
        NotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "not_found";
                    };
                };
            };
        };
        /** @description The cursor has expired. */
        NotFoundOrExpiredCursor: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "not_found";
                    };
                };
            };
        };
        /** @description The draft has changed since the version in If-Match, someone else is editing it, or another page uses the new slug or used it recently. */
        PageConflict: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "conflict";
                    };
                };
            };
        };
        /**
         * @description The body exceeds the size limit.
         *
         *     Provisional: A body may have 1 MB. A larger one gets 413.
         */
        PayloadTooLarge: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
        /** @description The card was declined, or the idempotency key was already used with a different body. */
        PaymentMethodDeclined: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "payment_method_declined" | "IDEMPOTENCY_MISMATCH";
                    };
                };
            };
        };
        /** @description The plan cannot be changed now, or the idempotency key was already used with a different body. */
        PlanChangeNotAllowed: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "plan_change_not_allowed" | "IDEMPOTENCY_MISMATCH";
                    };
                };
            };
        };
        /** @description Too many requests were sent. Retry after the given time. */
        RateLimited: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitNoneRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "rate_limited";
                    };
                };
            };
        };
        /**
         * @description The token lacks the scope, a policy blocks the request, or the secret must not leave its region.
         *
         *     Provisional: A secret that must not leave its region gets 403.
         */
        ResidencyViolation: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "insufficient_scope" | "policy_denied" | "residency_violation";
                    };
                };
            };
        };
        /**
         * @description An upstream provider failed, or requires the secret to be rotated first.
         *
         *     Provisional: The status is 503. Treat any other 5xx in the same way.
         */
        SecretUnavailable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "upstream_unavailable";
                    };
                };
            };
        };
        /** @description The token is missing, malformed, unknown, expired or revoked, or access is blocked for another reason. */
        Unauthorized: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryNow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "unauthorized" | "token_expired";
                    };
                };
            };
        };
        /**
         * @description The requested encoding is not available. Lists are available as JSON, NDJSON, CSV and TSON.
         *
         *     Provisional: A list in an encoding that does not exist gets 406, as a single resource does.
         */
        UnknownListEncoding: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "not_acceptable";
                    };
                };
            };
        };
        /**
         * @description An upstream provider failed. Retry with increasing delays.
         *
         *     Provisional: The status is 503. Treat any other 5xx in the same way.
         */
        UpstreamUnavailable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "upstream_unavailable";
                    };
                };
            };
        };
        /**
         * @description The token lacks the scope or is an API key, a policy blocks the request, or the session has no access to the workspace.
         *
         *     Provisional: An API key that switches gets 403.
         */
        WorkspaceForbidden: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "insufficient_scope" | "policy_denied" | "workspace_forbidden";
                    };
                };
            };
        };
        /** @description No workspace has this slug. */
        WorkspaceNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] & {
                    error: {
                        /** @enum {string} */
                        code: "workspace_not_found";
                    };
                };
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
         * @description Returns only approvals with this status. Defaults to all.
         * @example pending
         */
        ApprovalStatus: "pending" | "approved" | "denied";
        /**
         * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
         * @example false
         */
        Bom: boolean;
        /**
         * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
         * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
         */
        Cursor: string;
        /**
         * @description The id of the form.
         * @example frm_01K9CONTACT
         */
        FormId: string;
        /**
         * @description The encoding of the list. Takes precedence over `Accept`.
         *
         *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
         * @example ndjson
         */
        Format: "json" | "ndjson" | "csv" | "tson";
        /**
         * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
         * @example 6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10
         */
        IdempotencyKey: string;
        /**
         * @description The version that the edit is based on. If it is stale, the edit is rejected and nothing changes.
         * @example "7"
         */
        IfMatch: string;
        /**
         * @description The maximum number of records per page.
         *
         *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
         * @example 20
         */
        Limit: number;
        /**
         * @description The maximum number of submissions per page.
         *
         *     Provisional: A larger limit is a validation error.
         * @example 50
         */
        LimitSubmissions: number;
        /**
         * @description The maximum number of records per page.
         *
         *     Provisional: A larger limit is a validation error.
         * @example 20
         */
        LimitTwenty: number;
        /**
         * @description Returns only entries with this level.
         * @example error
         */
        LogLevel: "debug" | "info" | "warn" | "error";
        /**
         * @description A full-text query on the message.
         * @example timeout
         */
        LogQuery: string;
        /**
         * @description Returns only entries from this source, such as `request`, `capability` or `agent`.
         * @example agent
         */
        LogSource: string;
        /**
         * @description The id of the page.
         * @example page_01K9HOME
         */
        PageId: string;
        /**
         * @description The end of a past period. Requires `period_start`.
         *
         *     Provisional: The value is a date-time or a date. Without `period_start` it is a validation error.
         * @example 2026-11-01T00:00:00.000Z
         */
        PeriodEnd: string;
        /**
         * @description The start of a past period. Requires `period_end`. Omit both for the current period.
         *
         *     Provisional: The value is a date-time or a date. Without `period_end` it is a validation error.
         * @example 2026-10-01T00:00:00.000Z
         */
        PeriodStart: string;
        /**
         * @description The name of the secret, unique within the workspace.
         * @example stripe_api_key
         */
        SecretName: string;
        /**
         * @description Returns only entries at or after this time. In a URL, write the `+` of an offset as `%2B`.
         *
         *     Provisional: A date without a time is accepted, and means its first moment in UTC.
         * @example 2026-11-02T08:00:00.000Z
         */
        Since: string;
        /**
         * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
         * @example whd_01K9PUB1A
         */
        SvcDeliveryId: string;
        /**
         * @description The type of the event, equal to `type` in the body.
         * @example pages.published
         */
        SvcEvent: string;
        /**
         * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
         *
         *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
         * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
         */
        SvcSignature: string;
        /**
         * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
         * @example 1793610000
         */
        SvcTimestamp: string;
        /**
         * @description The id of the API key.
         * @example tok_01K9CI
         */
        TokenId: string;
        /**
         * @description Returns only entries before this time. In a URL, write the `+` of an offset as `%2B`.
         *
         *     Provisional: A date without a time is accepted, and means its first moment in UTC.
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
        /**
         * @description A reminder for the workspace's owner that a payment is overdue. Sent on billable writes while the workspace is `past_due`.
         *
         *     Provisional: The reminder is a header, so that bodies do not change.
         */
        BillingReminder: string;
        /**
         * @description The compression of the body, chosen from the codings in `Accept-Encoding`. Absent (`identity`) for a body of 4 KB or
         *     less, and for a client that accepts neither.
         */
        ContentEncoding: "identity" | "gzip" | "zstd";
        /**
         * @description The version of the draft in the body, quoted. If the body is compressed, the content coding follows, as in `"7-gzip"`. Send the whole value as `If-Match` with the next edit.
         *
         *     Provisional: The version of a draft is sent as an ETag, which differs by content coding (RFC 9110, section 8.8.3).
         * @example "7"
         */
        Etag: string;
        /** @description `true` if this is the stored response to an earlier request with the same idempotency key. Absent (`false`) when the request was executed. */
        IdempotentReplayed: "false" | "true";
        /**
         * @description The version of the new draft, quoted. If the body is compressed, the content coding follows, as in `"8-gzip"`. Send the whole value as `If-Match` with the next edit.
         *
         *     Provisional: The version of a draft is sent as an ETag, which differs by content coding (RFC 9110, section 8.8.3).
         * @example "8"
         */
        NewEtag: string;
        /**
         * @description The cursor of the next page, for encodings whose body has no field for it. Absent on the last page.
         * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
         */
        NextCursor: string;
        /**
         * @description The number of requests that this token may send per window. Included in every response to a request with a recognized token.
         *
         *     Provisional: The header is named X-RateLimit-Limit.
         * @example 600
         */
        RateLimitLimit: number;
        /**
         * @description The number of requests that this token has left in the window: none.
         *
         *     Provisional: The header is named X-RateLimit-Remaining.
         * @example 0
         */
        RateLimitNoneRemaining: number;
        /**
         * @description The number of requests that this token has left in the window. Included in every response to a request with a recognized token.
         *
         *     Provisional: The header is named X-RateLimit-Remaining.
         * @example 599
         */
        RateLimitRemaining: number;
        /**
         * @description The number of seconds until the window resets. Included in every response to a request with a recognized token.
         *
         *     Provisional: The header is named X-RateLimit-Reset, and counts seconds from now.
         * @example 60
         */
        RateLimitReset: number;
        /**
         * @description The number of seconds to wait before the next attempt.
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description Always 0 with the hint `token_expired`, since a refreshed token works immediately. Absent otherwise.
         * @example 0
         */
        RetryNow: number;
        /**
         * @description The request headers that determined the encoding.
         *
         *     Provisional: Responses in negotiated encodings have Vary (RFC 9110, section 12.5.5).
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
            /** @description The caller's identity. */
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
            403: components["responses"]["InsufficientScope"];
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
            /** @description The new pair of tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSession"];
                };
            };
            400: components["responses"]["InvalidGrant"];
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
        /** @description The authorization code and its verifier. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeCodeRequest"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSession"];
                };
            };
            400: components["responses"]["InvalidGrant"];
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
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFoundOrExpiredCursor"];
            406: components["responses"]["UnknownListEncoding"];
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
            403: components["responses"]["InsufficientScope"];
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
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /** @description The session's current workspace. */
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
            400: components["responses"]["InvalidHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WorkspaceForbidden"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /** @description The key's scopes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MintTokenRequest"];
            };
        };
        responses: {
            /**
             * @description The new key, with its secret.
             *
             *     Provisional: The response has the status 201 and the fields of ApiKey with the secret.
             */
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
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NameTaken"];
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
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The key was revoked.
             *
             *     Provisional: The response has the status 204 and no body.
             */
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
            400: components["responses"]["InvalidHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The key with its new secret.
             *
             *     Provisional: The response has the fields of ApiKey, with the same id, and the new secret.
             */
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
            400: components["responses"]["InvalidHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
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
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["UnknownListEncoding"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The published versions.
             *
             *     Provisional: The response has the pages with their published versions, and the time of publication.
             */
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
            400: components["responses"]["InvalidHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConcurrentEdit"];
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
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /** @description The draft to restore. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackPageRequest"];
            };
        };
        responses: {
            /**
             * @description The restored draft.
             *
             *     Provisional: The response is the restored draft, as a read returns it, with its new version in ETag.
             */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["NewEtag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageDocument"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConcurrentEdit"];
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
                 * @description The version that the edit is based on. If it is stale, the edit is rejected and nothing changes.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /** @description The operations, in the order of application. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonPatch"];
            };
        };
        responses: {
            /**
             * @description The new draft.
             *
             *     Provisional: The response is the updated draft, as a read returns it, with its version in ETag.
             */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["NewEtag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageDocument"];
                };
            };
            400: components["responses"]["InvalidPatch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["PageConflict"];
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
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The published version.
             *
             *     Provisional: The response has the published version and the time of publication.
             */
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
            400: components["responses"]["InvalidHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConcurrentEdit"];
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
                 * @description The version that the edit is based on. If it is stale, the edit is rejected and nothing changes.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /** @description The operations, in the order of application. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonPatch"];
            };
        };
        responses: {
            /**
             * @description The new draft.
             *
             *     Provisional: The response is the updated draft, as a read returns it, with its version in ETag.
             */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["NewEtag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
            400: components["responses"]["InvalidPatch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["DraftConflict"];
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
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WorkspaceNotFound"];
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
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WorkspaceNotFound"];
            406: components["responses"]["UnknownListEncoding"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /** @description The payment processor's token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPaymentMethodRequest"];
            };
        };
        responses: {
            /**
             * @description The new payment method on file.
             *
             *     Provisional: The response is the payment method, as in the billing state.
             */
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
            400: components["responses"]["InvalidPaymentMethod"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WorkspaceNotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["PaymentMethodDeclined"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The change was accepted.
             *
             *     Provisional: The response has the new plan and the time at which it takes effect.
             */
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
            400: components["responses"]["InvalidPlan"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WorkspaceNotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["PlanChangeNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /**
                 * @description The start of a past period. Requires `period_end`. Omit both for the current period.
                 *
                 *     Provisional: The value is a date-time or a date. Without `period_end` it is a validation error.
                 * @example 2026-10-01T00:00:00.000Z
                 */
                period_start?: components["parameters"]["PeriodStart"];
                /**
                 * @description The end of a past period. Requires `period_start`.
                 *
                 *     Provisional: The value is a date-time or a date. Without `period_start` it is a validation error.
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
            /** @description The usage for the period. */
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
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WorkspaceNotFound"];
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
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["UnknownListEncoding"];
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
            403: components["responses"]["InsufficientScope"];
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
                 * @description The maximum number of submissions per page.
                 *
                 *     Provisional: A larger limit is a validation error.
                 * @example 50
                 */
                limit?: components["parameters"]["LimitSubmissions"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["UnknownListEncoding"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listLogs: {
        parameters: {
            query?: {
                /**
                 * @description Returns only entries at or after this time. In a URL, write the `+` of an offset as `%2B`.
                 *
                 *     Provisional: A date without a time is accepted, and means its first moment in UTC.
                 * @example 2026-11-02T08:00:00.000Z
                 */
                since?: components["parameters"]["Since"];
                /**
                 * @description Returns only entries before this time. In a URL, write the `+` of an offset as `%2B`.
                 *
                 *     Provisional: A date without a time is accepted, and means its first moment in UTC.
                 * @example 2026-11-02T09:00:00.000Z
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["UnknownListEncoding"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    searchLogs: {
        parameters: {
            query?: {
                /**
                 * @description A full-text query on the message.
                 * @example timeout
                 */
                q?: components["parameters"]["LogQuery"];
                /**
                 * @description Returns only entries with this level.
                 * @example error
                 */
                level?: components["parameters"]["LogLevel"];
                /**
                 * @description Returns only entries from this source, such as `request`, `capability` or `agent`.
                 * @example agent
                 */
                source?: components["parameters"]["LogSource"];
                /**
                 * @description Returns only entries at or after this time. In a URL, write the `+` of an offset as `%2B`.
                 *
                 *     Provisional: A date without a time is accepted, and means its first moment in UTC.
                 * @example 2026-11-02T08:00:00.000Z
                 */
                since?: components["parameters"]["Since"];
                /**
                 * @description Returns only entries before this time. In a URL, write the `+` of an offset as `%2B`.
                 *
                 *     Provisional: A date without a time is accepted, and means its first moment in UTC.
                 * @example 2026-11-02T09:00:00.000Z
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the matches, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["UnknownListEncoding"];
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
            /**
             * @description A stream of new entries, one per line.
             *
             *     Provisional: The stream is NDJSON: one entry per line, and empty lines that keep the connection open.
             */
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
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptableOnStream"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /**
                 * @description Returns only approvals with this status. Defaults to all.
                 * @example pending
                 */
                status?: components["parameters"]["ApprovalStatus"];
                /**
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitTwenty"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFoundOrExpiredCursor"];
            406: components["responses"]["UnknownListEncoding"];
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
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /**
         * @description An optional note.
         *
         *     Provisional: The body is optional, and may have a note.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalDecisionRequest"];
            };
        };
        responses: {
            /**
             * @description The approval is approved, and its run resumes.
             *
             *     Provisional: The response is the updated approval with 200.
             */
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
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["AlreadyDecided"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /**
         * @description An optional note.
         *
         *     Provisional: The body is optional, and may have a note.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalDecisionRequest"];
            };
        };
        responses: {
            /**
             * @description The approval is denied, and its run has ended.
             *
             *     Provisional: The response is the updated approval with 200.
             */
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
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["AlreadyDecided"];
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
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["UnknownListEncoding"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The secret was overwritten.
             *
             *     Provisional: The response is the metadata: with 200 if the secret existed, otherwise with 201.
             */
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
            /**
             * @description The secret was created.
             *
             *     Provisional: The response is the metadata: with 200 if the secret existed, otherwise with 201.
             */
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
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /** @description The secret that the URL resolves to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProxyUrlRequest"];
            };
        };
        responses: {
            /** @description The proxy URL. */
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
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ResidencyViolation"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["SecretUnavailable"];
        };
    };
    deleteSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The secret was deleted.
             *
             *     Provisional: The response has the status 204 and no body.
             */
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
            400: components["responses"]["InvalidHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /** @description The new value. Omit it to let the service generate one. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecretRequest"];
            };
        };
        responses: {
            /**
             * @description The secret was rotated.
             *
             *     Provisional: The response is the secret's metadata, with the end of the overlap period.
             */
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
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
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
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["UnknownListEncoding"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /**
         * @description The agent.
         *
         *     Provisional: The body has a required name, and optionally a task, a schedule and a trigger.
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentRequest"];
            };
        };
        responses: {
            /**
             * @description The new agent, inactive.
             *
             *     Provisional: The response is the agent with 201.
             */
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
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
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
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The agent is active.
             *
             *     Provisional: The response is the agent with 200, even if it was active before.
             */
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
            400: components["responses"]["InvalidHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The agent is inactive.
             *
             *     Provisional: The response is the agent with 200, even if it was inactive before.
             */
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
            400: components["responses"]["InvalidHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
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
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitTwenty"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["UnknownListEncoding"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listWebhookSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of records per page.
                 *
                 *     Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
                 * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The encoding of the list. Takes precedence over `Accept`.
                 *
                 *     Provisional: Besides ndjson, the values json, csv and tson select the other encodings.
                 * @example ndjson
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description Whether a CSV response starts with a byte order mark. Other encodings are not affected.
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
            /** @description One page of the list, in the requested encoding. */
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
                    "application/x-ndjson": components["schemas"]["NdjsonPage"];
                    "text/csv": components["schemas"]["CsvPage"];
                    "application/tson": components["schemas"]["TsonPage"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["UnknownListEncoding"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
        /** @description The URL and the events to deliver to it. */
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
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
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
            403: components["responses"]["InsufficientScope"];
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
                 * @description Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
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
            /**
             * @description The subscription was deleted.
             *
             *     Provisional: The response has the status 204 and no body.
             */
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
            400: components["responses"]["InvalidHeader"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    onEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAgentsActivated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentsActivatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentsCreatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentsDeactivatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalsDecidedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalsRequestedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingUpdatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormsCreatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormsSubmittedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagesCreatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagesPublishedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagesUpdatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentsSucceededEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretsCreatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretsDeletedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretsSuspendedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretsUpdatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThemePublishedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThemeUpdatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokensCreatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokensRevokedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
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
                 * @description The HMAC-SHA256, in lowercase hex and keyed with the subscription's secret, of: `svc-timestamp`, a dot, and the SHA-256 of the exact bytes of the body in lowercase hex. Compare it in constant time.
                 *
                 *     The example is the signature of the example of `pages.published`, as JSON without spaces and line breaks, with the secret in the example of a new subscription.
                 * @example cd9f892946d8f3cbaea311c0dfd19f9bf0583f614e12e193dcab566eb15f56fb
                 */
                "svc-signature": components["parameters"]["SvcSignature"];
                /**
                 * @description The time of this attempt, in decimal Unix seconds. Reject deliveries that differ by more than 300 seconds from your clock.
                 * @example 1793610000
                 */
                "svc-timestamp": components["parameters"]["SvcTimestamp"];
                /**
                 * @description The id of this delivery attempt. It differs on each retry; to detect duplicates, use the event's `id`.
                 * @example whd_01K9PUB1A
                 */
                "svc-delivery-id": components["parameters"]["SvcDeliveryId"];
                /**
                 * @description The type of the event, equal to `type` in the body.
                 * @example pages.published
                 */
                "svc-event": components["parameters"]["SvcEvent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature covers the exact bytes of the body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokensRotatedEvent"];
            };
        };
        responses: {
            /** @description The receiver accepted the event. Respond within 10 seconds; the response body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
/** @description An automation of the workspace. */
export type Agent = {
    /**
     * @description The agent's id.
     * @example agt_01K9REFUND
     */
    id: string;
    /**
     * @description A human-readable name.
     * @example Refund assistant
     */
    name: string;
    /**
     * @description Whether the agent starts runs. New agents are inactive.
     * @example active
     * @enum {string}
     */
    status: "inactive" | "active";
    /**
     * Format: date-time
     * @description When the agent was created.
     * @example 2026-10-14T12:00:00.000Z
     */
    created_at: string;
    /**
     * @description What the agent does, as free text.
     *
     *     Provisional: A task is free text, or null if none was given.
     * @example Process refund requests, and request approval before each refund.
     */
    task?: string | null;
    /**
     * @description When the agent runs, as a cron expression in UTC with five fields, or one of `@hourly`, `@daily`, `@weekly`, `@monthly` and `@yearly`.
     *
     *     Provisional: A schedule is a cron expression in UTC, or null.
     * @example 0 7 * * 1
     */
    schedule?: string | null;
    /**
     * @description The event that triggers a run.
     *
     *     Provisional: A trigger is an event type, or null.
     * @example forms.submitted
     */
    trigger?: string | null;
};
/** @description One page of the workspace's agents. */
export type AgentList = {
    /**
     * @description Agents.
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0
     */
    next_cursor?: string | null;
};
/** @description The body of a delivery of `agents.activated`: an agent was activated. */
export type AgentsActivatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "agents.activated";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Agent"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "agents.activated";
};
/** @description The body of a delivery of `agents.created`: an agent was created. */
export type AgentsCreatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "agents.created";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Agent"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "agents.created";
};
/** @description The body of a delivery of `agents.deactivated`: an agent was deactivated. */
export type AgentsDeactivatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "agents.deactivated";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Agent"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "agents.deactivated";
};
/** @description An API key: its scopes, when it was last used and who created it, but never its secret. */
export type ApiKey = {
    /**
     * @description The key's id.
     *
     *     Provisional: The member is named id, and its value is the token.id of GET /me.
     * @example tok_01K9CI
     */
    id: string;
    /**
     * @description The key's name, unique in its workspace.
     *
     *     Provisional: The member is named name, and is null if none was given.
     * @example CI pipeline
     */
    name: string | null;
    /**
     * @description The key's scopes.
     *
     *     Provisional: The member is named scopes, as in GET /me.
     * @example [
     *       "agents:read",
     *       "agents:write"
     *     ]
     */
    scopes: string[];
    /**
     * @description Whether the key acts on live data or on isolated test data.
     *
     *     Provisional: The member is named mode, as in GET /me.
     * @example test
     * @enum {string}
     */
    mode: "live" | "test";
    /**
     * Format: date-time
     * @description When the key was created.
     *
     *     Provisional: The member is named created_at, as on other records.
     * @example 2026-10-05T09:30:00.000Z
     */
    created_at: string;
    /**
     * @description The user who created the key.
     *
     *     Provisional: The member is named created_by, and is a user's id.
     * @example usr_01K9OWNER
     */
    created_by: string;
    /**
     * Format: date-time
     * @description When the key was last used; `null` if never.
     *
     *     Provisional: The member is named last_used_at, and is null before the first use.
     * @example 2026-11-02T08:58:10.000Z
     */
    last_used_at: string | null;
};
/** @description An API key with its secret, which is returned only once. */
export type ApiKeyMinted = components["schemas"]["ApiKey"] & {
    /**
     * @description The value for the Authorization header. It is not returned again.
     *
     *     Provisional: The member is named secret.
     * @example key_test_7Qw2Zr9Lk4Nn8Vb3Xc6Td1Ms5
     */
    secret: string;
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
     *
     *     Provisional: The member is named workspace, and is a slug, as in events.
     * @example acme
     */
    workspace: string;
    /**
     * Format: date-time
     * @description When the decision was made.
     *
     *     Provisional: The member is named decided_at, and is null while the approval is pending.
     * @example 2026-11-01T14:20:00.000Z
     */
    decided_at: string | null;
    /**
     * @description The user who decided.
     *
     *     Provisional: The member is named decided_by, is a user's id, and is null while the approval is pending.
     * @example usr_01K9OWNER
     */
    decided_by: string | null;
    /**
     * @description The note that was given with the decision.
     *
     *     Provisional: The record keeps the note of the decision.
     * @example Second refund for this order.
     */
    note: string | null;
};
/**
 * @description The details of a decision.
 *
 *     Provisional: The body is optional, and may have a note.
 */
export type ApprovalDecisionRequest = {
    /**
     * @description The reason for the decision.
     * @example Second refund for this order.
     */
    note?: string;
};
/** @description One page of the approvals in all workspaces that the token can access. */
export type ApprovalList = {
    /**
     * @description Approvals.
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6ImFwcl8wMUs5QTMifQ
     */
    next_cursor?: string | null;
};
/** @description The body of a delivery of `approvals.decided`: an approval was decided. */
export type ApprovalsDecidedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "approvals.decided";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Approval"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "approvals.decided";
};
/** @description The body of a delivery of `approvals.requested`: a run requested approval. */
export type ApprovalsRequestedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "approvals.requested";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Approval"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "approvals.requested";
};
/** @description The workspace's billing state. */
export type Billing = {
    plan: components["schemas"]["Plan"];
    /**
     * @description The status of the subscription. More values may be added.
     * @example active
     */
    status: components["schemas"]["BillingStatus"] | (string & {});
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
/**
 * @description The status of a subscription: `active`, `past_due` (a payment is overdue; the workspace keeps running during a grace period) or `canceled` (runtime traffic is paused; reactivate in the console).
 * @example active
 * @enum {string}
 */
export type BillingStatus = "active" | "past_due" | "canceled";
/** @description The body of a delivery of `billing.updated`: the billing state changed. */
export type BillingUpdatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "billing.updated";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Billing"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "billing.updated";
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
export type Block = {
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
    children?: components["schemas"]["Block"][];
};
/**
 * @description The plan to change to.
 *
 *     Provisional: An empty id and other members are rejected.
 */
export type ChangePlanRequest = {
    /**
     * @description The id of a plan.
     *
     *     Provisional: An id may have 255 characters.
     * @example plan_business
     */
    plan_id: string;
};
/** @description What a command-line client needs to start a sign-in. */
export type CliConfig = {
    /**
     * Format: uri
     * @description The page to open in the user's browser. Required query parameters: `code_challenge`, `code_challenge_method` (`S256`, which is its default), `redirect_uri`, `state` and `scope` (space-separated).
     * @example https://console.acme.example/oauth/authorize
     */
    authorize_url: string;
};
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
export type ConflictKind = "slug_in_use" | "version_mismatch" | "already_published" | "name_taken" | "tombstoned";
/**
 * @description A new agent. It starts inactive.
 *
 *     Provisional: A name has 1 to 120 characters. The task, the schedule and the trigger are optional.
 */
export type CreateAgentRequest = {
    /**
     * @description A human-readable name. It does not have to be unique.
     * @example Stock watcher
     */
    name: string;
    /**
     * @description What the agent does, as free text.
     * @example Warn when a coffee is about to run out.
     */
    task?: string;
    /**
     * @description When the agent runs, as a cron expression in UTC with five fields, or one of `@hourly`, `@daily`, `@weekly`, `@monthly` and `@yearly`.
     * @example *\/30 * * * *
     */
    schedule?: string;
    /**
     * @description The event that triggers a run.
     * @example forms.submitted
     */
    trigger?: string;
};
/**
 * @description The URL and the events to deliver to it.
 *
 *     Provisional: The body has the URL of the endpoint and the filter of its events.
 */
export type CreateWebhookSubscriptionRequest = {
    /**
     * Format: uri
     * @description An https URL. http is accepted for localhost only.
     * @example https://hooks.acme.example/workspace-events
     */
    url: string;
    /**
     * @description The events to deliver.
     * @example [
     *       "pages.published",
     *       "forms.submitted"
     *     ]
     */
    events: EventFilter[];
};
/**
 * @description One page of a list as CSV (RFC 4180) in UTF-8, after a byte order mark unless the request has `bom=false`.
 *
 *     The first row contains the column names. Each further row is a record with a cell for every column. A cell with a
 *     comma, a quote or a line break is quoted, and quotes within it are doubled. Identify columns by name: more may be
 *     added at any position, and pages of one list may have different columns.
 *
 *     A nested field has a column named by its dot path, such as `typography.scale`. An array is one cell with its values
 *     separated by semicolons. Cells have no types.
 *
 *     The cursor of the next page is in the header `X-Next-Cursor`, which is absent on the last page.
 *
 *     For example:
 *
 *         id,name,fields
 *         frm_01K9CONTACT,"Contact us, please",name;email;message
 *
 *     Provisional: Every row ends with CRLF, and columns have the order of the fields in JSON. Null and an absent field are empty cells. A dot within a key is written as a backslash and a dot, and an object within an array as JSON.
 */
export type CsvPage = string;
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
export type ErrorCode = "validation_failed" | "invalid_patch" | "invalid_cursor" | "invalid_plan" | "invalid_token" | "invalid_grant" | "token_expired" | "unauthorized" | "insufficient_scope" | "workspace_forbidden" | "policy_denied" | "not_found" | "workspace_not_found" | "not_acceptable" | "conflict" | "already_decided" | "payload_too_large" | "IDEMPOTENCY_MISMATCH" | "plan_change_not_allowed" | "payment_method_declined" | "rate_limited" | "internal_error" | "upstream_unavailable" | "residency_violation";
/**
 * @description Additional information about the error. The fields depend on the code, and more may be added.
 * @example {
 *       "required_scope": "agents:write",
 *       "hint": "missing_scope"
 *     }
 */
export type ErrorDetails = {
    /**
     * @description How to resolve the error. More hints may be added.
     * @example missing_scope
     */
    hint?: components["schemas"]["ErrorHint"] | (string & {});
    /**
     * @description The scope that the token lacks.
     * @example agents:write
     */
    required_scope?: string;
    /**
     * @description The kind of conflict. More kinds may be added.
     * @example name_taken
     */
    kind?: components["schemas"]["ConflictKind"] | (string & {});
    /**
     * @description The current version of the draft.
     *
     *     Provisional: The version is a string, as in If-Match.
     * @example 4
     */
    current_version?: string;
    /**
     * @description With `invalid_patch`, the index of the operation that failed.
     *
     *     Provisional: The member counts the operations of the patch from 0.
     * @example 0
     */
    operation?: number;
    /**
     * @description With `invalid_patch`, the path of the operation that failed.
     *
     *     Provisional: A long path may be shortened.
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
     *
     *     Provisional: A server may list only the first fields, and count the others.
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
/** @description The envelope of every error response, in JSON regardless of the requested encoding. */
export type ErrorEnvelope = {
    /** @description The error. */
    error: {
        /**
         * @description A machine-readable code. More codes may be added.
         * @example not_found
         */
        code: components["schemas"]["ErrorCode"] | (string & {});
        /**
         * @description A human-readable, single-line message.
         * @example The resource does not exist or is not visible to this token.
         */
        message: string;
        details?: components["schemas"]["ErrorDetails"];
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
        fields?: components["schemas"]["FieldError"][];
    };
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
export type ErrorHint = "token_expired" | "token_revoked" | "invalid_credentials" | "workspace_locked" | "mfa_required" | "missing_scope" | "rotate_secret";
/**
 * @description A payment that succeeded.
 *
 *     Provisional: The data has the id of the paid invoice, and the amount and currency of the invoice.
 */
export type EventDataPayment = {
    /**
     * @description The invoice that was paid.
     * @example inv_01K9OCT
     */
    invoice_id: string;
    /**
     * @description The amount in the currency's minor unit (cents for USD).
     * @example 5640
     */
    amount: number;
    /**
     * @description The ISO 4217 currency code.
     * @example USD
     */
    currency: string;
};
/** @description The body of every webhook delivery. It has the same shape for every event type. */
export type EventEnvelope = {
    /**
     * @description The event's id. It is the same on every delivery attempt; use it to detect duplicates.
     * @example evt_01K9PUB1
     */
    id: string;
    /**
     * @description The dotted type of the event, equal to the header `svc-event`.
     * @example pages.published
     */
    type: string;
    /**
     * Format: date-time
     * @description When the event occurred, in UTC. Events may arrive out of order; sort by this field.
     * @example 2026-11-02T09:00:00.120Z
     */
    created_at: string;
    /**
     * @description The slug of the workspace. Check that it is the one you expect.
     * @example acme
     */
    workspace: string;
    /**
     * @description The version of the envelope. It changes when the envelope's shape changes.
     * @example 1
     */
    version: string;
    /**
     * @description The event's data. Its shape depends on the type.
     * @example {
     *       "form_id": "frm_01K9CONTACT"
     *     }
     */
    data: {
        [key: string]: unknown;
    };
};
/**
 * @description The authorization code, and the proof that the same client started the sign-in (RFC 7636).
 *
 *     Provisional: Empty strings and other members are rejected.
 */
export type ExchangeCodeRequest = {
    /**
     * @description The `code` from the redirect.
     *
     *     Provisional: A code may have 2,048 characters.
     * @example ac_01K9Y6V3T8Q2
     */
    auth_code: string;
    /**
     * @description The random string whose base64url-encoded SHA-256 was sent as `code_challenge`.
     * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
     */
    code_verifier: string;
    /**
     * Format: uri
     * @description The redirect URI of the sign-in.
     *
     *     Provisional: A URI may have 2,048 characters.
     * @example http://127.0.0.1:53682/callback
     */
    redirect_uri: string;
};
/**
 * @description An invalid field of a request.
 * @example {
 *       "path": "/name",
 *       "reason": "missing",
 *       "message": "A name is required."
 *     }
 */
export type FieldError = {
    /**
     * @description A JSON Pointer to the field.
     * @example /email
     */
    path: string;
    /**
     * @description Why the field is invalid. Treat any value that you do not know as a general validation error.
     * @example missing
     */
    reason: components["schemas"]["FieldErrorReason"] | (string & {});
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
export type FieldErrorReason = "missing" | "too_short" | "too_long" | "format_mismatch" | "out_of_range" | "unknown_value" | "unknown_field";
/** @description A form, as defined in the form editor. Forms are read-only in this API. */
export type Form = {
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
     * @description The capability that is invoked after a submission is recorded. Absent or `null` if there is none.
     *
     *     Provisional: A form without a capability may have null instead of no member.
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
    } | null;
};
/** @description One page of the workspace's forms. */
export type FormList = {
    /**
     * @description Form definitions.
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6ImZybV8wMUs5Q09OVEFDVCJ9
     */
    next_cursor?: string | null;
};
/** @description The body of a delivery of `forms.created`: a form was created. */
export type FormsCreatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "forms.created";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Form"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "forms.created";
};
/** @description The body of a delivery of `forms.submitted`: a form received a submission. */
export type FormsSubmittedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "forms.submitted";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Submission"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "forms.submitted";
};
/** @description The charge for a billing period. */
export type Invoice = {
    /**
     * @description The invoice's id.
     * @example inv_01K9SEP
     */
    id: string;
    /**
     * @description The start of the invoiced period.
     * @example 2026-09-01T00:00:00.000Z
     */
    period_start: string;
    /**
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
     * @description The ISO 4217 currency code, usually the alphabetic one.
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
     * @description The URL of the invoice as a PDF.
     * @example https://billing.acme.example/invoices/inv_01K9SEP.pdf
     */
    pdf_url: string;
};
/** @description One page of the workspace's invoices. */
export type InvoiceList = {
    /**
     * @description Invoices.
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6Imludl8wMUs5U0VQIn0
     */
    next_cursor?: string | null;
};
/**
 * @description A JSON Patch (RFC 6902). The operations are applied in order and atomically. The media type is `application/json`, as everywhere in this API.
 * @example [
 *       {
 *         "op": "replace",
 *         "path": "/metadata/title",
 *         "value": "Acme Coffee Roasters"
 *       }
 *     ]
 */
export type JsonPatch = components["schemas"]["JsonPatchOperation"][];
/**
 * @description An operation of a JSON Patch (RFC 6902, section 4). `add`, `replace` and `test` require `value`, `move` and `copy` require `from`. Members that the operation does not define are ignored.
 * @example {
 *       "op": "replace",
 *       "path": "/tree/children/0/props/headline",
 *       "value": "Coffee, roasted this morning"
 *     }
 */
export type JsonPatchOperation = ({
    /**
     * @description The operation to perform at the path.
     * @example replace
     * @enum {string}
     */
    op: "add" | "remove" | "replace" | "move" | "copy" | "test";
    /**
     * @description A JSON Pointer (RFC 6901) into the document.
     * @example /tree/children/0/props/headline
     */
    path: string;
} & {
    [key: string]: unknown;
}) & ({
    /** @enum {unknown} */
    op: "add" | "replace" | "test";
    /**
     * @description Any JSON value.
     * @example Coffee, roasted this morning
     */
    value: unknown;
} | {
    /** @enum {unknown} */
    op: "move" | "copy";
    /**
     * @description A JSON Pointer to the source value.
     * @example /tree/children/1
     */
    from: string;
} | {
    /** @constant */
    op: "remove";
});
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
export type LogEntry = {
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
     * @description The source of the entry. More values may be added.
     * @example agent
     */
    source: components["schemas"]["LogSource"] | (string & {});
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
/** @description One page of the workspace's runtime log. */
export type LogList = {
    /**
     * @description Entries.
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6ImxvZ18wMUs5UTcifQ
     */
    next_cursor?: string | null;
};
/**
 * @description The usual sources of log entries.
 * @example agent
 * @enum {string}
 */
export type LogSource = "request" | "capability" | "agent";
/** @description The user, token and workspace of the current request. */
export type Me = {
    user: components["schemas"]["User"];
    token: components["schemas"]["Token"];
    /**
     * @description The workspace that the token resolves to.
     * @example {
     *       "slug": "acme"
     *     }
     */
    workspace: {
        /**
         * @description The workspace's slug.
         * @example acme
         */
        slug: string;
    };
};
/**
 * @description A new API key. It belongs to the workspace in the path.
 *
 *     Provisional: At least one scope is required, and other members are rejected.
 */
export type MintTokenRequest = {
    /**
     * @description The key's scopes, without duplicates.
     * @example [
     *       "agents:read",
     *       "agents:write"
     *     ]
     */
    scopes: components["schemas"]["Scope"][];
    /**
     * @description A human-readable name, unique in the workspace.
     *
     *     Provisional: The name is optional, and has 1 to 120 characters.
     * @example Nightly export
     */
    name?: string;
};
/**
 * @description One page of a list as NDJSON: each line is one record, a complete JSON object, without an envelope.
 *
 *     The next cursor follows the records, in one of two places: in HTTP trailers, or in a last line
 *     `{"__meta__": {"next_cursor": "...", "has_more": true}}` for clients that cannot read trailers. Read it before you
 *     conclude that this is the last page.
 *
 *     An error after the first record closes the connection and is sent in a trailer field. If the body ends prematurely,
 *     the request has failed: discard the body.
 *
 *     For example:
 *
 *         {"id":"agt_01K9REFUND","name":"Refund assistant"}
 *         {"__meta__":{"next_cursor":null,"has_more":false}}
 *
 *     Provisional: Every line ends with LF. The members of `__meta__` are named next_cursor and has_more. A request with `TE: trailers` gets the trailers X-Next-Cursor and X-Has-More, and any other request gets the `__meta__` line. X-Next-Cursor is sent as a header as well.
 */
export type NdjsonPage = string;
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
    tree: components["schemas"]["Block"] & {
        /**
         * @description The type of the root block.
         * @example NavShell
         * @constant
         */
        block?: "NavShell";
    };
};
/** @description One page of the workspace's pages. */
export type PageList = {
    /**
     * @description Pages.
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6InBhZ2VfMDFLOUhPTUUifQ
     */
    next_cursor?: string | null;
};
/**
 * @description The result of publishing all pages.
 *
 *     Provisional: The response has the published version of each page.
 */
export type PagePublication = {
    /**
     * @description Every page of the workspace with its published version.
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
         * @description The version of the published draft.
         * @example 7
         */
        version: number;
    }[];
    /**
     * Format: date-time
     * @description When the pages were published.
     * @example 2026-11-02T09:00:00.000Z
     */
    published_at: string;
};
/**
 * @description A page without its document.
 *
 *     Provisional: A listed page has its id, its metadata, and its draft and published versions.
 */
export type PageSummary = {
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
     * @description The version of the current draft, incremented by every save. It is the version in `ETag` and `If-Match`, and the one to pass to a rollback.
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
     * @description When the page was created.
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
/** @description The body of a delivery of `pages.created`: a page was created. */
export type PagesCreatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "pages.created";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["PageSummary"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "pages.created";
};
/** @description The body of a delivery of `pages.published`: pages were published. */
export type PagesPublishedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "pages.published";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["PagePublication"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "pages.published";
};
/** @description The body of a delivery of `pages.updated`: the draft of a page changed. */
export type PagesUpdatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "pages.updated";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["PageSummary"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "pages.updated";
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
     *
     *     Provisional: The value is a string, or null for a payment method without a brand.
     * @example visa
     */
    brand: string | null;
};
/** @description The body of a delivery of `payments.succeeded`: a payment succeeded. */
export type PaymentsSucceededEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "payments.succeeded";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["EventDataPayment"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "payments.succeeded";
};
/**
 * @description A plan that the platform offers.
 * @example {
 *       "id": "plan_team",
 *       "name": "Team"
 *     }
 */
export type Plan = {
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
/**
 * @description An accepted plan change.
 *
 *     Provisional: The response has the new plan and the time at which it takes effect.
 */
export type PlanChange = {
    plan: components["schemas"]["Plan"];
    /**
     * Format: date-time
     * @description When the new plan takes effect: at the end of the current period, or immediately.
     * @example 2026-12-01T00:00:00.000Z
     */
    effective_at: string;
};
/** @description A short-lived URL that resolves to a secret. Create it right before you use it, and do not store it. */
export type ProxyUrl = {
    /**
     * Format: uri
     * @description A URL on the secret proxy's host. The proxy resolves the secret when the URL is called.
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
/**
 * @description The secret that the URL resolves to.
 *
 *     Provisional: The body has the name of the secret, and the region of the runtime that will use the URL.
 */
export type ProxyUrlRequest = {
    /**
     * @description The secret's name.
     * @example stripe_api_key
     */
    name: string;
    /**
     * @description The region in which the URL will be used. Defaults to the workspace's home region.
     *
     *     Provisional: The member is named region. The regions are eu, us and ap.
     * @example eu
     * @enum {string}
     */
    region?: "eu" | "us" | "ap";
};
/**
 * @description A single-use refresh token.
 *
 *     Provisional: An empty token and other members are rejected.
 */
export type RefreshSessionRequest = {
    /**
     * @description The refresh token of the current pair.
     *
     *     Provisional: A token may have 4,096 characters.
     * @example rt_01K9Z0F4H7M1
     */
    refresh_token: string;
};
/**
 * @description The version to restore.
 *
 *     Provisional: The version is identified by its number, as in `draft_version` and at the start of `ETag`.
 */
export type RollbackPageRequest = {
    /**
     * @description An earlier version of this page's draft. A version that the page never had is a validation error.
     * @example 6
     */
    version: number;
};
/**
 * @description The new value. Omit the body to let the service generate it.
 *
 *     Provisional: A caller may pass a value that a third party issued.
 */
export type RotateSecretRequest = {
    /**
     * @description The new value, if a third party issues it.
     * @example sk_example_rotated_key
     */
    value?: string;
};
/** @description An execution of an agent. */
export type Run = {
    /**
     * @description The run's id.
     *
     *     Provisional: The member is named id, as on an agent.
     * @example run_01K9R3
     */
    id: string;
    /**
     * @description The status of the run. More values may be added.
     *
     *     Provisional: The member is named status, as on an approval.
     * @example awaiting_approval
     */
    status: components["schemas"]["RunStatus"] | (string & {});
    /**
     * @description The agent.
     *
     *     Provisional: The member is named agent_id, as on an approval.
     * @example agt_01K9REFUND
     */
    agent_id: string;
    /**
     * Format: date-time
     * @description When the run was scheduled. Lists are ordered by it, newest first.
     *
     *     Provisional: The member is named created_at, and orders the list.
     * @example 2026-11-02T08:59:57.900Z
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When the run started.
     *
     *     Provisional: The member is named started_at, and is null while the run is pending.
     * @example 2026-11-02T08:59:57.930Z
     */
    started_at: string | null;
    /**
     * Format: date-time
     * @description When the run ended.
     *
     *     Provisional: The member is named finished_at, and is null until the run is completed, failed or denied.
     * @example 2026-11-01T14:20:00.000Z
     */
    finished_at: string | null;
    /**
     * @description The run's latest approval.
     *
     *     Provisional: The member is named approval_id, and names the approval that a paused run is waiting for.
     * @example apr_01K9A3
     */
    approval_id: string | null;
};
/** @description One page of an agent's runs. */
export type RunList = {
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6InJ1bl8wMUs5UjMifQ
     */
    next_cursor?: string | null;
};
/**
 * @description The status of a run: `pending` (scheduled, not yet started), `running`, `awaiting_approval` (paused until its approval is decided), or one of the final states `completed`, `failed` and `denied`.
 * @example awaiting_approval
 * @enum {string}
 */
export type RunStatus = "pending" | "running" | "awaiting_approval" | "completed" | "failed" | "denied";
/**
 * @description A permission, as `<resource>:<level>`. The level `destructive` includes `write`, which includes `read`; `secrets:set` is separate.
 *
 *     Provisional: There may be further scopes. The names tokens:read, webhooks:read, webhooks:write and webhooks:destructive are provisional. No scope includes secrets:set.
 * @example agents:read
 * @example approvals:write
 * @example secrets:set
 * @enum {string}
 */
export type Scope = "me:read" | "workspaces:read" | "workspaces:write" | "tokens:read" | "tokens:write" | "tokens:destructive" | "pages:read" | "pages:write" | "pages:destructive" | "theme:read" | "theme:write" | "billing:read" | "billing:write" | "forms:read" | "logs:read" | "approvals:read" | "approvals:write" | "secrets:read" | "secrets:set" | "secrets:write" | "secrets:destructive" | "agents:read" | "agents:write" | "webhooks:read" | "webhooks:write" | "webhooks:destructive";
/** @description A secret's metadata. No operation returns its value. */
export type Secret = {
    /**
     * @description The secret's name, unique within its workspace.
     * @example stripe_api_key
     */
    name: string;
    /**
     * Format: date-time
     * @description When the secret was first set.
     * @example 2026-10-20T10:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When its value was last set or rotated.
     *
     *     Provisional: The time is updated when the value is set or rotated.
     * @example 2026-11-01T07:45:00.000Z
     */
    updated_at: string;
    /**
     * @description A tag that determines which capability may resolve the secret. Absent or `null` if none was set.
     *
     *     Provisional: A secret without a purpose has null, or no member.
     * @example payments
     */
    purpose?: string | null;
    /**
     * @description The region in which the value is stored. Defaults to the workspace's home region.
     *
     *     Provisional: The regions are eu, us and ap.
     * @example eu
     * @example us
     */
    residency: string;
    /**
     * @description Zero data retention: the value is fetched for each use and never stored in caches, audit records or logs.
     * @example true
     */
    zdr: boolean;
    /**
     * Format: date-time
     * @description The end of the overlap period after a rotation, during which the old value is accepted too. Absent otherwise.
     *
     *     Provisional: The member is present during the overlap period only.
     * @example 2026-11-02T10:00:00.000Z
     */
    overlap_ends_at?: string;
};
/** @description One page of the workspace's secrets, without their values. */
export type SecretList = {
    /**
     * @description The metadata of secrets.
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6InN0cmlwZV9hcGlfa2V5In0
     */
    next_cursor?: string | null;
};
/** @description The body of a delivery of `secrets.created`: a secret was created. */
export type SecretsCreatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "secrets.created";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Secret"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "secrets.created";
};
/** @description The body of a delivery of `secrets.deleted`: a secret was deleted. */
export type SecretsDeletedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "secrets.deleted";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Secret"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "secrets.deleted";
};
/** @description The body of a delivery of `secrets.suspended`: a secret requires rotation. */
export type SecretsSuspendedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "secrets.suspended";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Secret"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "secrets.suspended";
};
/** @description The body of a delivery of `secrets.updated`: a secret was overwritten or rotated. */
export type SecretsUpdatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "secrets.updated";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Secret"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "secrets.updated";
};
/**
 * @description A payment method, as a token of the payment processor. Card numbers never pass through this API.
 *
 *     Provisional: An empty token and other members are rejected.
 */
export type SetPaymentMethodRequest = {
    /**
     * @description The token that the payment processor's client library created in the browser.
     *
     *     Provisional: A token may have 2,048 characters.
     * @example pmtok_1Q9acme4242
     */
    token: string;
};
/**
 * @description A secret and its metadata.
 *
 *     Provisional: The members are named `name` and `value`, and otherwise as in responses.
 */
export type SetSecretRequest = {
    /**
     * @description The secret's name. An existing one is overwritten.
     *
     *     Provisional: A name has at most 128 characters, and starts with a letter or an underscore.
     * @example stripe_api_key
     */
    name: string;
    /**
     * @description The value. It is encrypted at rest and never returned.
     *
     *     Provisional: A value has 1 to 65,536 characters.
     * @example sk_example_not_a_real_key
     */
    value: string;
    /**
     * @description A tag that determines which capability may resolve the secret.
     *
     *     Provisional: A purpose has at most 200 characters.
     * @example payments
     */
    purpose?: string;
    /**
     * @description The region in which the value is stored. Defaults to the workspace's home region.
     *
     *     Provisional: The regions are eu, us and ap.
     * @example eu
     * @enum {string}
     */
    residency?: "eu" | "us" | "ap";
    /**
     * @description Zero data retention: the value is never stored in caches, audit records or logs.
     *
     *     Provisional: The default is false.
     * @default false
     * @example true
     */
    zdr?: boolean;
};
/** @description A submission of a form by an end user. */
export type Submission = {
    /**
     * @description The submission's id.
     * @example sub_01K9S3
     */
    id: string;
    /**
     * @description The id of the form.
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
/** @description One page of a form's submissions. */
export type SubmissionList = {
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6InN1Yl8wMUs5UzMifQ
     */
    next_cursor?: string | null;
    /**
     * @description Whether there are more submissions; true if and only if `next_cursor` is present.
     * @example true
     */
    has_more: boolean;
};
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
/**
 * @description The result of publishing the theme.
 *
 *     Provisional: The response has the published version and the time of publication, as for pages.
 */
export type ThemePublication = {
    /**
     * @description The version of the published draft, as in its `ETag`.
     * @example 4
     */
    version: number;
    /**
     * Format: date-time
     * @description When the theme was published. Visitors see it on their next page load.
     * @example 2026-11-02T09:00:00.000Z
     */
    published_at: string;
};
/** @description The body of a delivery of `theme.published`: the theme was published. */
export type ThemePublishedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "theme.published";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["ThemePublication"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "theme.published";
};
/** @description The body of a delivery of `theme.updated`: the draft theme changed. */
export type ThemeUpdatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "theme.updated";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["Theme"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "theme.updated";
};
/** @description The token of the current request, without its secret. */
export type Token = {
    /**
     * @description The token's id.
     * @example tok_01K9CI
     */
    id: string;
    /**
     * @description All scopes of the token.
     * @example [
     *       "me:read",
     *       "agents:read"
     *     ]
     */
    scopes: string[];
    /**
     * @description Whether the token acts on live data or on isolated test data.
     * @example test
     * @enum {string}
     */
    mode: "live" | "test";
};
/** @description A new pair of tokens. Store it before you discard the old pair. */
export type TokenSession = {
    /**
     * @description The value for the Authorization header: a session token with the user's permissions.
     * @example sess_eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfMDFLOU9XTkVSIn0.c2lnbmF0dXJl
     */
    access_token: string;
    /**
     * @description The token to exchange for a new pair. Single-use.
     * @example rt_01K9Z1C8N2W5
     */
    refresh_token: string;
    /**
     * @description The lifetime of the access token, in seconds.
     * @example 3600
     */
    expires_in: number;
    /**
     * @description The type of the access token.
     * @example Bearer
     * @constant
     */
    token_type: "Bearer";
};
/** @description The body of a delivery of `tokens.created`: an API key was created. */
export type TokensCreatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "tokens.created";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["ApiKey"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "tokens.created";
};
/** @description The body of a delivery of `tokens.revoked`: an API key was revoked. */
export type TokensRevokedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "tokens.revoked";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["ApiKey"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "tokens.revoked";
};
/** @description The body of a delivery of `tokens.rotated`: an API key was rotated. */
export type TokensRotatedEvent = components["schemas"]["EventEnvelope"] & {
    /** @constant */
    type?: "tokens.rotated";
    /** @description Provisional: The data is the affected record, as the API returns it. */
    data?: components["schemas"]["ApiKey"];
} & {
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "tokens.rotated";
};
/**
 * @description One page of a list as TSON, a text table that clients only read: requests in TSON are rejected.
 *
 *     The first line declares the fields: their paths in brackets, such as `[id,name,typography.scale]`. Each further line is
 *     one record, with a value for each path in that order. Values have no types. A string is quoted only where it would be
 *     ambiguous without quotes. Pages of one list may have different fields.
 *
 *     The cursor of the next page is in the header `X-Next-Cursor`.
 *
 *     For example:
 *
 *         [id,name,fields]
 *         frm_01K9CONTACT,Contact us,name;email;message
 *
 *     Provisional: Paths and values are separated by commas, and every line ends with LF. Null, an absent field and an empty array are empty values. The items of an array are separated by semicolons. True, false and numbers are written as in JSON. A string is quoted as in JSON if it is empty, looks like a number, true, false or null, has a comma, semicolon, quote or control character, or starts or ends with white space; in the first line also if it has a bracket. Other strings are written unchanged, including any backslash. A dot within a key is written as a backslash and a dot. The cursor is in a header, as for CSV.
 */
export type TsonPage = string;
/** @description The workspace's usage: running totals for the current period, final values for a closed period. While a period is being closed, values may lag slightly. */
export type Usage = {
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
 * @description The usage of one metric in a period.
 * @example {
 *       "metric": "requests",
 *       "quantity": 18250,
 *       "unit": "request"
 *     }
 */
export type UsageLineItem = {
    /**
     * @description The metric, such as `requests`, `storage` or `runtime_time`.
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
/** @description A user: the caller, or the user on whose behalf a key acts. */
export type User = {
    /**
     * @description The user's id.
     * @example usr_01K9OWNER
     */
    id: string;
    /**
     * @description The user's e-mail address.
     * @example owner@acme.example
     */
    email: string;
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
        details?: components["schemas"]["ErrorDetails"];
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
        fields: components["schemas"]["FieldError"][];
    };
};
/** @description Any event. Handle it by its `type`, and ignore types that you do not know. */
export type WebhookEvent = components["schemas"]["AgentsActivatedEvent"] | components["schemas"]["AgentsCreatedEvent"] | components["schemas"]["AgentsDeactivatedEvent"] | components["schemas"]["ApprovalsDecidedEvent"] | components["schemas"]["ApprovalsRequestedEvent"] | components["schemas"]["BillingUpdatedEvent"] | components["schemas"]["FormsCreatedEvent"] | components["schemas"]["FormsSubmittedEvent"] | components["schemas"]["PagesCreatedEvent"] | components["schemas"]["PagesPublishedEvent"] | components["schemas"]["PagesUpdatedEvent"] | components["schemas"]["PaymentsSucceededEvent"] | components["schemas"]["SecretsCreatedEvent"] | components["schemas"]["SecretsDeletedEvent"] | components["schemas"]["SecretsSuspendedEvent"] | components["schemas"]["SecretsUpdatedEvent"] | components["schemas"]["ThemePublishedEvent"] | components["schemas"]["ThemeUpdatedEvent"] | components["schemas"]["TokensCreatedEvent"] | components["schemas"]["TokensRevokedEvent"] | components["schemas"]["TokensRotatedEvent"];
/** @description A webhook subscription, without its signing secret. If you lose the secret, delete the subscription and create it again. */
export type WebhookSubscription = {
    /**
     * @description The subscription's id.
     * @example wh_01K9ORDERS
     */
    id: string;
    /**
     * Format: uri
     * @description The URL to which events are delivered.
     *
     *     Provisional: The member is named url.
     * @example https://hooks.acme.example/workspace-events
     */
    url: string;
    /**
     * @description The events that are delivered.
     *
     *     Provisional: The filter is a list of event types, in which `pages.*` matches all events of pages and `*` matches all events.
     * @example [
     *       "pages.published",
     *       "forms.submitted"
     *     ]
     */
    events: string[];
    /**
     * Format: date-time
     * @description When the subscription was created.
     *
     *     Provisional: The member is named created_at, as on other records.
     * @example 2026-10-20T10:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date-time
     * @description The time until which the circuit breaker is open; `null` if it is closed. Events are dropped while it is open.
     *
     *     Provisional: The member is named paused_until, and is null while the circuit breaker is closed.
     * @example 2026-11-02T10:00:00.000Z
     */
    paused_until: string | null;
};
/** @description A subscription with its signing secret, which is returned only once. */
export type WebhookSubscriptionCreated = components["schemas"]["WebhookSubscription"] & {
    /**
     * @description The secret that signs every delivery. It is not returned again and cannot be rotated.
     *
     *     Provisional: The member is named secret, as for API keys.
     * @example whsec_5f1c0a9be27d43868d1f7a2b9c4e60d35f1c0a9be27d43868d1f7a2b9c4e60d3
     */
    secret: string;
};
/** @description One page of the workspace's subscriptions. */
export type WebhookSubscriptionList = {
    /**
     * @description Subscriptions.
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6IndoXzAxSzlPUkRFUlMifQ
     */
    next_cursor?: string | null;
};
/** @description A workspace: the tenant to which other resources belong. */
export type Workspace = {
    /**
     * @description The workspace's id.
     * @example ws_01K9ACME
     */
    id: string;
    /**
     * @description The unique name of the workspace in paths.
     * @example acme
     */
    slug: string;
    /**
     * @description A human-readable name.
     * @example Acme Coffee
     */
    name: string;
};
/** @description One page of the workspaces that the token can access. The array is named `workspaces`, unlike `data` in other lists. */
export type WorkspaceList = {
    /**
     * @description Workspaces.
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
     * @description The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.
     * @example eyJhZnRlciI6IndzXzAxSzlHTE9CRVgifQ
     */
    next_cursor?: string | null;
};
/** @description The session's current workspace. */
export type WorkspaceSwitched = {
    workspace: components["schemas"]["Workspace"];
};
/** A type of events, all events of a family, such as `pages.*`, or all events. */
export type EventFilter<Type extends string = WebhookEvent['type']> =
  | Type
  | (Type extends `${infer Family}.${string}` ? `${Family}.*` : never)
  | '*';
