import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { StateChip } from '#admin/documents/StateChip.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { PUBLICATION_LABELS, type PublicationState } from '#domain/articles/publication-status.ts';
import { ENQUIRY_STATES, isEnquiryState } from '#domain/enquiries/enquiries-list.ts';
import { excerpt, markWords } from '#domain/search/staff-words.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { site } from '#site';
import type { Result } from './results.ts';

interface SearchResultProps {
  entry: Result;
  words: readonly string[];
  option: Omit<ComponentProps<typeof Link>, 'to'>;
  className: string;
}

/** Something that was found: its title, where else the words stand, and its state. */
export function SearchResult({ entry, words, option, className }: SearchResultProps) {
  const { to, title, field, passage } = entry;
  const name = FIELD_NAMES[field ?? ''];
  return (
    <Link
      {...option}
      to={to}
      tabIndex={-1}
      className={`${className} grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]`}
    >
      <span className="wrap-anywhere text-control">
        <Words text={title} words={words} />
      </span>
      <State state={entry.state} />
      {field && passage && (
        <span className="wrap-anywhere line-clamp-2 text-note text-soft sm:col-span-2">
          {`${name ? staff.search[name] : field}: `}
          <Words text={excerpt(plain(passage), words)} words={words} />
        </span>
      )}
    </Link>
  );
}

function Words({ text, words }: { text: string; words: readonly string[] }) {
  let start = 0;
  return (
    <bdi lang={site.language}>
      {markWords(text, words).map(({ text: part, isMatch }) => {
        const key = start;
        start += part.length;
        return isMatch ? (
          <mark
            key={key}
            className="bg-transparent font-semibold text-text underline decoration-brass decoration-2 underline-offset-4"
          >
            {part}
          </mark>
        ) : (
          part
        );
      })}
    </bdi>
  );
}

const OTHER_STATES: Readonly<Record<string, MessageKey<'search'>>> = {
  bin: 'inTheBin',
  hidden: 'hidden',
  'as-it-came': 'asTheSiteCame',
  deactivated: 'deactivated',
};

function State({ state }: { state: string | null }) {
  if (!state) return <span className="max-sm:hidden" />;
  if (isPublication(state)) return <StateChip state={state} />;
  const other = OTHER_STATES[state];
  return (
    <Chip tone={state === 'as-it-came' ? 'good' : state === 'new' ? 'waiting' : 'empty'}>
      {isEnquiryState(state)
        ? staff.screens[ENQUIRY_STATES[state]]
        : other
          ? staff.search[other]
          : state}
    </Chip>
  );
}

function isPublication(state: string): state is PublicationState {
  return Object.hasOwn(PUBLICATION_LABELS, state);
}

/** A passage without the marks of Markdown, which people do not look for. */
function plain(passage: string): string {
  return passage
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`#>|]+|(?<!\w)_+|_+(?!\w)/g, '')
    .replace(/\s+/g, ' ');
}

/** Names of fields that search_staff() and the folder's pages name; sections are named by their kind. */
const FIELD_NAMES: Readonly<Record<string, MessageKey<'search'>>> = {
  summary: 'summary',
  text: 'text',
  tags: 'tags',
  author: 'author',
  seo: 'forSearchEngines',
  address: 'address',
  place: 'place',
  materials: 'materials',
  caption: 'caption',
  alt: 'description',
  credit: 'credit',
  type: 'kind',
  message: 'message',
  note: 'note',
  contact: 'contact',
  service: 'service',
  job: 'jobTitle',
  names: 'names',
};
