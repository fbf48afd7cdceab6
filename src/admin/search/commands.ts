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
      return staff.search.writeAddBlog;
    },
  },
  {
    get title() {
      return staff.search.uploadPictures;
    },
    to: STAFF.upload,
    get words() {
      return staff.search.addPhotographsPhotosFiles;
    },
  },
  {
    get title() {
      return staff.search.publish;
    },
    to: STAFF.publish,
    get words() {
      return staff.search.releaseLiveWaitingChanges;
    },
  },
  {
    get title() {
      return staff.search.dashboard;
    },
    to: STAFF.dashboard,
    get words() {
      return staff.search.start;
    },
  },
  {
    get title() {
      return staff.search.pages;
    },
    to: STAFF.pages,
    get words() {
      return staff.search.newPageService;
    },
  },
  {
    get title() {
      return staff.search.menu;
    },
    to: STAFF.menu,
    get words() {
      return staff.search.navigation;
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
      return staff.search.newGalleryJobs;
    },
  },
  {
    get title() {
      return staff.search.portfolio;
    },
    to: STAFF.portfolio,
    get words() {
      return staff.search.order;
    },
  },
  {
    get title() {
      return staff.search.media;
    },
    to: STAFF.media,
    get words() {
      return staff.search.libraryPicturesFilesPdfs;
    },
  },
  {
    get title() {
      return staff.search.describePictures;
    },
    to: STAFF.describe,
    get words() {
      return staff.search.altText;
    },
  },
  {
    get title() {
      return staff.search.enquiries;
    },
    to: STAFF.enquiries,
    get words() {
      return staff.search.messagesInbox;
    },
  },
  {
    get title() {
      return staff.search.everythingAboutOnePerson;
    },
    to: STAFF.person,
    get words() {
      return staff.search.privacyDataProtectionExport;
    },
  },
  {
    get title() {
      return staff.search.yourAccount;
    },
    to: STAFF.account,
    get words() {
      return staff.search.namePasswordSecondStep;
    },
  },
  {
    get title() {
      return staff.search.team;
    },
    to: STAFF.team,
    get words() {
      return staff.search.peopleRolesApprove;
    },
    isForAdmins: true,
  },
  {
    get title() {
      return staff.search.notifications;
    },
    to: STAFF.notifications,
    get words() {
      return staff.search.mail;
    },
    isForAdmins: true,
  },
  {
    get title() {
      return staff.search.settings;
    },
    to: STAFF.settings,
    get words() {
      return staff.search.business;
    },
    isForAdmins: true,
  },
  ...[
    {
      get title() {
        return staff.search.settingsContact;
      },
      get words() {
        return staff.search.telephonePhoneWhatsappEmail;
      },
    },
    {
      get title() {
        return staff.search.settingsAddress;
      },
      get words() {
        return staff.search.streetCityPostcode;
      },
    },
    {
      get title() {
        return staff.search.settingsOpeningHours;
      },
      get words() {
        return staff.search.weekDays;
      },
    },
    {
      get title() {
        return staff.search.settingsDaysClosed;
      },
      get words() {
        return staff.search.holidays;
      },
    },
    {
      get title() {
        return staff.search.settingsPrices;
      },
      get words() {
        return staff.search.amountsCosts;
      },
    },
    {
      get title() {
        return staff.search.settingsPhotographs;
      },
      get words() {
        return staff.search.sentenceBelow;
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
