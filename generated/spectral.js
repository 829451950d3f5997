// Generated from openapi/ by `npm run generate`. Do not edit.
// openapi/lint/spectral-ruleset.ts
import { oas3_1 } from "@stoplight/spectral-formats";

// openapi/lint/document.ts
var isNode = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var asNode = (value) => isNode(value) ? value : {};
var asArray = (value) => Array.isArray(value) ? value : [];
var parsePointer = (pointer) => pointer.replace(/^#\//, "").split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
var lookUp = (document, pointer) => pointer.startsWith("#/") ? parsePointer(pointer).reduce((node, step) => asNode(node)[step], document) : void 0;
var locate = (document, value, at, hops = 0) => {
  const node = asNode(value);
  if (typeof node.$ref !== "string" || hops > 20) return { node, at };
  const target = lookUp(document, node.$ref);
  return target === void 0 ? { node, at } : locate(document, target, parsePointer(node.$ref), hops + 1);
};
var members = (document, value, at) => Object.entries(asNode(value)).map(([key2, member2]) => ({ key: key2, ...locate(document, member2, [...at, key2]) }));
var refName = (value) => {
  const ref = asNode(value).$ref;
  return typeof ref === "string" ? parsePointer(ref).at(-1) : void 0;
};
var print = (at) => at.join(".");

// openapi/lint/operations.ts
var methods = ["get", "put", "post", "patch", "delete"];
var writes = ["put", "post", "patch", "delete"];
var listParameters = (document, value, at) => asArray(value).map((parameter, index) => {
  const located = locate(document, parameter, [...at, "parameters", index]);
  return { ...located, name: String(located.node.name), in: String(located.node.in) };
});
var view = (document, path, item, method) => {
  const at = ["paths", path, method];
  const node = asNode(item[method]);
  const security = asArray(node.security ?? document.security);
  const id = typeof node.operationId === "string" ? node.operationId : `${method.toUpperCase()} ${path}`;
  return {
    document,
    id,
    path,
    method,
    node,
    at,
    parameters: [
      ...listParameters(document, item.parameters, ["paths", path]),
      ...listParameters(document, node.parameters, at)
    ],
    body: node.requestBody === void 0 ? void 0 : locate(document, node.requestBody, [...at, "requestBody"]),
    responses: members(document, node.responses, [...at, "responses"]).map(({ key: key2, ...response }) => ({
      ...response,
      status: key2,
      label: response.at[0] === "components" ? `The response ${response.at[2]}` : `${id}'s ${key2}`
    })),
    authenticated: security.some((requirement) => Object.keys(asNode(requirement)).length > 0),
    write: writes.includes(method),
    list: node["x-pagination"] !== void 0,
    stream: node["x-stream"] === true,
    elsewhere: (node.servers ?? item.servers) !== void 0
  };
};
var listOperations = (document) => Object.entries(asNode(document.paths)).flatMap(([path, item]) => {
  const { node } = locate(document, item, ["paths", path]);
  return methods.filter((method) => method in node).map((method) => view(document, path, node, method));
});
var isSuccess = (response) => response.status.startsWith("2");
var isError = (response) => /^[45]/.test(response.status);
var findResponse = (operation, status) => operation.responses.find((response) => response.status === status);
var listExampleNames = (response) => Object.values(asNode(response.node.content)).flatMap(
  (media) => Object.entries(asNode(asNode(media).examples)).map(([key2, example]) => {
    const ref = asNode(example).$ref;
    return typeof ref === "string" ? ref.split("/").at(-1) ?? key2 : key2;
  })
);
var hasHeader = (response, name) => Object.keys(asNode(response.node.headers)).some((key2) => key2.toLowerCase() === name.toLowerCase());

// openapi/lint/rule.ts
var operationRule = (description, check) => ({
  description,
  *check(document) {
    for (const operation of listOperations(document)) yield* check(operation);
  }
});
var toSpectral = (rule) => ({
  description: rule.description,
  message: "{{error}}",
  severity: "error",
  resolved: false,
  given: "$",
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: {
    function: (document) => {
      const seenKeys = /* @__PURE__ */ new Set();
      return [...rule.check(document)].filter((finding) => {
        const key2 = JSON.stringify(finding);
        return seenKeys.has(key2) ? false : seenKeys.add(key2);
      }).map((finding) => ({ message: finding.message, path: finding.at }));
    }
  }
});

// openapi/lint/rules/caller-descriptions.ts
var aboutTheContract = /\b(?:not shown|tolerate[sd]?|service document|this contract)\b/i;
var isData = (key2, at) => key2 === "value" && at.at(-2) === "examples" || key2 === "example" || key2 === "examples";
function* walk(node, at) {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk(item, [...at, index]);
    return;
  }
  if (!isNode(node)) return;
  for (const [key2, child] of Object.entries(node)) {
    const here = [...at, key2];
    const phrase = typeof child === "string" ? aboutTheContract.exec(child)?.[0] : void 0;
    if ((key2 === "description" || key2 === "summary") && phrase !== void 0) {
      const message = `The ${key2} of ${print(at)} contains "${phrase}", but is for callers of the API. State the reason in x-provisional.`;
      yield { message, at: here };
    }
    if (at.at(-1) === "properties" || !isData(key2, at) || at.join(".") === "components")
      yield* walk(child, here);
  }
}
var callerDescriptions = {
  description: "Summaries and descriptions are for callers, and do not mention the contract and its sources.",
  check: (document) => walk(document, [])
};

