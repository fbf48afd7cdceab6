import { STAFF } from '#domain/accounts/staff-paths.ts';
import { hasWords, wordsIn } from '#domain/search/staff-words.ts';
import { type Result, rankOf } from './results.ts';

interface Command {
  title: string;
  to: string;
  /** By which it is found as well. */
  words?: string;
  isForAdmins?: true;
}

/** Screens, what is begun from anywhere, and the parts of the settings. */
const COMMANDS: readonly Command[] = [
  { title: 'New article', to: STAFF.newArticle, words: 'write add blog' },
  { title: 'Upload pictures', to: STAFF.upload, words: 'add photographs photos files pdfs' },
  { title: 'Publish', to: STAFF.publish, words: 'release live waiting changes' },
  { title: 'Dashboard', to: STAFF.dashboard, words: 'start' },
  { title: 'Pages', to: STAFF.pages, words: 'new page service' },
  { title: 'Menu', to: STAFF.menu, words: 'navigation', isForAdmins: true },
  { title: 'Articles', to: STAFF.articles, words: 'blog' },
  { title: 'Galleries', to: STAFF.galleries, words: 'new gallery jobs' },
  { title: 'Portfolio', to: STAFF.portfolio, words: 'order' },
  { title: 'Media', to: STAFF.media, words: 'library pictures files pdfs documents' },
  { title: 'Describe pictures', to: STAFF.describe, words: 'alt text' },
  { title: 'Enquiries', to: STAFF.enquiries, words: 'messages inbox' },
  {
    title: 'Everything about one person',
    to: STAFF.person,
    words: 'privacy data protection export delete gdpr',
  },
  { title: 'Your account', to: STAFF.account, words: 'name password second step profile' },
  { title: 'Team', to: STAFF.team, words: 'people roles approve', isForAdmins: true },
  { title: 'Notifications', to: STAFF.notifications, words: 'mail', isForAdmins: true },
  { title: 'Settings', to: STAFF.settings, words: 'business', isForAdmins: true },
  ...[
    { title: 'Settings: Contact', words: 'telephone phone whatsapp email' },
    { title: 'Settings: Address', words: 'street city postcode' },
    { title: 'Settings: Opening hours', words: 'week days' },
    { title: 'Settings: Days closed', words: 'holidays' },
    { title: 'Settings: Prices', words: 'amounts costs' },
    { title: 'Settings: Photographs', words: 'sentence below' },
  ].map((part): Command => ({ ...part, to: STAFF.settings, isForAdmins: true })),
];

/** Those that have the words; the screens when there are none. */
export function findCommands(query: string, isAdmin: boolean): Result[] {
  const asked = wordsIn(query);
  const key = asked.join(' ');
  return COMMANDS.filter(({ title, words = '', isForAdmins }) => {
    if (isForAdmins && !isAdmin) return false;
    return key === '' ? !title.includes(':') : hasWords(`${title} ${words}`, asked);
  }).map(({ title, to }) => ({
    ...{ id: title, group: 'go' as const, to, title },
    ...{ field: null, passage: null, state: null },
    rank: rankOf(title, asked),
  }));
}
