/** All words of the staff area in English: for whatever runs without a browser. */
import { words as account } from './staff/account.ts';
import { words as appointments } from './staff/appointments.ts';
import { words as articles } from './staff/articles.ts';
import { words as common } from './staff/common.ts';
import { words as dashboard } from './staff/dashboard.ts';
import { words as editor } from './staff/editor.ts';
import { words as enquiries } from './staff/enquiries.ts';
import { words as fields } from './staff/fields.ts';
import { words as adminPage } from './staff/frame/admin-page.ts';
import { words as goingLive } from './staff/frame/going-live.ts';
import { words as own } from './staff/frame/own.ts';
import { words as screens } from './staff/frame/screens.ts';
import { words as server } from './staff/frame/server.ts';
import { words as shell } from './staff/frame/shell.ts';
import { words as galleries } from './staff/galleries.ts';
import { words as lists } from './staff/lists.ts';
import { words as media } from './staff/media.ts';
import { words as notifications } from './staff/notifications.ts';
import { words as pages } from './staff/pages.ts';
import { words as privacyRequests } from './staff/privacy-requests.ts';
import { words as releases } from './staff/releases.ts';
import { words as saving } from './staff/saving.ts';
import { words as search } from './staff/search.ts';
import { words as sections } from './staff/sections.ts';
import { words as settings } from './staff/settings.ts';
import { words as signIn } from './staff/sign-in.ts';
import { words as signInSteps } from './staff/sign-in-steps.ts';
import { words as team } from './staff/team.ts';
import { words as testimonials } from './staff/testimonials.ts';
import { words as translations } from './staff/translations.ts';
import { words as uploads } from './staff/uploads.ts';

export const first = {
  account,
  adminPage,
  articles,
  common,
  testimonials,
  dashboard,
  editor,
  enquiries,
  fields,
  galleries,
  goingLive,
  lists,
  media,
  notifications,
  own,
  pages,
  privacyRequests,
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
