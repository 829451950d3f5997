/** The constraints that a clause states for one member of a record. */
export type ShapeMember = {
  readonly required: boolean;
  /** Its types in JSON Schema; empty if any type is allowed. */
  readonly types: readonly string[];
  readonly format?: string;
};

/** The values of a response that a clause about the shape of a record checks. */
export type StatedShape = {
  /** The component whose values are checked. */
  readonly schema: string;
  /** JSON Pointer of the checked member within each value; empty for the whole record. */
  readonly pointer: string;
  /** The prefix of the checked strings, if the clause states nothing else. */
  readonly prefix?: string;
  /** The constraints on the members of each value: JSON Pointer → member. Empty if the clause is about one member. */
  readonly members: Readonly<Record<string, ShapeMember>>;
  /**
   * Name of a response's schema → JSON Pointers of the records within the response, where `*` means every
   * item of an array.
   */
  readonly places: Readonly<Record<string, readonly string[]>>;
};