// openapi/lint/rules/closed-requests.ts
var listObjects = (document, root) => {
  const visited = /* @__PURE__ */ new Set();
  const objects = [];
  const visit = (value, name) => {
    if (Array.isArray(value)) for (const item of value) visit(item, name);
    if (!isNode(value) || visited.has(value)) return;
    visited.add(value);
    if (typeof value.$ref === "string") visit(lookUp(document, value.$ref), refName(value) ?? name);
    if (isNode(value.properties) && value.type === "object") objects.push({ name, node: value });
    const skipped = ["examples", "example", "default", "const", "enum", "$ref"];
    for (const [key2, child] of Object.entries(value)) if (!skipped.includes(key2)) visit(child, name);
  };
  visit(root, "an inline schema");
  return objects;
};
var isClosed = (node) => node.additionalProperties === false || node.unevaluatedProperties === false;
var closedRequests = {
  description: "Request schemas are closed, response schemas open.",
  *check(document) {
    for (const { id, body, responses, at } of listOperations(document)) {
      for (const media of Object.values(asNode(body?.node.content))) {
        for (const { name, node } of listObjects(document, asNode(media).schema)) {
          if (isClosed(node) || node.additionalProperties !== void 0) continue;
          yield {
            message: `${id}'s request accepts unknown fields: ${name} lacks additionalProperties: false.`,
            at: body?.at ?? at
          };
        }
      }
      for (const response of responses.filter(isSuccess)) {
        for (const media of Object.values(asNode(response.node.content))) {
          for (const { name } of listObjects(document, asNode(media).schema).filter(
            ({ node }) => isClosed(node)
          )) {
            yield {
              message: `${id}'s response is closed and cannot be extended: ${name} is closed.`,
              at: response.at
            };
          }
        }
      }
    }
  }
};

// openapi/lint/rules/described-values.ts
var quoted = /`([a-z][a-z0-9_]*)`/g;
function* walk2(node, at) {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk2(item, [...at, index]);
    return;
  }
  if (!isNode(node)) return;
  const { enum: values, description } = node;
  if (Array.isArray(values) && typeof description === "string") {
    const named = new Set(asArray(values).flatMap((value) => [String(value), ...String(value).split(":")]));
    for (const [, value = ""] of description.matchAll(quoted)) {
      if (named.has(value)) continue;
      const message = `The description of ${print(at)} names \`${value}\`, which is not one of its values: ${values.join(", ")}.`;
      yield { message, at: [...at, "description"] };
    }
  }
  for (const [key2, child] of Object.entries(node)) yield* walk2(child, [...at, key2]);
}
var describedValues = {
  description: "A description of an enumeration names only its values in backticks.",
  check: (document) => walk2(document, [])
};

// openapi/lint/rules/error-envelope.ts
var json = "application/json";
var envelopes = ["ErrorEnvelope", "ValidationError"];
var errorEnvelope = operationRule(
  "An error response is application/json, with the error envelope and examples with its status.",
  function* ({ document, responses }) {
    for (const response of responses.filter(isError)) {
      const { status, at, label } = response;
      const content2 = asNode(response.node.content);
      if (Object.keys(content2).join() !== json) {
        const actual = Object.keys(content2).join(", ") || "no content";
        yield { message: `${label} must be ${json} only; found ${actual}.`, at };
        continue;
      }
      const media = asNode(content2[json]);
      const here = [...at, "content", json];
      const schema2 = refName(media.schema);
      if (schema2 === void 0 || !envelopes.includes(schema2)) {
        const actual = schema2 ?? "an inline schema";
        yield {
          message: `${label} must have the schema ${envelopes.join(" or ")}; found ${actual}.`,
          at: here
        };
      }
      const examples = Object.entries(asNode(media.examples));
      if (examples.length === 0) {
        yield { message: `${label} has no named examples.`, at: here };
      }
      for (const [name, example] of examples) {
        const { node, at: where } = locate(document, example, [...here, "examples", name]);
        if (node["x-status"] !== Number(status)) {
          const actual = node["x-status"] === void 0 ? "no x-status" : `x-status ${node["x-status"]}`;
          yield {
            message: `The example "${refName(example) ?? name}" is shown for ${status} but has ${actual}.`,
            at: where
          };
        }
        if (!isNode(asNode(node.value).error)) {
          yield { message: `The example "${refName(example) ?? name}" is not an error envelope.`, at: where };
        }
      }
    }
  }
);

// openapi/lint/rules/error-set.ts
var listExpected = ({ authenticated, list, write, path, parameters, body }) => {
  const expected = [];
  const expect = (status, because, ...examples) => expected.push({ status, because, examples });
  const query = parameters.some((parameter) => parameter.in === "query");
  if (list) expect("400", "a list", "validation-failed", "invalid-cursor");
  else if (query || body) expect("400", "an operation with a query or a body", "validation-failed");
  if (!authenticated) return expected;
  expect("401", "an authenticated operation", "unauthorized", "token-expired");
  expect("403", "an authenticated operation", "insufficient-scope");
  expect("406", "an authenticated operation", "not-acceptable");
  expect("429", "an authenticated operation", "rate-limited");
  expect("500", "an authenticated operation", "internal-error");
  expect("503", "an authenticated operation", "upstream-unavailable");
  if (path.includes("{")) expect("404", "an operation with path parameters");
  if (write) expect("422", "a write", "idempotency-mismatch");
  if (body) expect("413", "an operation with a body");
  return expected;
};
var errorSet = operationRule(
  "An operation declares the errors of its kind, each with the examples that distinguish them.",
  function* (operation) {
    for (const { status, because, examples } of listExpected(operation)) {
      const response = findResponse(operation, status);
      if (!response) {
        const at = [...operation.at, "responses"];
        yield { message: `${operation.id} is ${because} and must declare ${status}.`, at };
        continue;
      }
      const names = listExampleNames(response);
      for (const example of examples.filter((name) => !names.includes(name))) {
        const message = `${operation.id} is ${because}: its ${status} must have the example "${example}".`;
        yield { message, at: response.at };
      }
    }
    yield* needless(operation);
  }
);
function* needless(operation) {
  const reasons = [
    ["413", operation.body === void 0, "takes no body"],
    ["422", !operation.write, "is not a write"]
  ];
  for (const [status, holds, why] of reasons) {
    if (holds && asNode(operation.node.responses)[status] !== void 0) {
      const at = [...operation.at, "responses", status];
      yield { message: `${operation.id} ${why} and cannot return ${status}.`, at };
    }
  }
}

