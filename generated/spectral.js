// Generated from openapi/ by `npm run generate`. Do not edit.
// openapi/lint/ruleset.ts
import { oas3_1 } from "@stoplight/spectral-formats";
import { oas } from "@stoplight/spectral-rulesets";

// openapi/lint/schema-rule.ts
import { schema as matchesSchema } from "@stoplight/spectral-functions";
var operations = "$.paths[*][get,put,post,patch,delete]";
var writes = "$.paths[*][put,post,patch,delete]";
var schemaRule = (description, given, schema, options = {}) => ({
  description,
  message: "{{description}} Found: {{error}}.",
  severity: "error",
  ...options,
  given,
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: { function: matchesSchema, functionOptions: { dialect: "draft7", allErrors: true, schema } }
});
var at = (steps, schema) => steps.reduceRight(
  (inner, step) => ({ type: "object", required: [step], properties: { [step]: inner } }),
  schema
);
var when = (condition, met, unmet = {}) => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: met,
  else: unmet
});
var not = (schema) => ({ not: schema });
var has = (...keys) => ({ required: keys });
var isAuthenticated = at(["security"], { minItems: 1 });
var isList = has("x-pagination");
var hasParameter = (name, schema = {}) => at(["parameters"], { contains: { allOf: [at(["name"], { const: name }), schema] } });
var eachResponse = (status, schema) => ({
  properties: { responses: { patternProperties: { [status]: schema } } }
});

// openapi/lint/example-schemas.ts
var withExample = {
  anyOf: [
    has("example"),
    { required: ["examples"], properties: { examples: { minItems: 1, minProperties: 1 } } }
  ]
};
var here = (name) => ({ $ref: `#/definitions/${name}` });
var composed = ["allOf", "oneOf", "anyOf"];
var propertiesWithExamples = {
  ...here("node"),
  definitions: {
    node: {
      properties: {
        properties: { additionalProperties: { allOf: [here("exampleOrExempt"), here("node")] } },
        items: here("node"),
        additionalProperties: here("node"),
        ...Object.fromEntries(composed.map((keyword) => [keyword, { items: here("branch") }]))
      }
    },
    // A branch without a type only constrains properties of others.
    branch: when(at(["type"], { const: "object" }), here("node")),
    exampleOrExempt: { anyOf: [...withExample.anyOf, here("exempt")] },
    exempt: {
      anyOf: [
        ...["$ref", "const", "properties", ...composed].map((keyword) => has(keyword)),
        { required: ["items"], properties: { items: here("exempt") } }
      ]
    }
  }
};

