import { STAFF } from '#domain/accounts/staff-paths.ts';
import { hasWords, wordsIn } from '#domain/search/staff-words.ts';
import { joined } from '#domain/text/late-words.ts';
import { staff } from '#languages/staff.ts';
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
  {
    get title() {
      return staff.search.newArticle;
    },
    to: STAFF.newArticle,
    get words() {
      return staff.search.newArticleKeywords;
    },
  },
  {
    get title() {
      return staff.search.uploadPictures;
    },
    to: STAFF.upload,
    get words() {
      return staff.search.uploadKeywords;
    },
  },
  {
    get title() {
      return staff.search.publish;
    },
    to: STAFF.publish,
    get words() {
      return staff.search.publishKeywords;
    },
  },
  {
    get title() {
      return staff.search.dashboard;
    },
    to: STAFF.dashboard,
    get words() {
      return staff.search.dashboardKeywords;
    },
  },
  {
    get title() {
      return staff.search.pages;
    },
    to: STAFF.pages,
    get words() {
      return staff.search.pagesKeywords;
    },
  },
  {
    get title() {
      return staff.search.menu;
    },
    to: STAFF.menu,
    get words() {
      return staff.search.menuKeywords;
    },
    isForAdmins: true,
  },
  {
    get title() {
      return staff.search.articles;
    },
    to: STAFF.articles,
    words: 'blog',
  },
  {
    get title() {
      return staff.search.galleries;
    },
    to: STAFF.galleries,
    get words() {
      return staff.search.galleriesKeywords;
    },
  },
  {
    get title() {
      return staff.search.portfolio;
    },
    to: STAFF.portfolio,
    get words() {
      return staff.search.portfolioKeywords;
    },
  },
  {
    get title() {
      return staff.search.media;
    },
    to: STAFF.media,
    get words() {
      return staff.search.mediaKeywords;
    },
  },
  {
    get title() {
      return staff.search.describePictures;
    },
    to: STAFF.describe,
    get words() {
      return staff.search.describeKeywords;
    },
  },
  {
    get title() {
      return staff.search.enquiries;
    },
    to: STAFF.enquiries,
    get words() {
      return staff.search.enquiriesKeywords;
    },
  },
  {
    get title() {
      return staff.search.everythingAboutOnePerson;
    },
    to: STAFF.person,
    get words() {
      return staff.search.personKeywords;
    },
  },
  {
    get title() {
      return staff.search.whatCustomersSay;
    },
    to: STAFF.customerWords,
    get words() {
      return staff.search.customerWordsKeywords;
    },
  },
  {
    get title() {
      return staff.search.visits;
    },
    to: STAFF.visits,
    get words() {
      return staff.search.visitsKeywords;
    },
  },
  {
    get title() {
      return staff.search.yourAccount;
    },
    to: STAFF.account,
    get words() {
      return staff.search.accountKeywords;
    },
  },
  {
    get title() {
      return staff.search.team;
    },
    to: STAFF.team,
    get words() {
      return staff.search.teamKeywords;
    },
    isForAdmins: true,
  },
  {
    get title() {
      return staff.search.notifications;
    },
    to: STAFF.notifications,
    get words() {
      return staff.search.notificationsKeywords;
    },
    isForAdmins: true,
  },
  {
    get title() {
      return staff.search.settings;
    },
    to: STAFF.settings,
    get words() {
      return staff.search.settingsKeywords;
    },
    isForAdmins: true,
  },
  ...[
    {
      get title() {
        return staff.search.settingsContact;
      },
      get words() {
        return staff.search.contactKeywords;
      },
    },
    {
      get title() {
        return staff.search.settingsAddress;
      },
      get words() {
        return staff.search.addressKeywords;
      },
    },
    {
      get title() {
        return staff.search.settingsOpeningHours;
      },
      get words() {
        return staff.search.hoursKeywords;
      },
    },
    {
      get title() {
        return staff.search.settingsDaysClosed;
      },
      get words() {
        return staff.search.closuresKeywords;
      },
    },
    {
      get title() {
        return staff.search.settingsPrices;
      },
      get words() {
        return staff.search.pricesKeywords;
      },
    },
    {
      get title() {
        return staff.search.settingsHeaderAndFooter;
      },
      get words() {
        return staff.search.headerKeywords;
      },
    },
    {
      get title() {
        return staff.search.settingsPhotographs;
      },
      get words() {
        return staff.search.photographsKeywords;
      },
    },
    {
      get title() {
        return staff.search.settingsAnswers;
      },
      get words() {
        return staff.search.answersKeywords;
      },
    },
  ].map((part): Command => joined(part, { to: STAFF.settings, isForAdmins: true })),
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
