/** How much a team uses one shared sandbox. The figures are assumptions: replace them with your own. */
export type Team = {
  readonly developers: number;
  readonly ciJobsPerDay: number;
  /** Requests of a developer's product and tests per minute, while the developer works. */
  readonly requestsPerDeveloperMinute: number;
  readonly requestsPerCiJob: number;
  /** The hours of the day in which all jobs run. */
  readonly hours: number;
  /** The jobs of the busiest minute as a multiple of an average minute. */
  readonly peakFactor: number;
};

/** The team of the table in docs/sandbox.md. */
export const team: Team = {
  developers: 50,
  ciJobsPerDay: 500,
  requestsPerDeveloperMinute: 30,
  requestsPerCiJob: 3000,
  hours: 8,
  peakFactor: 4,
};

/** What one process does at its limit, with the mixture of requests of a test suite. */
export type Capacity = {
  readonly requestsPerSecond: number;
  /** By how much a second process increases it. */
  readonly secondProcess: number;
  /** Bytes by which a request makes the database grow. */
  readonly bytesPerRequest: number;
  /** MiB of one process. */
  readonly memory: number;
};

/** What a team needs. */
export type Needs = {
  readonly requestsPerDay: number;
  readonly peakRequestsPerSecond: number;
  /** The share of one process's limit that the peak uses. */
  readonly load: number;
  /** Undefined if more processes don't suffice. */
  readonly processes: number | undefined;
  /** The connections of PostgreSQL. */
  readonly connections: number | undefined;
  /** MiB of all processes. */
  readonly memory: number | undefined;
  /** MiB by which the database grows in a day. */
  readonly growthPerDay: number;
};

/** The share of its limit to which a process is loaded, so that requests don't wait for each other. */
export const highestLoad = 0.5;

/** The connections of a process: its pool, and one for notifications. */
const connectionsPerProcess = 11;

/** Two at least, so that one can be restarted. */
const processCounts = [2, 3, 4, 5, 6, 7, 8];

const minutesPerHour = 60;
const mebibyte = 1024 * 1024;

/** Computes what a team needs from what a process does at its limit. */
export const getNeeds = (
  { developers, ciJobsPerDay, requestsPerDeveloperMinute, requestsPerCiJob, hours, peakFactor }: Team,
  { requestsPerSecond, secondProcess, bytesPerRequest, memory }: Capacity,
): Needs => {
  const ciRequests = ciJobsPerDay * requestsPerCiJob;
  const developerRequests = developers * requestsPerDeveloperMinute;
  const requestsPerDay = ciRequests + developerRequests * minutesPerHour * hours;
  const peakRequestsPerSecond = (ciRequests * peakFactor) / (hours * 3600) + developerRequests / 60;
  const processes = processCounts.find(
    (count) =>
      peakRequestsPerSecond <= highestLoad * requestsPerSecond * (1 + (count - 1) * (secondProcess - 1)),
  );
  return {
    requestsPerDay,
    peakRequestsPerSecond,
    load: peakRequestsPerSecond / requestsPerSecond,
    processes,
    connections: processes && processes * connectionsPerProcess,
    memory: processes && processes * memory,
    growthPerDay: (requestsPerDay * bytesPerRequest) / mebibyte,
  };
};