// openapi/lint/rules/example-everywhere.ts
var isShown = (node) => node.example !== void 0 || Array.isArray(node.examples) && node.examples.length > 0 || isNode(node.examples) && Object.keys(node.examples).length > 0;
var composed = ["allOf", "oneOf", "anyOf"];
var needsNoExample = (schema2) => typeof schema2.$ref === "string" || schema2.const !== void 0 || Object.keys(asNode(schema2.properties)).length > 0 || composed.some((keyword) => Array.isArray(schema2[keyword])) || schema2.type === "array" && isNode(schema2.items) && needsNoExample(schema2.items);
function* properties(schema2, at) {
  for (const [name, value] of Object.entries(asNode(schema2.properties))) {
    const property = asNode(value);
    const here = [...at, "properties", name];
    if (!isShown(property) && !needsNoExample(property)) {
      yield { message: `The property "${name}" of ${getOwner(at)} has no examples.`, at: here };
    }
  }
}
var getOwner = (at) => at.filter((step) => step !== "components").join(".");
var under = ["items", "additionalProperties"];
function* schema(node, at) {
  yield* properties(node, at);
  for (const keyword of under) {
    if (isNode(node[keyword])) yield* schema(node[keyword], [...at, keyword]);
  }
  for (const keyword of composed) {
    for (const [index, part] of (Array.isArray(node[keyword]) ? node[keyword] : []).entries()) {
      if (asNode(part).type === "object") yield* schema(asNode(part), [...at, keyword, index]);
    }
  }
  for (const [name, child] of Object.entries(asNode(node.properties))) {
    yield* schema(asNode(child), [...at, "properties", name]);
  }
}
function* valued(kind, node, at) {
  const schema2 = asNode(node.schema);
  if (!isShown(node) && !isShown(schema2) && schema2.default === void 0) {
    yield { message: `The ${kind} ${String(node.name ?? at.at(-1))} has no example.`, at };
  }
}
function* content(node, at) {
  for (const [type, value] of Object.entries(asNode(node.content))) {
    const media = asNode(value);
    if (!isShown(media))
      yield { message: `${getOwner(at)} has no example for ${type}.`, at: [...at, "content", type] };
    if (isNode(media.schema)) yield* schema(media.schema, [...at, "content", type, "schema"]);
  }
}
function* walk3(node, at, parent) {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* member(asNode(item), [...at, index], parent);
  } else if (isNode(node)) {
    for (const [key2, child] of Object.entries(node)) yield* member(asNode(child), [...at, key2], parent);
  }
}
function* member(node, at, parent) {
  if (typeof node.$ref === "string") return;
  if (parent === "schemas") yield* schema(node, at);
  if (parent === "parameters") yield* valued("parameter", node, at);
  if (parent === "headers") yield* valued("header", node, at);
  if (parent === "responses" || parent === "requestBodies") {
    yield* content(node, at);
    yield* walk3(node.headers, [...at, "headers"], "headers");
  }
}
function* pathItems(items, at) {
  for (const [path, item] of Object.entries(asNode(items))) {
    const here = [...at, path];
    yield* walk3(asNode(item).parameters, [...here, "parameters"], "parameters");
    for (const [method, operation] of Object.entries(asNode(item)).filter(([, value]) => isNode(value))) {
      const { parameters, requestBody, responses } = asNode(operation);
      yield* walk3(parameters, [...here, method, "parameters"], "parameters");
      yield* member(asNode(requestBody), [...here, method, "requestBody"], "requestBodies");
      yield* walk3(responses, [...here, method, "responses"], "responses");
    }
  }
}
var exampleEverywhere = {
  description: "Every property, parameter, header, request body and response has an example.",
  *check(document) {
    for (const [kind, nodes] of Object.entries(asNode(document.components))) {
      yield* walk3(nodes, ["components", kind], kind);
    }
    yield* pathItems(document.paths, ["paths"]);
    yield* pathItems(document.webhooks, ["webhooks"]);
  }
};