// openapi/lint/document.ts
var isNode = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var asNode = (value) => isNode(value) ? value : {};
var asArray = (value) => Array.isArray(value) ? value : [];
var parsePointer = (pointer) => pointer.replace(/^#\//, "").split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
var lookUp = (document, pointer) => pointer.startsWith("#/") ? parsePointer(pointer).reduce((node, step) => asNode(node)[step], document) : void 0;
var locate = (document, value, at2, hops = 0) => {
  const node = asNode(value);
  if (typeof node.$ref !== "string" || hops > 20) return { node, at: at2 };
  const target = lookUp(document, node.$ref);
  return target === void 0 ? { node, at: at2 } : locate(document, target, parsePointer(node.$ref), hops + 1);
};
var members = (document, value, at2) => Object.entries(asNode(value)).map(([key2, member]) => ({ key: key2, ...locate(document, member, [...at2, key2]) }));
var refName = (value) => {
  const ref = asNode(value).$ref;
  return typeof ref === "string" ? parsePointer(ref).at(-1) : void 0;
};

// openapi/lint/operations.ts
var methods = ["get", "put", "post", "patch", "delete"];
var listParameters = (document, value, at2) => asArray(value).map((parameter, index) => {
  const located = locate(document, parameter, [...at2, "parameters", index]);
  return { ...located, name: String(located.node.name), in: String(located.node.in) };
});
var view = (document, path, item, method) => {
  const at2 = ["paths", path, method];
  const node = asNode(item[method]);
  const id = typeof node.operationId === "string" ? node.operationId : `${method.toUpperCase()} ${path}`;
  return {
    document,
    id,
    path,
    method,
    node,
    at: at2,
    parameters: [
      ...listParameters(document, item.parameters, ["paths", path]),
      ...listParameters(document, node.parameters, at2)
    ],
    body: node.requestBody === void 0 ? void 0 : locate(document, node.requestBody, [...at2, "requestBody"]),
    responses: members(document, node.responses, [...at2, "responses"]).map(({ key: key2, ...response }) => ({
      ...response,
      status: key2
    })),
    list: node["x-pagination"] !== void 0
  };
};
var listOperations = (document) => Object.entries(asNode(document.paths)).flatMap(([path, item]) => {
  const { node } = locate(document, item, ["paths", path]);
  return methods.filter((method) => method in node).map((method) => view(document, path, node, method));
});
var isSuccess = (response) => response.status.startsWith("2");
var isError = (response) => /^[45]/.test(response.status);
var findResponse = (operation, status) => operation.responses.find((response) => response.status === status);

// openapi/lint/rule.ts
var codeRule = (description, check) => ({
  description,
  message: "{{error}}",
  severity: "error",
  resolved: false,
  given: "$",
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: {
    function: (document) => {
      const findings = /* @__PURE__ */ new Map();
      for (const finding of check(document)) findings.set(JSON.stringify(finding), finding);
      return [...findings.values()].map(({ message, at: at2 }) => ({ message, path: at2 }));
    }
  }
});
var operationRule = (description, check) => codeRule(description, function* (document) {
  for (const operation of listOperations(document)) yield* check(operation);
});

// openapi/lint/rules/deprecation.ts
var keywords = ["deprecated", "x-sunset", "x-replaced-by"];
function* listMarked(value, at2 = [], siblings = {}) {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value) && keywords.some((keyword) => value[keyword] !== void 0 && !isNode(value[keyword])))
    yield { node: value, at: at2, siblings };
  for (const [key2, child] of Object.entries(value)) yield* listMarked(child, [...at2, key2], value);
}
var listReplacements = (document, { node, at: at2, siblings }) => {
  if (at2[0] === "paths" && at2.length === 3) return listOperations(document).map(({ id }) => id);
  return Object.entries(siblings).filter(([, sibling]) => sibling !== node).map(([key2, sibling]) => {
    const { name } = locate(document, sibling, []).node;
    return typeof name === "string" ? name : key2;
  });
};
var isDate = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && (/* @__PURE__ */ new Date(`${value}T00:00:00Z`)).toJSON()?.startsWith(value) === true;
var deprecation = codeRule(
  "A deprecated operation, parameter or member has the date of its removal and its replacement.",
  function* (document) {
    for (const place of listMarked(document)) {
      const { node, at: at2 } = place;
      const label = String(node.operationId ?? node.name ?? at2.at(-1));
      const createFinding = (message) => ({ message: `${label} ${message}`, at: at2 });
      if (node.deprecated !== true)
        yield createFinding('has x-sunset or x-replaced-by, and needs "deprecated: true".');
      if (!isDate(node["x-sunset"])) {
        yield createFinding(
          `is deprecated, and needs x-sunset: the date of its removal as YYYY-MM-DD. Found: ${JSON.stringify(node["x-sunset"])}.`
        );
      }
      const replacements = listReplacements(document, place);
      if (!replacements.includes(String(node["x-replaced-by"]))) {
        yield createFinding(
          `is deprecated, and needs x-replaced-by: ${replacements.join(", ")}. Found: ${JSON.stringify(node["x-replaced-by"])}.`
        );
      }
    }
  }
);

// openapi/lint/rules/error-status.ts
var errorStatus = operationRule(
  "The examples of an error response have its status as x-status.",
  function* ({ document, responses }) {
    for (const { status, node, at: at2 } of responses.filter(isError)) {
      for (const [type, media] of Object.entries(asNode(node.content))) {
        for (const [name, example] of Object.entries(asNode(asNode(media).examples))) {
          const place = [...at2, "content", type, "examples", name];
          const { node: target, at: where } = locate(document, example, place);
          if (target["x-status"] === Number(status)) continue;
          const actual = target["x-status"] === void 0 ? "no x-status" : `x-status ${target["x-status"]}`;
          const message = `The example "${refName(example) ?? name}" is used for ${status} but has ${actual}.`;
          yield { message, at: where };
        }
      }
    }
  }
);

