/** Which values of an answer a clause about the shape of a record is held against. */
export type ShapeOfClause = {
  /** The component whose values are judged. */
  readonly schema: string;
  /** JSON Pointer of the judged member within each of them; empty for the whole record. */
  readonly pointer: string;
  /** What the judged strings begin with, where the clause states no more than that. */
  readonly prefix?: string;
  /**
   * Name of an answer's schema → JSON Pointers of the records within such an answer, where `*` stands for every
   * item of an array.
   */
  readonly places: Readonly<Record<string, readonly string[]>>;
};