// openapi/lint/rules/header-examples.ts
import { Ajv2020 } from "ajv/dist/2020.js";
var ajv = new Ajv2020({ strict: false, validateFormats: false });
function* listHeaders(node, at) {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* listHeaders(item, [...at, index]);
  } else if (isNode(node)) {
    for (const [key2, child] of Object.entries(node)) {
      const here = [...at, key2];
      const inHeaders = at.at(-1) === "headers" && isNode(child) && isNode(child.schema);
      if (inHeaders) yield { header: child, at: here };
      else if (key2 !== "value" && key2 !== "example") yield* listHeaders(child, here);
    }
  }
}
var headerExamples = {
  description: "The example of a header is valid under its schema.",
  *check(document) {
    for (const { header, at } of listHeaders(document, [])) {
      const schema2 = asNode(header.schema);
      if (header.example === void 0 || JSON.stringify(schema2).includes('"$ref"')) continue;
      const validate = ajv.compile(schema2);
      if (!validate(header.example)) {
        const why = ajv.errorsText(validate.errors, { dataVar: "it" });
        const message = `The header ${at.at(-1)} has the example ${JSON.stringify(header.example)}: ${why}.`;
        yield { message, at: [...at, "example"] };
      }
    }
  }
};

// openapi/lint/rules/idempotent-writes.ts
var key = "Idempotency-Key";
var replayed = "Idempotent-Replayed";
var idempotentWrites = operationRule(
  "An authenticated write accepts Idempotency-Key, and its success shows whether it is a replay; a read does neither.",
  function* ({ id, at, authenticated, write, parameters, responses }) {
    const keyParameter = parameters.find(
      (parameter) => parameter.in === "header" && parameter.name.toLowerCase() === key.toLowerCase()
    );
    const requiresKey = authenticated && write;
    if (requiresKey && !keyParameter)
      yield { message: `${id} is an authenticated write and must accept ${key}.`, at };
    if (requiresKey && keyParameter?.node.required === true) {
      yield {
        message: `${id} must accept ${key} as an optional parameter.`,
        at: keyParameter.at
      };
    }
    if (!requiresKey && keyParameter) {
      yield {
        message: `${id} is not an authenticated write; ${key} has no effect there.`,
        at: [...at, "parameters"]
      };
    }
    for (const response of responses.filter(isSuccess)) {
      const declared = hasHeader(response, replayed);
      if (requiresKey === declared) continue;
      const message = requiresKey ? `${id}'s ${response.status} must declare ${replayed}.` : `${id}'s ${response.status} declares ${replayed}, but nothing is replayed there.`;
      yield { message, at: response.at };
    }
  }
);

// openapi/lint/list-envelope.ts
var json2 = "application/json";
var getList = (operation, success) => {
  const { document, node } = operation;
  const items = String(asNode(node["x-pagination"]).items);
  const content2 = asNode(success.node.content);
  const envelope = locate(document, asNode(content2[json2]).schema, [...success.at, "content", json2, "schema"]);
  const at = [...envelope.at, "properties", items];
  const array = locate(document, asNode(envelope.node.properties)[items], at);
  return { items, content: content2, envelope, array, record: refName(array.node.items) };
};

// openapi/lint/rules/list-encodings.ts
var encodings = ["application/x-ndjson", "text/csv", "application/tson"];
var nextCursorHeader = "X-Next-Cursor";
var listEncodings = operationRule(
  "A list is available as JSON, NDJSON, CSV and TSON, each with the schema of its record, and declares X-Next-Cursor.",
  function* (operation) {
    const success = operation.list ? findResponse(operation, "200") : void 0;
    if (!success) return;
    const { id, document } = operation;
    const { content: content2, record } = getList(operation, success);
    if (!hasHeader(success, nextCursorHeader)) {
      const message = `${id}'s 200 must declare ${nextCursorHeader}, which has the cursor of CSV responses.`;
      yield { message, at: success.at };
    }
    for (const type of encodings) {
      if (content2[type] === void 0) {
        yield {
          message: `${id} is a list and must also be available as ${type}.`,
          at: [...success.at, "content"]
        };
        continue;
      }
      const media = asNode(content2[type]);
      const at = [...success.at, "content", type];
      if (locate(document, media.schema, at).node.type !== "string") {
        yield { message: `${id}'s ${type} must have the schema of a string.`, at };
      }
      const pointer = media["x-item-schema"];
      if (typeof pointer !== "string" || lookUp(document, pointer) === void 0) {
        const actual = JSON.stringify(pointer);
        yield { message: `${id}'s ${type} needs an x-item-schema that resolves; found ${actual}.`, at };
      } else if (record !== void 0 && pointer !== `#/components/schemas/${record}`) {
        yield { message: `${id}'s ${type} has records ${pointer}, its JSON envelope has ${record}.`, at };
      }
    }
  }
);

// openapi/lint/rules/list-examples-agree.ts
import { isDeepStrictEqual } from "node:util";
var getExample = (document, value) => {
  const media = asNode(value);
  if (media.example !== void 0) return media.example;
  return locate(document, Object.values(asNode(media.examples))[0], []).node.value;
};
var splitLines = (example) => example.split(/\r?\n/).filter((line) => line !== "");
var parseRecords = (example) => {
  try {
    return splitLines(example).map((line) => JSON.parse(line)).filter((record) => !("__meta__" in asNode(record)));
  } catch {
    return void 0;
  }
};
var countRows = (example) => splitLines(example.replace(/"(?:[^"]|"")*"/g, '""')).length;
function* agree(name, example, records, type, at) {
  if (typeof example !== "string") {
    yield { message: `${name}'s ${type} requires a string as its example.`, at };
    return;
  }
  const exampleRecords = type === "application/x-ndjson" ? parseRecords(example) : void 0;
  if (type === "application/x-ndjson" && !isDeepStrictEqual(exampleRecords, records)) {
    yield { message: `${name}'s ${type} example differs from its JSON example.`, at };
  }
  if (type !== "application/x-ndjson" && countRows(example) !== records.length + 1) {
    const message = `${name}'s ${type} example has ${countRows(example)} lines; expected a header and ${records.length} records.`;
    yield { message, at };
  }
}
var listExamplesAgree = operationRule(
  "The examples of a list contain the same records in every encoding.",
  function* (operation) {
    const success = operation.list ? findResponse(operation, "200") : void 0;
    if (!success) return;
    const { items, content: content2 } = getList(operation, success);
    const page = asNode(getExample(operation.document, content2[json2]));
    for (const type of Object.keys(content2).filter((type2) => type2 !== json2)) {
      const example = getExample(operation.document, content2[type]);
      yield* agree(operation.id, example, asArray(page[items]), type, [...success.at, "content", type]);
    }
  }
);