// openapi/lint/rules/known-scope.ts
var scopes = "#/components/schemas/Scope";
var knownScope = operationRule(
  "The scope of an operation is a value of the schema Scope.",
  function* ({ document, node, id, at: at2 }) {
    const scopeValues = asArray(asNode(lookUp(document, scopes)).enum);
    const [requirement] = asArray(node.security);
    for (const scope of asArray(asNode(requirement).bearerAuth).filter((one) => !scopeValues.includes(one))) {
      yield {
        message: `${id} requires the unknown scope "${scope}" (see ${scopes}).`,
        at: [...at2, "security"]
      };
    }
  }
);

// openapi/lint/list-envelope.ts
var json = "application/json";
var getList = (operation, success2) => {
  const { document, node } = operation;
  const items = String(asNode(node["x-pagination"]).items);
  const content = asNode(success2.node.content);
  const envelope = locate(document, asNode(content[json]).schema, [...success2.at, "content", json, "schema"]);
  const at2 = [...envelope.at, "properties", items];
  const array = locate(document, asNode(envelope.node.properties)[items], at2);
  return { items, content, envelope, array, record: refName(array.node.items) };
};

// openapi/lint/rules/list-shape.ts
var listShape = operationRule(
  "All lists have the same pagination: defaults and envelope.",
  function* (operation) {
    if (!operation.list) return;
    const { id, at: at2, node, document, parameters } = operation;
    const pagination = node["x-pagination"];
    if (!isNode(pagination) || typeof pagination.items !== "string") {
      yield { message: `${id}'s x-pagination must name the array in "items".`, at: [...at2, "x-pagination"] };
      return;
    }
    const limit = parameters.find((parameter) => parameter.in === "query" && parameter.name === "limit");
    const schema = asNode(limit?.node.schema);
    const actual = `${schema.minimum}..${schema.maximum}, default ${schema.default}`;
    const expected = `1..${pagination.max}, default ${pagination.default}`;
    if (limit && actual !== expected) {
      const message = `${id}'s x-pagination has the limit ${expected}, but its parameter has ${actual}.`;
      yield { message, at: limit.at };
    }
    const success2 = findResponse(operation, "200");
    if (!success2) return;
    const { items, envelope, array, record } = getList(operation, success2);
    const required = asArray(envelope.node.required);
    const cursor = locate(document, asNode(envelope.node.properties).next_cursor, envelope.at).node;
    const cursorTypes = asArray(cursor.type);
    const facts2 = [
      [array.node.type === "array", `must have the array "${items}"`],
      [required.includes(items), `must require "${items}"`],
      [
        cursorTypes.includes("null") && cursorTypes.includes("string"),
        "must have next_cursor as a string or null"
      ],
      [!required.includes("next_cursor"), "must not require next_cursor, which the last page may omit"],
      [pagination["has-more"] !== true || required.includes("has_more"), "must require has_more"],
      [record !== void 0, `must contain records of a named schema in "${items}"`]
    ];
    for (const [isMet, fact] of facts2) {
      if (!isMet) yield { message: `${id} is a list: its envelope ${fact}.`, at: envelope.at };
    }
  }
);

