// Generated from conformance/report.schema.json by `npm run generate`. Do not edit.

import type { ClauseId } from './clauses.ts';

export interface components {
    schemas: {
        /**
         * Conformance report
         * @description The result of one run of the conformance gate: every clause of the contract with its status. It contains no secrets.
         */
        report: {
            /**
             * @description Version of this format. It increases with each incompatible change.
             * @constant
             */
            format: 2;
            /** @description The gate. */
            tool: {
                name: string;
                version: string;
            };
            /** @description The contract that the target was checked against. */
            contract: {
                version: string;
            };
            /** @description The checked server. */
            target: {
                /** @description The base URL of its API. */
                url: string;
                /** @description Slug of the workspace in which it was checked. */
                workspace: string;
                /** @description Mode of the token: live or test. */
                mode: string;
            };
            /** @description The driver, which provides what the API can't; null if the run had none. */
            driver: {
                name: string;
                capabilities: string[];
            } | null;
            /** @description The seed of all random values of the run. */
            seed: number;
            /** @enum {unknown} */
            effort: "quick" | "standard" | "thorough";
            /** @description Patterns of the clauses that were checked; empty for all. */
            only: string[];
            /** Format: date-time */
            startedAt: string;
            /** @description Milliseconds. */
            durationMs: number;
            /** @description Requests sent. */
            requests: number;
            /** @description The requests by what they were sent for. The sum is the number of requests. */
            requestsByPurpose?: {
                settingUp: components["schemas"]["count"];
                probing: components["schemas"]["count"];
                readingBack: components["schemas"]["count"];
                cleaningUp: components["schemas"]["count"];
            };
            /**
             * @description Whether the target conforms to the contract: fully, as far as it was checked, or not.
             * @enum {unknown}
             */
            verdict: "conformant" | "partial" | "not-conformant";
            /**
             * @description 0 conformant, 1 not conformant, 3 partial (0 if partial is allowed and there were no errors, or in a report on a trace), 130 interrupted.
             * @enum {unknown}
             */
            exitCode: 0 | 1 | 3 | 130;
            /** @description The number of clauses with each status. */
            totals: {
                pass: components["schemas"]["count"];
                fail: components["schemas"]["count"];
                waived: components["schemas"]["count"];
                warn: components["schemas"]["count"];
                info: components["schemas"]["count"];
                unsupported: components["schemas"]["count"];
                "not-exercised": components["schemas"]["count"];
                error: components["schemas"]["count"];
            };
            clauses: components["schemas"]["clause"][];
            /** @description Failures of the harness or the network, and waivers that have expired or are unused. */
            errors: {
                scenario: string;
                case: string;
                message: string;
            }[];
            /** @description What the target has in place of members whose names the service document does not show. Only if there are any. The setting mapping maps them. */
            seenNames?: {
                /** @description The schema of the record in the contract. */
                schema: string;
                /** @description Members of the contract that no record has, or that the target refuses as unknown. */
                absent: string[];
                /** @description Members of the target that the contract does not have. */
                others: string[];
            }[];
            /** @description Operations that returned 404, 405 or 501 to every request that should succeed, so the target does not offer them. Only if there are any. */
            notOffered?: {
                /** @description The entry of unsupported in the configuration that declares them, without its reason. */
                declaration: {
                    tag?: string;
                    operation?: string;
                };
                operations: string[];
                statuses: number[];
                requests: components["schemas"]["count"];
            }[];
            /** @description Records that the run created and could not delete, and changes that it could not revert. */
            leftovers: {
                kind: string;
                id: string;
                why: string;
            }[];
            /** @description What changed since an earlier run: the ids of the clauses, by change. Only in a run with --compare. fail, warn and waived are broken; unsupported, not-exercised and error are not exercised. */
            comparison?: {
                /** @description The earlier run. */
                previous: {
                    startedAt: components["schemas"]["report"]["startedAt"];
                    verdict: components["schemas"]["report"]["verdict"];
                    target: components["schemas"]["report"]["target"];
                    contract: components["schemas"]["report"]["contract"];
                };
                /** @description How the runs differ in anything else, such as the target or the version of the contract. */
                differences: string[];
                /** @description Broken now, and not in the earlier run. */
                newlyBroken: components["schemas"]["clauseIds"];
                /** @description Broken in the earlier run, and checked and not broken now. */
                repaired: components["schemas"]["clauseIds"];
                /** @description Broken in both runs. */
                stillBroken: components["schemas"]["clauseIds"];
                /** @description Exercised in the earlier run only, or broken there only at operations that this run did not check. */
                noLongerExercised: components["schemas"]["clauseIds"];
                /** @description Exercised in this run only, and not broken. */
                newlyExercised: components["schemas"]["clauseIds"];
            };
            /** @description The observed traffic, if this is a report on traffic that other clients sent. */
            trace?: {
                /** @description The address of the proxy, or the recorded files. */
                source: string;
                /** @description Exchanges that were checked. */
                checked: components["schemas"]["count"];
                skipped: {
                    reason: string;
                    count: components["schemas"]["count"];
                }[];
            };
            /** @description Remarks about the run, such as scopes that the token lacks or the time spent waiting for rate limits. */
            notes?: string[];
        };
        count: number;
        /** @description Id of a clause of the contract. */
        clauseId: ClauseId;
        clauseIds: components["schemas"]["clauseId"][];
        /**
         * @description pass; fail (a must is violated); waived (a must is violated or a should isn't followed, and the configuration accepts it); warn (a should is violated); info (a provisional choice differs); unsupported (declared in the configuration); not-exercised (no case checked it); error (the harness or the network failed).
         * @enum {unknown}
         */
        status: "pass" | "fail" | "waived" | "warn" | "info" | "unsupported" | "not-exercised" | "error";
        clause: {
            id: components["schemas"]["clauseId"];
            family: string;
            /** @enum {unknown} */
            level: "must" | "should" | "provisional";
            /** @description The promise, in one sentence. */
            text: string;
            /** @description Heading of the section in the service document that states it. */
            source: string;
            status: components["schemas"]["status"];
            /** @description Why it was not exercised, is waived or unsupported, or ended in an error. */
            reason?: string;
            /** @description How often it was checked. */
            checks: components["schemas"]["count"];
            /** @description Milliseconds that its cases took. A case's time is divided equally among the clauses of its scenario that it checked. */
            durationMs: number;
            /** @description Operations on which it was checked. */
            operations: string[];
            findings: components["schemas"]["finding"][];
        };
        /** @description One observation of a violated clause. */
        finding: {
            scenario: string;
            /** @description The case of the scenario: an operation, or a name. */
            case: string;
            /** @description operationId of the response that shows it; null for a request outside the contract. */
            operation: string | null;
            expected: string;
            got: string;
            /** @description Whether it did not recur when the case was repeated. */
            intermittent: boolean;
            /** @description Whether it occurred only while other cases sent requests, and not when its case was repeated by itself. */
            simultaneous?: boolean;
            /** @description The shortest sequence of requests and calls of the driver that shows it. */
            exchanges: components["schemas"]["exchange"][];
            /** @description The id for --replay, which repeats the case; null in a report on a trace. */
            replay: string | null;
            /** @description The reason of the waiver that covers it, with its link and last day. */
            waived?: string;
            /** @description The cause of this finding: a clause that the same response violates by its shape. */
            because?: {
                clause: string;
                operation: string;
            };
        };
        exchange: {
            /** @description operationId; null for a request outside the contract, and for a call of the driver. */
            operation: string | null;
            /** @description The capability, if it is a call of the driver. Its body is what the driver returned. */
            driver?: string;
            /** @description The request as a shell command, with $TOKEN in place of the token; a call of the driver as a comment. */
            curl: string;
            /** @description Null if there was no response, and for a call of the driver. */
            status: number | null;
            headers: {
                [key: string]: string;
            };
            /** @description The start of the response's body, as a string. */
            body: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

/** The parts of a report of the gate, by their names in its JSON Schema. */
export type ReportSchemas = components['schemas'];
