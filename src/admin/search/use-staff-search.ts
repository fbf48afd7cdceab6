import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { folderRows, pageStates } from '#admin/queries/pages.ts';
import { useDebounced } from '#admin/ui/fields/use-debounced.ts';
import { type Found, searchStaff } from '#data/search/staff-search.ts';
import { areCorrected, wordsIn } from '#domain/search/staff-words.ts';
import { findCommands } from './commands.ts';
import { type Answer, inGroups, resultOf } from './results.ts';

/** After the last letter, in milliseconds. */
const PAUSE_MS = 150;

/** The answer to what is typed; the one before it stays until then, and `isLate` says so. */
export function useStaffSearch(typed: string, count: number, isAdmin: boolean) {
  const queries = useQueryClient();
  const settled = useDebounced(typed.trim(), PAUSE_MS);
  const isAsked = wordsIn(settled).length > 0;
  const query = useQuery({
    queryKey: ['search', settled, count, isAdmin],
    queryFn: () => search(queries, settled, count, isAdmin),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // What was found a minute ago may have been changed since.
    staleTime: 0,
  });
  const commands = findCommands(settled, isAdmin);
  const alone: Answer = {
    words: wordsIn(settled),
    isCorrected: false,
    groups: inGroups(commands, () => 0),
  };
  const isFailed = isAsked && query.isError;
  return {
    query,
    isFailed,
    isAsked,
    answer: isAsked && query.data && !isFailed ? query.data : alone,
    isLate:
      typed.trim() !== settled ||
      (isAsked && !isFailed && (query.isPlaceholderData || query.isPending)),
  };
}

async function search(
  queries: QueryClient,
  query: string,
  count: number,
  isAdmin: boolean,
): Promise<Answer> {
  const [found, rows, states, { findFolderPages, nameOfPart }] = await Promise.all([
    searchStaff(query, count),
    queries.fetchQuery(folderRows),
    queries.fetchQuery(pageStates),
    import('./folder-results.ts'),
  ]);
  const asked = wordsIn(query);
  const named = (one: Found) =>
    one.kind === 'page' ? { ...one, field: nameOfPart(one.field) } : one;
  const commands = findCommands(query, isAdmin);
  const searched = found[0]?.words ?? asked;
  const isCorrected = areCorrected(searched, asked);
  const ofFolder = findFolderPages(asked, rows, states);
  // A page with the words as they were typed is better than what is like them.
  const isOurs = isCorrected && ofFolder.length > 0;
  const stored = isOurs ? [] : found;
  const words = isOurs ? asked : searched;
  const pages = isCorrected && !isOurs ? findFolderPages(words, rows, states) : ofFolder;
  const foundOf = (name: string) => {
    const many = stored.find(({ kind }) => kind === name)?.found ?? 0;
    return name === 'page' ? many + pages.length : many;
  };
  const groups = inGroups([...commands, ...pages, ...stored.map(named).map(resultOf)], foundOf);
  return {
    words,
    isCorrected: isCorrected && !isOurs,
    groups: groups.map((group) => ({ ...group, results: group.results.slice(0, count) })),
  };
}