// openapi/lint/rules/resources.ts
var roles = {
  list: { methods: ["get"], on: "collection" },
  create: { methods: ["post", "put"], on: "collection" },
  inspect: { methods: ["get"], on: "record" },
  delete: { methods: ["delete"], on: "record" },
  retire: { methods: ["post"], on: "below a record" }
};
var facts = ["name", "id", "label"];
var findSuccess = (operation) => operation?.responses.find(isSuccess);
var recordName = (list, inspect) => {
  const listSuccess = list && findSuccess(list);
  if (list && listSuccess) return getList(list, listSuccess).record;
  const content = asNode(findSuccess(inspect)?.node.content);
  return refName(asNode(content[json]).schema);
};
var getProperties = (document, schema) => {
  const { node } = locate(document, schema, []);
  return Object.assign(
    {},
    ...asArray(node.allOf).map((branch) => getProperties(document, branch)),
    asNode(node.properties)
  );
};
var getMember = (document, component, name) => component && getProperties(document, { $ref: `#/components/schemas/${component}` })[name];
function* resourceFindings(document, collection, resource, operations2) {
  const at2 = ["paths", collection, "x-resource"];
  const createFinding = (message) => ({
    message: `The resource of ${collection} ${message}.`,
    at: at2
  });
  const { name, id, label } = resource;
  if (typeof name !== "string" || !/^[a-z]+(-[a-z]+)*$/.test(name))
    yield createFinding("needs a name in kebab-case");
  for (const key2 of Object.keys(resource).filter((key3) => !(key3 in roles) && !facts.includes(key3))) {
    yield createFinding(`has an unknown member "${key2}"`);
  }
  const named = (role) => operations2.find((operation) => operation.id === resource[role]);
  const record = `${collection}/{${id}}`;
  for (const [role, { methods: methods2, on }] of Object.entries(roles)) {
    if (resource[role] === void 0) continue;
    const operation = named(role);
    if (!operation) {
      yield createFinding(`names ${role}: ${resource[role]}, which is not an operation`);
      continue;
    }
    const { path, method } = operation;
    const fits = on === "collection" ? path === collection : on === "record" ? path === record : path.startsWith(`${record}/`);
    const there = on === "collection" ? collection : on === "record" ? record : `${record}/\u2026`;
    if (!fits || !methods2.includes(method)) {
      yield createFinding(
        `names ${role}: ${operation.id}, which must be ${methods2.map((name2) => name2.toUpperCase()).join(" or ")} ${there}`
      );
    }
  }
  const list = named("list");
  if (list && !list.list) yield createFinding(`names list: ${list.id}, which declares no x-pagination`);
  const schema = recordName(list, named("inspect"));
  if (schema === void 0)
    yield createFinding("must name a list or an inspection whose records have a named schema");
  else if (id !== void 0 && getMember(document, schema, String(id)) === void 0) {
    yield createFinding(`identifies records by "${id}", which ${schema} doesn't have`);
  }
  const create = named("create");
  if (create && id === void 0)
    yield createFinding("creates records and must name the member that identifies them");
  if (label === void 0) return;
  const body = refName(asNode(asNode(asNode(create?.body?.node).content)[json]).schema);
  if (asNode(getMember(document, body, String(label))).type !== "string") {
    yield createFinding(`labels records by "${label}", which must be a string of the body that creates one`);
  }
}
var resources = codeRule(
  "Every list's records belong to an x-resource, whose operations exist and fit.",
  function* (document) {
    const operations2 = listOperations(document);
    const declared = Object.entries(asNode(document.paths)).flatMap(([collection, item]) => {
      const resource = locate(document, item, []).node["x-resource"];
      return isNode(resource) ? [{ collection, resource }] : [];
    });
    for (const { collection, resource } of declared) {
      yield* resourceFindings(document, collection, resource, operations2);
    }
    const names = declared.map(({ resource }) => resource.name);
    for (const name of new Set(names.filter((name2, index) => names.indexOf(name2) !== index))) {
      yield { message: `Two resources are named ${name}.`, at: ["paths"] };
    }
    const recordNames = declared.map(
      ({ resource }) => recordName(
        operations2.find(({ id }) => id === resource.list),
        void 0
      )
    );
    for (const list of operations2.filter((operation) => operation.list)) {
      const record = recordName(list, void 0);
      if (record !== void 0 && !recordNames.includes(record)) {
        yield {
          message: `${list.id} is not the list of any resource; add x-resource to ${list.path}.`,
          at: list.at
        };
      }
    }
  }
);

// openapi/lint/rules/summary-verb.ts
var words = { mint: "Create", rollback: "Roll back" };
var capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);
var summaryVerb = operationRule(
  "A summary starts with the verb of the operationId.",
  function* ({ id, node, at: at2 }) {
    const { summary } = asNode(node);
    const verb = /^[a-z]+/.exec(id)?.[0];
    if (typeof summary !== "string" || verb === void 0) return;
    const expected = words[verb] ?? capitalize(verb);
    if (summary.startsWith(`${expected} `)) return;
    yield {
      message: `The summary of ${id} starts with "${expected}", not "${summary}".`,
      at: [...at2, "summary"]
    };
  }
);

