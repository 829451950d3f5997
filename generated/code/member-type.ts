/** The type of a member of a record. */
export type MemberType = {
  /** A scalar of JSON Schema, a string with the format `date-time`, or any other JSON. */
  readonly type: 'string' | 'date-time' | 'integer' | 'number' | 'boolean' | 'json';
  /** Whether it may be null. */
  readonly isNullable?: boolean;
  /** Whether it may be absent, but not null. */
  readonly isOptional?: boolean;
  /** The members of an object that the contract names. */
  readonly members?: MemberTypes;
};

/** The types of members by their names, in the order of their schema. */
export type MemberTypes = { readonly [name: string]: MemberType };
