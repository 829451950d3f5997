import type { RuleDefinition } from '@stoplight/spectral-core';
import { type Rule, toSpectral } from './rule.ts';
import { callerDescriptions } from './rules/caller-descriptions.ts';
import { closedRequests } from './rules/closed-requests.ts';
import { describedValues } from './rules/described-values.ts';
import { errorEnvelope } from './rules/error-envelope.ts';
import { errorSet } from './rules/error-set.ts';
import { exampleEverywhere } from './rules/example-everywhere.ts';
import { headerExamples } from './rules/header-examples.ts';
import { idempotentWrites } from './rules/idempotent-writes.ts';
import { listEncodings } from './rules/list-encodings.ts';
import { listExamplesAgree } from './rules/list-examples-agree.ts';
import { listShape } from './rules/list-shape.ts';
import { messageTemplates } from './rules/message-templates.ts';
import { oneScope } from './rules/one-scope.ts';
import { onlyListsPage } from './rules/only-lists-page.ts';
import { operationIdVerb } from './rules/operation-id-verb.ts';
import { pathParameters } from './rules/path-parameters.ts';
import { portablePatterns } from './rules/portable-patterns.ts';
import { provisionalReason } from './rules/provisional-reason.ts';
import { rateLimitHeaders } from './rules/rate-limit-headers.ts';
import { resources } from './rules/resources.ts';
import { schemaNames } from './rules/schema-names.ts';
import { summaryVerb } from './rules/summary-verb.ts';
import { usedComponents } from './rules/used-components.ts';

/** Rules for every document, including the sandbox's control plane. */
const documentRules: Record<string, Rule> = {
  'caller-descriptions': callerDescriptions,
  'described-values': describedValues,
  'header-examples': headerExamples,
  'path-parameters': pathParameters,
  'portable-patterns': portablePatterns,
  'provisional-reason': provisionalReason,
  'schema-names': schemaNames,
  'used-components': usedComponents,
};

/** Further rules for the contract. */
const contractRules: Record<string, Rule> = {
  'closed-requests': closedRequests,
  'error-envelope': errorEnvelope,
  'error-set': errorSet,
  'example-everywhere': exampleEverywhere,
  'idempotent-writes': idempotentWrites,
  'list-encodings': listEncodings,
  'list-examples-agree': listExamplesAgree,
  'list-shape': listShape,
  'message-templates': messageTemplates,
  'one-scope': oneScope,
  'only-lists-page': onlyListsPage,
  'operation-id-verb': operationIdVerb,
  'rate-limit-headers': rateLimitHeaders,
  resources,
  'summary-verb': summaryVerb,
};

const createRuleset = (rules: Record<string, Rule>): { rules: Record<string, RuleDefinition> } => ({
  rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, toSpectral(rule)])),
});

export const documentRuleset = createRuleset(documentRules);
export const contractRuleset = createRuleset({ ...documentRules, ...contractRules });