// openapi/lint/contract-rules.ts
var json2 = "application/json";
var success = "^2";
var declares = (status, ...examples) => at(["responses", status, "content", json2, "examples"], { required: examples });
var isSecured = (...all) => when(isAuthenticated, { allOf: all });
var headers = (...names) => at(["headers"], { required: names });
var rateLimits = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];
var key = "Idempotency-Key";
var replayed = "Idempotent-Replayed";
var isNotIdempotent = {
  allOf: [not(hasParameter(key)), eachResponse(success, not(headers(replayed)))]
};
var objectsBelow = (media) => [
  `${media}.schema`,
  `${media}.schema..[?(@ && @.type === 'object' && @.properties)]`
];
var isObject = at(["type"], { const: "object" });
var isClosed = {
  anyOf: ["additionalProperties", "unevaluatedProperties"].map((keyword) => at([keyword], { const: false }))
};
var verbs = {
  get: "get|list|search|tail",
  post: "create|mint|exchange|refresh|switch|rotate|rollback|publish|change|approve|deny|activate|deactivate|set",
  put: "set",
  patch: "update",
  delete: "revoke|delete"
};
var contractRules = {
  // Closed requests report typos.
  "closed-requests": schemaRule(
    "The objects of a request accept no unknown fields: they have additionalProperties or unevaluatedProperties.",
    objectsBelow("$.paths[*][*].requestBody.content[*]"),
    when(
      { allOf: [isObject, has("properties")] },
      {
        anyOf: [has("additionalProperties"), has("unevaluatedProperties")]
      }
    ),
    { message: "{{description}}" }
  ),
  "open-responses": schemaRule(
    "The objects of a response can be extended without breaking a client.",
    objectsBelow("$.paths[*][*].responses[?(@property.match(/^2/))].content[*]"),
    not(isClosed),
    { message: "{{description}}" }
  ),
  deprecation,
  "error-envelope": schemaRule(
    "An error response is application/json, with the error envelope and named examples of it.",
    "$.paths[*][*].responses[?(@property.match(/^[45]/))]",
    at(["content"], {
      propertyNames: { const: json2 },
      ...at([json2], {
        required: ["schema", "examples"],
        properties: {
          schema: at(["properties", "error", "properties"], has("code", "message")),
          examples: { minProperties: 1, additionalProperties: at(["value", "error"], has("code")) }
        }
      })
    })
  ),
  "error-status": errorStatus,
  "error-set": schemaRule(
    "An operation declares the errors of its kind, each with the examples that distinguish their causes.",
    operations,
    {
      allOf: [
        when(
          { anyOf: [has("requestBody"), at(["parameters"], { contains: at(["in"], { const: "query" }) })] },
          declares("400", "validation-failed")
        ),
        when(isList, declares("400", "invalid-cursor")),
        isSecured(
          declares("401", "unauthorized", "token-expired"),
          declares("403", "insufficient-scope"),
          declares("406", "not-acceptable"),
          declares("429", "rate-limited"),
          declares("500", "internal-error"),
          declares("503", "upstream-unavailable"),
          when(has("requestBody"), at(["responses", "413"], {}))
        ),
        when(not(has("requestBody")), not(at(["responses", "413"], {})))
      ]
    }
  ),
  "error-set-of-writes": schemaRule(
    "A write can find that an idempotency key was used with another body (422).",
    writes,
    isSecured(declares("422", "idempotency-mismatch"))
  ),
  "error-set-of-reads": schemaRule("A read cannot return 422.", "$.paths[*].get.responses", not(has("422"))),
  "error-set-of-records": schemaRule(
    "An operation with path parameters can find no record (404).",
    "$.paths[?(@property.match(/[{]/))][get,put,post,patch,delete]",
    isSecured(at(["responses", "404"], {}))
  ),
  "example-everywhere": schemaRule(
    "Every property has an example.",
    ["$.components.schemas[*]", "$..content[*].schema"],
    propertiesWithExamples,
    { resolved: false, message: "{{description}}" }
  ),
  "example-of-each-value": schemaRule(
    "Every parameter and header has an example, or a default.",
    ["$..parameters[?(@ && @.schema)]", "$..headers[?(@ && @.schema)]"],
    { anyOf: [withExample, at(["schema"], { anyOf: [withExample, has("default")] })] },
    { resolved: false, message: "{{description}}" }
  ),
  "example-of-each-body": schemaRule(
    "Every request body and response has an example in each media type.",
    "$..content[?(@ && @.schema)]",
    withExample,
    { resolved: false, message: "{{description}}" }
  ),
  "idempotent-writes": schemaRule(
    `An authenticated write accepts an optional ${key}, and its success shows whether it is a replay (${replayed}).`,
    writes,
    when(
      isAuthenticated,
      {
        allOf: [
          hasParameter(key, { properties: { required: { const: false } } }),
          eachResponse(success, headers(replayed))
        ]
      },
      isNotIdempotent
    )
  ),
  "idempotent-reads": schemaRule(
    `A read neither accepts ${key} nor declares ${replayed}.`,
    "$.paths[*].get",
    isNotIdempotent
  ),
  "known-scope": knownScope,
  "list-parameters": schemaRule(
    "A list accepts limit, cursor, format and bom, and its 200 declares X-Next-Cursor.",
    operations,
    when(isList, {
      allOf: [
        ...["limit", "cursor", "format", "bom"].map((name) => hasParameter(name)),
        at(["responses", "200"], headers("X-Next-Cursor"))
      ]
    })
  ),
  "list-is-get": schemaRule("A list is a GET.", writes, not(isList)),
  "list-shape": listShape,
  "one-scope": schemaRule(
    "An operation requires exactly one scope under bearerAuth, or no credential.",
    operations,
    at(["security"], {
      type: "array",
      maxItems: 1,
      items: { additionalProperties: false, ...at(["bearerAuth"], { minItems: 1, maxItems: 1 }) }
    })
  ),
  "no-credential": schemaRule(
    "An operation of the API that requires no credential has a note in x-security.",
    "$.paths[?(!@.servers)][get,put,post,patch,delete]",
    when(at(["security"], { maxItems: 0 }), at(["x-security", "x-provisional"], {}))
  ),
  "only-lists-page": schemaRule(
    "Only an operation with x-pagination returns a cursor or an array of records, and takes cursor, limit or bom.",
    operations,
    when(not(isList), {
      allOf: [
        ...["cursor", "limit", "bom"].map((name) => not(hasParameter(name))),
        eachResponse(success, {
          not: {
            anyOf: [
              at(["content", json2, "schema", "properties"], has("next_cursor")),
              at(["content", json2, "schema", "properties", "data", "type"], { const: "array" })
            ]
          }
        }),
        when(
          not(at(["x-stream"], { const: true })),
          eachResponse(success, {
            properties: { content: { propertyNames: { const: json2 } } }
          })
        )
      ]
    })
  ),
  "operation-id-verb": schemaRule(
    "An operationId is a permitted verb for its method and a noun, in camelCase.",
    "$.paths[*]",
    {
      properties: Object.fromEntries(
        Object.entries(verbs).map(([method, words2]) => [
          method,
          at(["operationId"], { pattern: `^(?:${words2})(?:[A-Z][a-z0-9]*)+$` })
        ])
      )
    }
  ),
  // Limits apply per token. 401 has the seconds to wait with token_expired: always 0.
  "rate-limit-headers": schemaRule(
    "Every response of an authenticated operation declares the rate-limit headers, and 401 and 429 Retry-After.",
    operations,
    isSecured({
      allOf: [
        eachResponse("^[1-5]", headers(...rateLimits)),
        eachResponse("^(?:401|429)$", headers("Retry-After"))
      ]
    })
  ),
  resources,
  "summary-verb": summaryVerb
};

