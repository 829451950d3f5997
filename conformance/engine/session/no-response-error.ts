import { NotExercisedError } from '../../resources/not-exercised-error.ts';

/** A case cannot go on, because an operation or a capability of the driver gives no usable answer. */
export class NoAnswerError extends NotExercisedError {
  /** The operation or capability. */
  readonly source: string;

  constructor(source: string, why: string) {
    super(`a usable answer of ${source}: ${why}`);
    this.source = source;
  }
}
