/**
 * The limits of the sandbox on requests, on the work that they cause, and on what is stored. All code that enforces a
 * limit imports it from here. docs/limits.md lists them.
 */
export const limits = {
  /** Connections of one process. */
  connections: 500,
  /** Requests of a connection that wait for an earlier response before the sandbox stops reading from it. */
  pipelinedRequests: 32,
  /** Bytes of a request line and headers. */
  headerBytes: 16 * 1024,
  /** Bytes of a request body. */
  bodyBytes: 1024 * 1024,
  /** Chunks in which a request body without a Content-Length arrives. */
  bodyChunks: 10_000,
  /** Nesting levels of a request body, and of a document that a patch produces. */
  bodyDepth: 200,
  /** Values of a request body: strings, numbers, lists, objects. */
  bodyValues: 12_000,
  /** Characters of the records on a page of a list. A page has at least one record. */
  pageLength: 1024 * 1024,
  /** Bytes of the events in a list of deliveries. The list has at least one delivery. */
  deliveriesBytes: 2 * 1024 * 1024,
  /** Records in a snapshot of a workspace, and in an export of the sandbox. */
  savedRecords: 4000,
  /** Records of a workspace that one request to the control plane creates. */
  seededRecords: 1000,
  /** Characters of the records in a snapshot of a workspace, and in an export of the sandbox. */
  savedLength: 8 * 1024 * 1024,
  /** Bytes of a rejected request's body that are read for the request log. */
  loggedBodyBytes: 16 * 1024,
  /** How long the headers of a request may take to arrive, in milliseconds. */
  headersMs: 10_000,
  /** How long a whole request may take to arrive, in milliseconds. */
  requestMs: 30_000,
  /** How long the server keeps reading from a connection after a response that closes it, in milliseconds. */
  lingerMs: 500,
  /** How long a client may take none of the data of a response, in milliseconds. */
  unreadMs: 30_000,
  /** The maximum delay of a response that a client can request, in milliseconds. */
  delayMs: 60_000,
  /** Requests of a token in a minute. */
  requestsPerMinute: 10_000,
  /** Entries of `error.fields`. */
  fieldErrors: 100,
  /** Characters of the path of a field or of a patch's operation in an error. */
  fieldPathLength: 1000,
  /** Operations of a JSON Patch. */
  patchOperations: 3000,
  /** Characters of JSON that the operations of a patch copy, plus the array items that they shift. */
  patchWork: 4 * 1024 * 1024,
  /** Characters of JSON in a document that a patch produces. */
  documentLength: 1024 * 1024,
  /** Entries of the request log. */
  logEntries: 1000,
  /** Characters of the violations, and of the changes, of an entry of the request log, as JSON. */
  logListLength: 8 * 1024,
  /** Characters of the request log, with bodies. */
  logLength: 16 * 1024 * 1024,
  /** Characters of a body that the request log keeps. */
  keptBodyLength: 16 * 1024,
  /** Clients that follow the logs of workspaces. */
  logTails: 100,
  /** Clients that follow the events of the sandbox. */
  eventListeners: 32,
  /** Events that a client may leave unread before it is disconnected. */
  unreadEvents: 256,
  /** Runs that an agent's schedule starts in one advance of the clock. Later times are skipped. */
  agentRuns: 200,
  /** Runs that the schedules of all agents start in one advance of the clock. */
  scheduledRuns: 40_000,
  /** Records of a list of the control plane that isn't paginated. */
  listedRecords: 1000,
  /** Deliveries that are stored for one subscription. */
  keptDeliveries: 1000,
  /** Characters of the body of an endpoint's response to a delivery that are kept, and of its headers. */
  endpointBodyLength: 4096,
  /** How long the body of an endpoint's response is read, in milliseconds of real time. */
  endpointBodyMs: 200,
  /** Times of the list of what falls due next. */
  upcoming: 100,
  /** Deliveries that one process sends at a time. */
  deliveriesInFlight: 32,
  /** Uses of a workspace's key that are stored. */
  keptKeyUses: 1000,
  /** Fault rules. */
  faultRules: 100,
  /** Snapshots of a workspace. */
  snapshots: 100,
} as const;