// openapi/lint/rules/list-shape.ts
var json3 = "application/json";
var listParameters2 = ["limit", "cursor", "format", "bom"];
var listShape = operationRule(
  "All lists have the same pagination: parameters, defaults and envelope.",
  function* (operation) {
    if (!operation.list) return;
    const { id, at, node, method } = operation;
    const pagination = node["x-pagination"];
    if (!isNode(pagination) || typeof pagination.items !== "string") {
      yield { message: `${id}'s x-pagination must name the array in "items".`, at: [...at, "x-pagination"] };
      return;
    }
    if (method !== "get") yield { message: `${id} is a list, so it must be a GET.`, at };
    const success = findResponse(operation, "200");
    if (!success) {
      yield { message: `${id} is a list and must declare 200.`, at: [...at, "responses"] };
      return;
    }
    yield* parametersFit(operation, pagination);
    yield* envelopeFits(operation, success, pagination);
  }
);
function* parametersFit({ id, at, parameters }, pagination) {
  for (const name of listParameters2) {
    if (!parameters.some((parameter) => parameter.in === "query" && parameter.name === name)) {
      yield {
        message: `${id} is a list and must accept the query parameter "${name}".`,
        at: [...at, "parameters"]
      };
    }
  }
  const limit = parameters.find((parameter) => parameter.in === "query" && parameter.name === "limit");
  if (!limit) return;
  const schema2 = asNode(limit.node.schema);
  if (schema2.default !== pagination.default || schema2.maximum !== pagination.max || schema2.minimum !== 1) {
    const actual = `${schema2.minimum}..${schema2.maximum}, default ${schema2.default}`;
    const expected = `1..${pagination.max}, default ${pagination.default}`;
    yield {
      message: `${id}'s x-pagination has the limit ${expected}, but its parameter has ${actual}.`,
      at: limit.at
    };
  }
}
function* envelopeFits({ document, id }, success, pagination) {
  const media = asNode(asNode(success.node.content)[json3]);
  const envelope = locate(document, media.schema, [...success.at, "content", json3, "schema"]);
  const properties2 = asNode(envelope.node.properties);
  const array = locate(document, properties2[pagination.items], [
    ...envelope.at,
    "properties",
    pagination.items
  ]);
  const required = asArray(envelope.node.required);
  const createFinding = (what) => ({
    message: `${id} is a list: its envelope ${what}.`,
    at: envelope.at
  });
  if (array.node.type !== "array") yield createFinding(`must have the array "${pagination.items}"`);
  if (!required.includes(pagination.items)) yield createFinding(`must require "${pagination.items}"`);
  const cursor = locate(document, properties2.next_cursor, envelope.at).node;
  if (!asArray(cursor.type).includes("null") || !asArray(cursor.type).includes("string")) {
    yield createFinding("must have next_cursor as a string or null");
  }
  if (required.includes("next_cursor"))
    yield createFinding("must not require next_cursor, which the last page may omit");
  if (pagination["has-more"] === true && !required.includes("has_more"))
    yield createFinding("must require has_more");
  if (refName(array.node.items) === void 0) {
    yield createFinding(`must contain records of a named schema in "${pagination.items}"`);
  }
}

// openapi/lint/message-template.ts
var placeholder = /\{(\w+)\}/g;
var listPlaceholders = (template) => [
  ...new Set([...template.matchAll(placeholder)].map((match) => match[1] ?? ""))
];
var fillTemplate = (template, valueFor, formatText = (literal) => literal) => template.split(placeholder).map((part, index) => index % 2 === 1 ? valueFor(part) : formatText(part)).join("");

// openapi/lint/rules/message-templates.ts
var messageTemplates = {
  description: "The message of an error example is its x-message filled with its x-message-values.",
  *check(document) {
    const examples = members(document, asNode(document.components).examples, ["components", "examples"]);
    for (const { key: key2, node, at } of examples) {
      const template = node["x-message"];
      if (template === void 0 && node["x-message-values"] === void 0) continue;
      if (typeof template !== "string" || listPlaceholders(template).length === 0) {
        yield { message: `The x-message of ${key2} has no placeholder, such as {name}.`, at };
        continue;
      }
      const values = asNode(node["x-message-values"]);
      const names = listPlaceholders(template);
      const valueNames = Object.keys(values);
      if (names.toSorted().join() !== valueNames.toSorted().join()) {
        const message = `The x-message of ${key2} has the placeholders ${names.join(", ")}; x-message-values has ${valueNames.join(", ") || "none"}.`;
        yield { message, at: [...at, "x-message-values"] };
        continue;
      }
      const filled = fillTemplate(template, (name) => String(values[name]));
      const actualMessage = asNode(asNode(node.value).error).message;
      if (filled !== actualMessage) {
        const message = `The message of ${key2} is "${actualMessage}"; expected its filled x-message, "${filled}".`;
        yield { message, at: [...at, "value", "error", "message"] };
      }
    }
  }
};

