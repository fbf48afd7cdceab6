/** All words of the staff area in English: for whatever runs without a browser. */
import { messages as account } from './staff/account.ts';
import { messages as appointments } from './staff/appointments.ts';
import { messages as articles } from './staff/articles.ts';
import { messages as common } from './staff/common.ts';
import { messages as dashboard } from './staff/dashboard.ts';
import { messages as documents } from './staff/documents.ts';
import { messages as editor } from './staff/editor.ts';
import { messages as enquiries } from './staff/enquiries.ts';
import { messages as adminPage } from './staff/frame/admin-page.ts';
import { messages as goingLive } from './staff/frame/going-live.ts';
import { messages as own } from './staff/frame/own.ts';
import { messages as screens } from './staff/frame/screens.ts';
import { messages as server } from './staff/frame/server.ts';
import { messages as shell } from './staff/frame/shell.ts';
import { messages as galleries } from './staff/galleries.ts';
import { messages as lists } from './staff/lists.ts';
import { messages as media } from './staff/media.ts';
import { messages as notifications } from './staff/notifications.ts';
import { messages as numbers } from './staff/numbers.ts';
import { messages as pages } from './staff/pages.ts';
import { messages as releases } from './staff/releases.ts';
import { messages as saving } from './staff/saving.ts';
import { messages as search } from './staff/search.ts';
import { messages as sections } from './staff/sections.ts';
import { messages as settings } from './staff/settings.ts';
import { messages as signIn } from './staff/sign-in.ts';
import { messages as signInSteps } from './staff/sign-in-steps.ts';
import { messages as team } from './staff/team.ts';
import { messages as testimonials } from './staff/testimonials.ts';
import { messages as translations } from './staff/translations.ts';
import { messages as uploads } from './staff/uploads.ts';
import { messages as importing } from './staff/wordpress/importing.ts';

export const first = {
  account,
  adminPage,
  articles,
  common,
  testimonials,
  dashboard,
  documents,
  editor,
  enquiries,
  galleries,
  goingLive,
  importing,
  lists,
  media,
  notifications,
  numbers,
  own,
  pages,
  releases,
  saving,
  screens,
  search,
  sections,
  server,
  settings,
  shell,
  signIn,
  signInSteps,
  team,
  translations,
  uploads,
  appointments,
};
