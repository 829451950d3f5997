/** What a clause states of one member of a record. */
export type ShapeMember = {
  readonly required: boolean;
  /** Its types in JSON Schema; empty if any will do. */
  readonly types: readonly string[];
  readonly format?: string;
};

/** Which values of an answer a clause about the shape of a record is held against. */
export type StatedShape = {
  /** The component whose values are judged. */
  readonly schema: string;
  /** JSON Pointer of the judged member within each of them; empty for the whole record. */
  readonly pointer: string;
  /** What the judged strings begin with, where the clause states no more than that. */
  readonly prefix?: string;
  /** What the clause states of the members of each of them: JSON Pointer → member. Empty where it states one value. */
  readonly members: Readonly<Record<string, ShapeMember>>;
  /**
   * Name of an answer's schema → JSON Pointers of the records within such an answer, where `*` stands for every
   * item of an array.
   */
  readonly places: Readonly<Record<string, readonly string[]>>;
};