// openapi/lint/document-rules.ts
import { pattern } from "@stoplight/spectral-functions";

// openapi/lint/note.ts
var verbs2 = "is|are|has|have|may|must|can|cannot|does|do|doesn't|isn't|accepts|allows|applies|apply|appears|becomes|belongs|brings|causes|combine|combines|completes|contains|counts|creates|deletes|depends|expires|fails|follows|gets|gives|has|identif(?:y|ies)|ignores|includes|keeps|lasts|leads|makes|means|omits|pauses|reads|receives|refers|rejects|remains|removes|replaces|requires|returns|revokes|select|selects|sends|settles|shows|starts|stays|stops|takes|wins|works";
var noteMatches = ["^[A-Z`]", "\\.$", `\\b(?:${verbs2})\\b`];
var noteForbids = [
  "Chosen:",
  "service document",
  "not specified",
  "\\b[Ii]t (?:says|specifies|shows|describes)\\b"
];

// openapi/lint/rules/described-values.ts
var quoted = /`([a-z][a-z0-9_]*)`/g;
var describedValues = {
  description: "A description of an enumeration names only its values in backticks.",
  message: "{{error}}",
  severity: "error",
  resolved: false,
  given: "$..[?(@ && @.enum && @.description && !@['x-values'])]",
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: {
    function: (schema) => {
      if (!isNode(schema) || !Array.isArray(schema.enum) || typeof schema.description !== "string") return [];
      const values = schema.enum.map(String);
      const named = new Set(values.flatMap((value) => [value, ...value.split(":")]));
      return [...schema.description.matchAll(quoted)].filter(([, value = ""]) => !named.has(value)).map(([text]) => ({
        message: `The description names ${text}, which is not one of its values: ${values.join(", ")}.`
      }));
    }
  }
};

