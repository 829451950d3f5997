/** A body that a scenario reads as JSON is not JSON. */
export class NotJsonError extends Error {
  override readonly name = 'NotJsonError';

  constructor(status: number, body: string) {
    super(`status ${status} with ${body === '' ? 'no body' : JSON.stringify(body.slice(0, 200))}`);
  }
}