// openapi/lint/rules/one-scope.ts
var scheme = "bearerAuth";
var scopeSchema = "#/components/schemas/Scope";
var getReason = (node) => node["x-provisional"] ?? asNode(node["x-security"])["x-provisional"];
var oneScope = operationRule(
  "An operation requires one declared scope, or states why it requires no credential.",
  function* ({ document, node, id, at, elsewhere }) {
    const here = [...at, "security"];
    if (!Array.isArray(node.security)) {
      yield { message: `${id} declares no security; write ${scheme} with its one scope, or [].`, at };
      return;
    }
    if (node.security.length === 0) {
      if (!elsewhere && getReason(node) === void 0) {
        yield { message: `${id} requires no credential; state why in x-security, with x-provisional.`, at };
      }
      return;
    }
    const requirement = asNode(node.security[0]);
    const scopes = asArray(requirement[scheme]);
    if (node.security.length > 1 || Object.keys(requirement).join() !== scheme || scopes.length !== 1) {
      const actual = JSON.stringify(node.security);
      yield { message: `${id} must require exactly one scope under ${scheme}; found ${actual}.`, at: here };
      return;
    }
    if (!asArray(asNode(lookUp(document, scopeSchema)).enum).includes(scopes[0])) {
      yield { message: `${id} requires the unknown scope "${scopes[0]}" (see ${scopeSchema}).`, at: here };
    }
  }
);

// openapi/lint/rules/only-lists-page.ts
var json4 = "application/json";
var listParameters3 = ["cursor", "limit", "bom"];
var onlyListsPage = operationRule(
  "An operation with a list envelope, a cursor or another encoding is declared as a list, or as a stream with x-stream.",
  function* ({ document, id, at, list, stream, parameters, responses }) {
    if (list) return;
    for (const { node, at: here } of responses.filter(isSuccess)) {
      const content2 = asNode(node.content);
      const { node: schema2 } = locate(document, asNode(content2[json4]).schema, here);
      const properties2 = asNode(schema2.properties);
      const data = locate(document, properties2.data, here).node;
      if ("next_cursor" in properties2 || data.type === "array") {
        yield { message: `${id} returns a list and must declare x-pagination.`, at };
      }
      const others = Object.keys(content2).filter((type) => type !== json4);
      if (!stream && others.length > 0) {
        yield {
          message: `${id} is not a list, but is available as ${others.join(", ")}; single resources are JSON only.`,
          at: here
        };
      }
    }
    for (const parameter of parameters.filter(({ name }) => listParameters3.includes(name))) {
      yield { message: `${id} takes "${parameter.name}" but declares no x-pagination.`, at };
    }
  }
);

// openapi/lint/rules/operation-id-verb.ts
var verbs = {
  get: ["get"],
  list: ["get"],
  search: ["get"],
  tail: ["get"],
  create: ["post"],
  mint: ["post"],
  exchange: ["post"],
  refresh: ["post"],
  switch: ["post"],
  rotate: ["post"],
  rollback: ["post"],
  publish: ["post"],
  change: ["post"],
  approve: ["post"],
  deny: ["post"],
  activate: ["post"],
  deactivate: ["post"],
  set: ["post", "put"],
  update: ["patch"],
  revoke: ["delete"],
  delete: ["delete"]
};
var camelCase = /^([a-z]+)(?:[A-Z][a-z0-9]*)+$/;
var operationIdVerb = {
  description: "An operationId is a permitted verb and a noun, in camelCase and unique.",
  *check(document) {
    const placeById = /* @__PURE__ */ new Map();
    for (const { node, path, method, at } of listOperations(document)) {
      const here = [...at, "operationId"];
      const id = asNode(node).operationId;
      if (typeof id !== "string") {
        yield { message: `${method.toUpperCase()} ${path} has no operationId.`, at };
        continue;
      }
      const verb = camelCase.exec(id)?.[1];
      const allowed = verb === void 0 ? void 0 : verbs[verb];
      if (verb === void 0) {
        yield { message: `operationId "${id}" is not a verb and a noun in camelCase.`, at: here };
      } else if (allowed === void 0) {
        yield {
          message: `operationId "${id}" starts with "${verb}"; the verbs are ${Object.keys(verbs).join(", ")}.`,
          at: here
        };
      } else if (!allowed.includes(method)) {
        yield {
          message: `operationId "${id}" names a ${allowed.join(" or ").toUpperCase()}, but this is a ${method.toUpperCase()}.`,
          at: here
        };
      }
      const other = placeById.get(id);
      if (other !== void 0) {
        yield { message: `operationId "${id}" is also used by ${other}.`, at: here };
      }
      placeById.set(id, `${method.toUpperCase()} ${path}`);
    }
  }
};

// openapi/lint/rules/path-parameters.ts
var pathParameters = operationRule(
  "A path declares exactly the parameters in its template, each required and described.",
  function* ({ id, path, parameters, at }) {
    const named = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
    const declared = parameters.filter((parameter) => parameter.in === "path");
    for (const name of named.filter((name2) => !declared.some((parameter) => parameter.name === name2))) {
      yield { message: `${id} has {${name}} in its path, but no such parameter.`, at };
    }
    for (const parameter of declared) {
      if (!named.includes(parameter.name)) {
        yield { message: `${id} declares the path parameter "${parameter.name}", which ${path} lacks.`, at };
      }
      if (parameter.node.required !== true) {
        yield { message: `The path parameter "${parameter.name}" must be required.`, at: parameter.at };
      }
      if (parameter.node.schema === void 0) {
        yield { message: `The path parameter "${parameter.name}" has no schema.`, at: parameter.at };
      }
    }
    for (const parameter of parameters) {
      if (typeof parameter.node.description !== "string" || parameter.node.description.trim() === "") {
        yield { message: `The parameter "${parameter.name}" of ${id} has no description.`, at: parameter.at };
      }
    }
  }
);

