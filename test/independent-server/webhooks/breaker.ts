const opensAfter = 5;
const pause = 60 * 60 * 1000;

/** The circuit breaker of one endpoint. Times are in milliseconds. */
export class Breaker {
  #exhausted = 0;
  #closesAt = 0;

  /** The time at which deliveries continue. It is in the past if they are not paused. */
  get closesAt(): number {
    return this.#closesAt;
  }

  /** Records a delivery that succeeded. */
  succeeded(): void {
    this.#exhausted = 0;
  }

  /** Records a delivery that failed at its last attempt. */
  gaveUp(now: number): void {
    this.#exhausted += 1;
    if (this.#exhausted < opensAfter) return;
    this.#exhausted = 0;
    this.#closesAt = now + pause;
  }
}
