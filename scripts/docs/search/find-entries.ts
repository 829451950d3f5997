import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { type IndexedEntry, type SearchKind, searchKinds } from './search-index.ts';
import { findSynonyms, queryWords } from './words.ts';

/** A result that is less relevant than this part of the best one is omitted, unless it is a clause. */
const relevant = 0.4;
const maxPerKind = 5;

/** What a result shows. */
export type Match = Pick<IndexedEntry, 'title' | 'excerpt' | 'link'>;

type Scored = Match & { readonly kind: SearchKind; readonly score: number };

const searchOptions: SearchOptions = {
  boost: { title: 4, keywords: 3 },
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  boostDocument: (_id, _term, fields) => searchKinds[fields?.kind as SearchKind].weight,
};

const toQuery = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'AND', queries: [word] },
    ...findSynonyms(word).map(
      (other): Query => ({
        combineWith: 'OR',
        queries: [other],
        prefix: false,
        fuzzy: false,
        boost: { title: 2, keywords: 2 },
      }),
    ),
  ],
});

/** Whether a query has a request, such as `POST /workspaces/{slug}/agents`, with any values of the parameters, or as a curl command. */
const hasRequest = (query: string, request = ' '): boolean => {
  const [method, path = ''] = request.split(' ');
  const [named = method] = /\b(?:get|put|post|patch|delete)\b/i.exec(query) ?? [];
  const place = String.raw`(?:^|\s|//[^/\s]+)(?:/v\d+)?${path.replace(/\{\w+\}/g, String.raw`[^/\s]+`)}/?(?=$|[\s?"'])`;
  return path !== '' && named?.toUpperCase() === method && new RegExp(place).test(query);
};

/** The entry with this title, otherwise the most relevant one. */
const findBest = (matches: readonly Scored[], query: string): Scored | undefined =>
  matches.find(({ title }) => title.toLowerCase() === query.toLowerCase()) ?? matches[0];

const group = (matches: readonly Scored[], query: string): { title: string; entries: Match[] }[] => {
  const first = findBest(matches, query);
  const others = matches.filter((match) => match !== first);
  // An entry with the query as its title has many times the score of any other.
  const best = Math.max(0, ...others.map(({ score }) => score));
  const groups = (Object.keys(searchKinds) as SearchKind[]).map((kind) => ({
    title: searchKinds[kind].title,
    entries: others
      .filter((match) => match.kind === kind && (kind === 'clause' || match.score >= best * relevant))
      .slice(0, maxPerKind),
  }));
  return [{ title: 'Best match', entries: first ? [first] : [] }, ...groups].filter(
    ({ entries }) => entries.length > 0,
  );
};

/**
 * Searches the site. All words of the query must match, or a synonym of each; if nothing does, any word; if still nothing does,
 * similar words.
 */
export const findEntries = (index: MiniSearch<IndexedEntry>, query: string) => {
  const words = queryWords(query);
  const search = (combineWith: 'AND' | 'OR', options: SearchOptions = {}): Scored[] =>
    index.search(
      { combineWith, queries: words.map(toQuery) },
      { ...searchOptions, ...options },
    ) as unknown as Scored[];
  const all = search('AND');
  const any = all.length > 0 ? all : search('OR');
  const similar = any.length > 0 ? any : search('OR', { fuzzy: 0.45, prefix: true });
  const requested = index.search(MiniSearch.wildcard, {
    filter: ({ request }) => hasRequest(query, request),
  }) as unknown as Scored[];
  const matches = [...requested, ...similar.filter(({ link }) => link !== requested[0]?.link)];
  return {
    /** The number of matches, including those that the groups omit. */
    total: matches.length,
    /** Whether nothing contains the words, so that the results are only similar. */
    isNearest: any.length === 0 && requested.length === 0,
    /** In the order of usefulness. */
    groups: group(matches, query.trim()),
  };
};

/** The results of a search. */
export type SearchResults = ReturnType<typeof findEntries>;