// openapi/lint/rules/portable-patterns.ts
var unportable = [
  [/\(\?/, 'a lookaround or another group with "(?"'],
  [/\\[1-9]/, "a back reference"],
  [/"/, "a quote"]
];
function* checkPattern(pattern, at) {
  if (!pattern.startsWith("^") || !pattern.endsWith("$")) {
    yield { message: `The pattern ${pattern} of ${print(at)} must be anchored with ^ and $.`, at };
  }
  for (const [regex, name] of unportable) {
    if (regex.test(pattern)) {
      const message = `The pattern ${pattern} of ${print(at)} has ${name}, which not all tools can read.`;
      yield { message, at };
    }
  }
}
function* walk4(node, at) {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk4(item, [...at, index]);
  } else if (isNode(node)) {
    for (const [key2, child] of Object.entries(node)) {
      const here = [...at, key2];
      if (key2 === "pattern" && typeof child === "string") yield* checkPattern(child, here);
      else if (key2 !== "value" && key2 !== "example" && key2 !== "examples") yield* walk4(child, here);
    }
  }
}
var portablePatterns = {
  description: "Every pattern is anchored and uses only features that all dialects of regular expressions have.",
  check: (document) => walk4({ paths: document.paths, webhooks: document.webhooks, ...getComponents(document) }, [])
};
var getComponents = (document) => {
  const { examples: _, ...components } = isNode(document.components) ? document.components : {};
  return { components };
};

// openapi/lint/rules/provisional-reason.ts
var shortest = 15;
var isExample = (key2, at) => key2 === "value" && at.at(-2) === "examples" || key2 === "example" && at.at(-1) !== "properties";
function* walk5(node, at) {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk5(item, [...at, index]);
    return;
  }
  if (!isNode(node)) return;
  if ("x-provisional" in node) yield* checkReason(node, at);
  for (const [key2, child] of Object.entries(node)) {
    if (!isExample(key2, at)) yield* walk5(child, [...at, key2]);
  }
}
function* checkReason(node, at) {
  const reason = node["x-provisional"];
  const here = [...at, "x-provisional"];
  if (typeof reason !== "string") {
    yield { message: `x-provisional must be a sentence: what was chosen and why (${print(at)}).`, at: here };
  } else if (reason.trim().length < shortest) {
    const message = `"${reason}" is too short: x-provisional must state what was chosen and why (${print(at)}).`;
    yield { message, at: here };
  }
}
var provisionalReason = {
  description: "Every x-provisional states what was chosen and why.",
  check: (document) => walk5(document, [])
};

