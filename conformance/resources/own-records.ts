/** The location of a record. The same id may name another record in another workspace, or in the other mode. */
export type Place = {
  /** The slug of the workspace; null for records whose path doesn't include a workspace. */
  workspace: string | null;
  mode: string;
};

/** The location of a record, and a token that can read it there. */
export type OwnPlace = Place & { token: string };

/** The records that a run created, and the names that it chose. */
export type OwnRecords = {
  add: (kind: string, id: string, place: OwnPlace) => void;
  /** Whether the run created this record at this location. */
  isAt: (kind: string, id: string, place: Place) => boolean;
  /** The locations where the run created a record with this id; empty if none. */
  getPlaces: (kind: string, id: string) => readonly OwnPlace[];
  /** Whether the run chose this string: no one else can have such a name or id. */
  isChosen: (value: string) => boolean;
};

/** @param runTag part of every name that the run chooses */
export const createOwnRecords = (runTag: string): OwnRecords => {
  const places = new Map<string, OwnPlace[]>();
  const getPlaces = (kind: string, id: string): readonly OwnPlace[] => places.get(`${kind} ${id}`) ?? [];
  return {
    add: (kind, id, place) => {
      places.set(`${kind} ${id}`, [...getPlaces(kind, id), place]);
    },
    isAt: (kind, id, { workspace, mode }) =>
      getPlaces(kind, id).some((place) => place.workspace === workspace && place.mode === mode),
    getPlaces,
    isChosen: (value) => value.toLowerCase().includes(runTag.toLowerCase()),
  };
};
