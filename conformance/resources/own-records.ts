/** The location of a record. The same id may name another record in another workspace, or in the other mode. */
export type Place = {
  /** The slug of the workspace; null for records whose path doesn't include a workspace. */
  workspace: string | null;
  mode: string;
};

/** The location of a record, and a token that can read it there. */
export type OwnPlace = Place & { token: string };

/**
 * Creates the register of the records that a run created, and of the names that it chose.
 *
 * @param runTag part of every name that the run chooses
 */
export const createOwnRecords = (runTag: string) => {
  const places = new Map<string, OwnPlace[]>();
  const getPlaces = (kind: string, id: string): readonly OwnPlace[] => places.get(`${kind} ${id}`) ?? [];
  return {
    add: (kind: string, id: string, place: OwnPlace): void => {
      places.set(`${kind} ${id}`, [...getPlaces(kind, id), place]);
    },
    /** Whether the run created this record at this location. */
    isAt: (kind: string, id: string, { workspace, mode }: Place): boolean =>
      getPlaces(kind, id).some((place) => place.workspace === workspace && place.mode === mode),
    /** The locations where the run created a record with this id; empty if none. */
    getPlaces,
    /** Whether the run chose this string: no one else can have such a name or id. */
    isChosen: (value: string): boolean => value.toLowerCase().includes(runTag.toLowerCase()),
  };
};

export type OwnRecords = ReturnType<typeof createOwnRecords>;