// openapi/lint/rules/rate-limit-headers.ts
var everywhere = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];
var waiting = ["401", "429"];
var rateLimitHeaders = operationRule(
  "Every response of an authenticated operation declares the rate-limit headers, and 401 and 429 also declare Retry-After.",
  function* ({ authenticated, responses }) {
    if (!authenticated) return;
    for (const response of responses) {
      const names = waiting.includes(response.status) ? [...everywhere, "Retry-After"] : everywhere;
      const missing = names.filter((name) => !hasHeader(response, name));
      if (missing.length > 0) {
        const message = `${response.label} does not declare ${missing.join(", ")}.`;
        yield { message, at: response.at };
      }
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
  const content2 = asNode(findSuccess(inspect)?.node.content);
  return refName(asNode(content2[json2]).schema);
};
var getProperties = (document, schema2) => {
  const { node } = locate(document, schema2, []);
  return Object.assign(
    {},
    ...asArray(node.allOf).map((branch) => getProperties(document, branch)),
    asNode(node.properties)
  );
};
var getMember = (document, component, name) => component && getProperties(document, { $ref: `#/components/schemas/${component}` })[name];
function* resourceFindings(document, collection, resource, operations) {
  const at = ["paths", collection, "x-resource"];
  const createFinding = (message) => ({
    message: `The resource of ${collection} ${message}.`,
    at
  });
  const { name, id, label } = resource;
  if (typeof name !== "string" || !/^[a-z]+(-[a-z]+)*$/.test(name))
    yield createFinding("needs a name in kebab-case");
  for (const key2 of Object.keys(resource).filter((key3) => !(key3 in roles) && !facts.includes(key3))) {
    yield createFinding(`has an unknown member "${key2}"`);
  }
  const named = (role) => operations.find((operation) => operation.id === resource[role]);
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
  const schema2 = recordName(list, named("inspect"));
  if (schema2 === void 0)
    yield createFinding("must name a list or an inspection whose records have a named schema");
  else if (id !== void 0 && getMember(document, schema2, String(id)) === void 0) {
    yield createFinding(`identifies records by "${id}", which ${schema2} doesn't have`);
  }
  const create = named("create");
  if (create && id === void 0)
    yield createFinding("creates records and must name the member that identifies them");
  if (label === void 0) return;
  const body = refName(asNode(asNode(asNode(create?.body?.node).content)[json2]).schema);
  if (asNode(getMember(document, body, String(label))).type !== "string") {
    yield createFinding(`labels records by "${label}", which must be a string of the body that creates one`);
  }
}
var resources = {
  description: "Every list's records belong to an x-resource, whose operations exist and fit.",
  *check(document) {
    const operations = listOperations(document);
    const declared = Object.entries(asNode(document.paths)).flatMap(([collection, item]) => {
      const resource = locate(document, item, []).node["x-resource"];
      return isNode(resource) ? [{ collection, resource }] : [];
    });
    for (const { collection, resource } of declared) {
      yield* resourceFindings(document, collection, resource, operations);
    }
    const names = declared.map(({ resource }) => resource.name);
    for (const name of new Set(names.filter((name2, index) => names.indexOf(name2) !== index))) {
      yield { message: `Two resources are named ${name}.`, at: ["paths"] };
    }
    const recordNames = declared.map(
      ({ resource }) => recordName(
        operations.find(({ id }) => id === resource.list),
        void 0
      )
    );
    for (const list of operations.filter((operation) => operation.list)) {
      const record = recordName(list, void 0);
      if (record !== void 0 && !recordNames.includes(record)) {
        yield {
          message: `${list.id} is not the list of any resource; add x-resource to ${list.path}.`,
          at: list.at
        };
      }
    }
  }
};

// openapi/lint/rules/schema-names.ts
var schemaNames = {
  description: "No schema has the name of a JavaScript global such as Error.",
  *check(document) {
    const { schemas } = asNode(document.components);
    for (const name of Object.keys(asNode(schemas)).filter((key2) => key2 in globalThis)) {
      const message = `The schema "${name}" hides the global ${name} in generated code; give it another name.`;
      yield { message, at: ["components", "schemas", name] };
    }
  }
};

// openapi/lint/rules/summary-verb.ts
var words = { mint: "Create", rollback: "Roll back" };
var capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);
var summaryVerb = operationRule(
  "A summary starts with the verb of the operationId.",
  function* ({ id, node, at }) {
    const { summary } = asNode(node);
    const verb = /^[a-z]+/.exec(id)?.[0];
    if (typeof summary !== "string" || verb === void 0) return;
    const expected = words[verb] ?? capitalize(verb);
    if (summary.startsWith(`${expected} `)) return;
    yield {
      message: `The summary of ${id} starts with "${expected}", not "${summary}".`,
      at: [...at, "summary"]
    };
  }
);

// openapi/lint/rules/used-components.ts
var pointers = ["$ref", "x-item-schema"];
var exempt = ["securitySchemes"];
var isError2 = (component) => asNode(component)["x-status"] !== void 0;
var reach = (document, node, visited) => {
  if (Array.isArray(node)) for (const item of node) reach(document, item, visited);
  if (!isNode(node)) return;
  for (const [key2, child] of Object.entries(node)) {
    if (!pointers.includes(key2) || typeof child !== "string") reach(document, child, visited);
    else if (!visited.has(child)) {
      visited.add(child);
      reach(document, lookUp(document, child), visited);
    }
  }
};
var usedComponents = {
  description: "Every component is used by an operation or a webhook, directly or through others.",
  *check(document) {
    const visited = /* @__PURE__ */ new Set();
    reach(document, document.paths, visited);
    reach(document, document.webhooks, visited);
    const used = new Set([...visited].map((pointer) => parsePointer(pointer).slice(0, 3).join("/")));
    for (const [kind, components] of Object.entries(asNode(document.components))) {
      if (exempt.includes(kind)) continue;
      for (const [name, component] of Object.entries(asNode(components))) {
        if (used.has(`components/${kind}/${name}`) || isError2(component)) continue;
        yield { message: `Nothing uses the component ${kind}/${name}.`, at: ["components", kind, name] };
      }
    }
  }
};

// openapi/lint/index.ts
var documentRules = {
  "caller-descriptions": callerDescriptions,
  "described-values": describedValues,
  "header-examples": headerExamples,
  "path-parameters": pathParameters,
  "portable-patterns": portablePatterns,
  "provisional-reason": provisionalReason,
  "schema-names": schemaNames,
  "used-components": usedComponents
};
var contractRules = {
  "closed-requests": closedRequests,
  "error-envelope": errorEnvelope,
  "error-set": errorSet,
  "example-everywhere": exampleEverywhere,
  "idempotent-writes": idempotentWrites,
  "list-encodings": listEncodings,
  "list-examples-agree": listExamplesAgree,
  "list-shape": listShape,
  "message-templates": messageTemplates,
  "one-scope": oneScope,
  "only-lists-page": onlyListsPage,
  "operation-id-verb": operationIdVerb,
  "rate-limit-headers": rateLimitHeaders,
  resources,
  "summary-verb": summaryVerb
};
var createRuleset = (rules) => ({
  rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, toSpectral(rule)]))
});
var documentRuleset = createRuleset(documentRules);
var contractRuleset = createRuleset({ ...documentRules, ...contractRules });

// openapi/lint/spectral-ruleset.ts
var off = (names) => Object.fromEntries(names.map((name) => [name, "off"]));
var all = Object.keys(contractRuleset.rules);
var forContractOnly = all.filter((name) => !Object.hasOwn(documentRuleset.rules, name));
var spectral_ruleset_default = {
  formats: [oas3_1],
  ...contractRuleset,
  overrides: [
    { files: ["generated/sandbox/openapi.json", "openapi/sandbox.yaml"], rules: off(forContractOnly) },
    { files: ["generated/root.yaml", "openapi/root.yaml"], rules: off(all) }
  ]
};
export {
  spectral_ruleset_default as default
};
