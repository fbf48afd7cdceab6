import { OWN_SCREENS } from '#admin/own/screens.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { hasWords, wordsIn } from '#domain/search/staff-words.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { type Result, rankOf, type SearchWord, searchWord } from './results.ts';

interface Command {
  title: SearchWord;
  to: string;
  /** By which it is found as well. */
  words: MessageKey<'search'>;
  isForAdmins?: true;
}

const SETTINGS = { to: STAFF.settings, isForAdmins: true } as const;

/** Screens, what is begun from anywhere, and the parts of the settings. */
const COMMANDS: readonly Command[] = [
  { title: 'newArticle', to: STAFF.newArticle, words: 'newArticleKeywords' },
  { title: 'uploadPictures', to: STAFF.upload, words: 'uploadKeywords' },
  { title: 'publish', to: STAFF.publish, words: 'publishKeywords' },
  { title: 'dashboard', to: STAFF.dashboard, words: 'dashboardKeywords' },
  { title: 'pages', to: STAFF.pages, words: 'pagesKeywords' },
  { title: 'menu', to: STAFF.menu, words: 'menuKeywords', isForAdmins: true },
  { title: 'articles', to: STAFF.articles, words: 'articlesKeywords' },
  { title: 'galleries', to: STAFF.galleries, words: 'galleriesKeywords' },
  { title: 'portfolio', to: STAFF.portfolio, words: 'portfolioKeywords' },
  { title: 'media', to: STAFF.media, words: 'mediaKeywords' },
  { title: 'describePictures', to: STAFF.describe, words: 'describeKeywords' },
  { title: 'enquiries', to: STAFF.enquiries, words: 'enquiriesKeywords' },
  { title: 'everythingAboutOnePerson', to: STAFF.privacyRequests, words: 'privacyRequestKeywords' },
  { title: 'whatCustomersSay', to: STAFF.testimonials, words: 'testimonialsKeywords' },
  { title: 'appointments', to: STAFF.appointments, words: 'appointmentsKeywords' },
  { title: 'numbers', to: STAFF.numbers, words: 'numbersKeywords' },
  { title: 'yourAccount', to: STAFF.account, words: 'accountKeywords' },
  { title: 'team', to: STAFF.team, words: 'teamKeywords', isForAdmins: true },
  {
    title: 'notifications',
    to: STAFF.notifications,
    words: 'notificationsKeywords',
    isForAdmins: true,
  },
  { title: 'settings', words: 'settingsKeywords', ...SETTINGS },
  { title: 'settingsContact', words: 'contactKeywords', ...SETTINGS },
  { title: 'settingsAddress', words: 'addressKeywords', ...SETTINGS },
  { title: 'settingsOpeningHours', words: 'hoursKeywords', ...SETTINGS },
  { title: 'settingsDaysClosed', words: 'closuresKeywords', ...SETTINGS },
  { title: 'settingsPrices', words: 'pricesKeywords', ...SETTINGS },
  { title: 'settingsHeaderAndFooter', words: 'headerKeywords', ...SETTINGS },
  { title: 'settingsPhotographs', words: 'photographsKeywords', ...SETTINGS },
  { title: 'settingsBackup', words: 'backupKeywords', ...SETTINGS },
  { title: 'movingIn', words: 'movingInKeywords', to: STAFF.importing, isForAdmins: true },
  {
    ...{ title: 'settingsAnswers', words: 'answersKeywords' },
    ...{ to: STAFF.answers, isForAdmins: true },
  },
];

const all = () => [
  ...COMMANDS.map(({ title, words, ...command }) => ({
    ...{ ...command, id: title, title: searchWord(title), words: staff.search[words] },
  })),
  ...OWN_SCREENS.flatMap(({ path: to, listed }) =>
    listed
      ? [
          {
            ...listed,
            id: to,
            to,
            title: staff.own[listed.name],
            words: staff.own[listed.keywords],
          },
        ]
      : [],
  ),
];

/** Those that have the words; the screens when there are none. */
export function findCommands(query: string, isAdmin: boolean): Result[] {
  const asked = wordsIn(query);
  const key = asked.join(' ');
  const found = all().filter(({ title, words, isForAdmins }) => {
    if (isForAdmins && !isAdmin) return false;
    return key === '' ? !title.includes(':') : hasWords(`${title} ${words}`, asked);
  });
  return found.map(({ id, title, to }) => ({
    ...{ id, group: 'go' as const, to, title },
    ...{ field: null, passage: null, state: null },
    rank: rankOf(title, asked),
  }));
}