// openapi/lint/document-rules.ts
var patternRule = (description, given, patterns) => ({
  description,
  message: "{{description}} Found: {{value}}",
  severity: "error",
  resolved: false,
  given,
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: patterns.map((functionOptions) => ({ function: pattern, functionOptions }))
});
var notes = ["$..x-provisional", "$..x-provisional-part"];
var globals = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name));
var documentRules = {
  "caller-descriptions": patternRule(
    "Summaries and descriptions are for callers of the API, and do not mention the contract and its sources.",
    ["$..description", "$..summary"],
    [{ notMatch: "/\\b(?:not shown|tolerate[sd]?|service document|this contract)\\b/i" }]
  ),
  "described-values": describedValues,
  "no-schema-examples": schemaRule(
    "The schema of a response with examples has none at its root: mocks would return them for every response.",
    "$.paths[*][*].responses[*].content[*]",
    when({ anyOf: [has("examples"), has("example")] }, { properties: { schema: not(has("examples")) } })
  ),
  // JSON Schema searches for a pattern, while some validators, such as Java's, match the whole value. An anchored pattern means the
  // same in both. RE2 lacks lookarounds and back references, and brics, which Specmatic uses, reads quotes differently.
  "portable-patterns": patternRule(
    'A pattern is anchored, without lookarounds, other groups with "(?", back references and quotes.',
    "$..pattern",
    [{ match: "^\\^.*\\$$" }, { notMatch: "\\(\\?" }, { notMatch: "\\\\[1-9]" }, { notMatch: '"' }]
  ),
  "provisional-note": patternRule(
    'A provisional note is a sentence for a caller, with a verb and without "it" for the service document.',
    notes,
    [...noteMatches.map((match) => ({ match })), ...noteForbids.map((notMatch) => ({ notMatch }))]
  ),
  "provisional-note-type": schemaRule("A provisional note is a string.", notes, { type: "string" }),
  // Generators turn each schema into a type or a class, which would hide a global with the same name in its module.
  "schema-names": schemaRule(
    "No schema has the name of a JavaScript global such as Error.",
    "$.components.schemas",
    {
      propertyNames: { not: { enum: globals } }
    }
  )
};

// openapi/lint/ruleset.ts
var off = (rules) => Object.fromEntries(Object.keys(rules).map((name) => [name, "off"]));
var ruleset_default = {
  formats: [oas3_1],
  extends: [oas],
  rules: {
    ...documentRules,
    ...contractRules,
    // OpenAPI 3.0 allowed scopes only for OAuth 2 and OpenID Connect. OpenAPI 3.1 allows them for every type of scheme, and the
    // contract names the scope of a bearer token.
    "oas3-operation-security-defined": "off"
  },
  overrides: [
    {
      files: ["generated/sandbox/openapi.json", "openapi/sandbox.yaml"],
      rules: { ...off(contractRules), "info-contact": "off" }
    },
    {
      files: ["generated/root.yaml", "openapi/root.yaml"],
      rules: off({ ...oas.rules, ...documentRules, ...contractRules })
    }
  ]
};
export {
  ruleset_default as default
};
