import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { loadStaffMessages } from '#admin/ui/text/staff-messages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type StaffPart, staff } from '#languages/staff.ts';
import { OWN_SCREENS } from './own/screens.ts';
import { FrameError, ScreenError } from './shell/ScreenError.tsx';
import { Shell } from './shell/Shell.tsx';

type Load = () => Promise<ComponentType>;

/** A screen and the words that it and all it opens say, downloaded when it is asked for. */
function withWords(load: Load, words: readonly StaffPart[]): Load {
  return async () => (await Promise.all([load(), loadStaffMessages(...words)]))[0];
}

function onDemand<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  words: readonly StaffPart[],
): Load {
  return withWords(async () => (await load())[name], words);
}

/** @param path of several, between which the screen stays mounted. */
function screen(path: string | readonly string[], load: Load): RouteObject {
  // Not the router's own `lazy`: after a failed download it shows nothing instead of the error.
  const Screen = lazy(async () => ({ default: await load().catch(explain) }));
  const route = { element: <Screen />, errorElement: <ScreenError /> };
  if (typeof path === 'string') return { path, ...route };
  return { ...route, children: path.map((one) => ({ path: one, element: null })) };
}

/** The same of a screen that is downloaded with all that it says. */
function screenOf<Name extends string>(
  path: string | readonly string[],
  ...[load, name, words]: Parameters<typeof onDemand<Name>>
): RouteObject {
  return screen(path, onDemand(load, name, words));
}

/** Replaces a browser's own words for a failed download. */
function explain(error: unknown): never {
  throw navigator.onLine ? error : new Error(staff.screens.offlineScreenNotHere, { cause: error });
}

/** These two open offline, with what this device has kept. */
export const articleScreen = onDemand(
  () => import('./articles/ArticleScreen.tsx'),
  'ArticleScreen',
  [
    'articles',
    'documents',
    'editor',
    'lists',
    'media',
    'releases',
    'saving',
    'translations',
    'uploads',
  ],
);
export const pageScreen = onDemand(() => import('./pages/PageScreen.tsx'), 'PageScreen', [
  'articles',
  'documents',
  'editor',
  'galleries',
  'lists',
  'media',
  'pages',
  'releases',
  'saving',
  'sections',
  'translations',
  'uploads',
]);

/** Every screen behind sign-in. Each loads on demand. */
const SCREENS: RouteObject[] = [
  screenOf('dashboard', () => import('./dashboard/Dashboard.tsx'), 'Dashboard', ['dashboard']),
  screenOf('blog', () => import('./articles/list/ArticleList.tsx'), 'ArticleList', [
    'articles',
    'lists',
    'translations',
  ]),
  // The first save changes the address.
  screen(['blog/new', 'blog/edit/:id'], articleScreen),
  screenOf(
    'blog/preview/:id',
    () => import('./editor/preview/PreviewScreen.tsx'),
    'PreviewScreen',
    ['editor', 'media'],
  ),
  screenOf(
    'media/describe',
    () => import('./media/describe/DescribeScreen.tsx'),
    'DescribeScreen',
    ['media', 'saving'],
  ),
  screenOf('media/files', () => import('./media/library/FilesScreen.tsx'), 'FilesScreen', [
    'lists',
    'media',
    'uploads',
  ]),
  // The grid stays while a picture is open.
  screenOf(['media', 'media/:id'], () => import('./media/library/MediaScreen.tsx'), 'MediaScreen', [
    'lists',
    'media',
    'saving',
    'translations',
    'uploads',
  ]),
  screenOf('pages', () => import('./pages/list/PageList.tsx'), 'PageList', [
    'lists',
    'pages',
    'translations',
  ]),
  screenOf('pages/menu', () => import('./pages/menu/MenuScreen.tsx'), 'MenuScreen', [
    'galleries',
    'lists',
    'media',
    'pages',
    'saving',
    'uploads',
  ]),
  screen('pages/:key', pageScreen),
  screenOf('galleries', () => import('./galleries/list/GalleryList.tsx'), 'GalleryList', [
    'galleries',
    'lists',
    'media',
    'translations',
  ]),
  screenOf(
    'galleries/:id/:language?',
    () => import('./galleries/GalleryScreen.tsx'),
    'GalleryScreen',
    [
      'articles',
      'documents',
      'editor',
      'galleries',
      'lists',
      'media',
      'releases',
      'saving',
      'testimonials',
      'translations',
      'uploads',
    ],
  ),
  screenOf(
    'portfolio-images',
    () => import('./galleries/list/PortfolioScreen.tsx'),
    'PortfolioScreen',
    ['galleries', 'lists', 'media', 'saving'],
  ),
  screenOf('upload', () => import('./uploads/UploadScreen.tsx'), 'UploadScreen', [
    'media',
    'uploads',
  ]),
  screenOf(
    'privacy-requests',
    () => import('./privacy-requests/PrivacyRequestsScreen.tsx'),
    'PrivacyRequestsScreen',
    ['enquiries'],
  ),
  // The list stays while an enquiry is open.
  screenOf(
    ['enquiries', 'enquiries/:id'],
    () => import('./enquiries/EnquiriesScreen.tsx'),
    'EnquiriesScreen',
    ['appointments', 'enquiries', 'lists', 'media', 'saving', 'testimonials', 'uploads'],
  ),
  screenOf('numbers', () => import('./numbers/NumbersScreen.tsx'), 'NumbersScreen', [
    'lists',
    'media',
    'numbers',
    'uploads',
  ]),
  screenOf(
    'testimonials',
    () => import('./testimonials/TestimonialsScreen.tsx'),
    'TestimonialsScreen',
    ['testimonials'],
  ),
  screenOf(
    'appointments',
    () => import('./appointments/AppointmentsScreen.tsx'),
    'AppointmentsScreen',
    ['appointments', 'lists'],
  ),
  screenOf('publish', () => import('./releases/PublishScreen.tsx'), 'PublishScreen', [
    'articles',
    'galleries',
    'media',
    'releases',
    'sections',
    'settings',
  ]),
  screenOf('team', () => import('./team/TeamScreen.tsx'), 'TeamScreen', ['team']),
  screenOf(
    'notifications',
    () => import('./notifications/NotificationsScreen.tsx'),
    'NotificationsScreen',
    ['notifications', 'saving'],
  ),
  screenOf('settings', () => import('./settings/SettingsScreen.tsx'), 'SettingsScreen', [
    'lists',
    'media',
    'saving',
    'settings',
    'uploads',
  ]),
  screenOf(
    'settings/answers',
    () => import('./settings/answers/AnswerSettingsForm.tsx'),
    'AnswersScreen',
    ['saving', 'settings'],
  ),
  screenOf('import', () => import('./import/ImportScreen.tsx'), 'ImportScreen', [
    'importing',
    'media',
    'uploads',
  ]),
  screenOf('account', () => import('./account/AccountScreen.tsx'), 'AccountScreen', [
    'account',
    'saving',
    'signInSteps',
  ]),
  ...OWN_SCREENS.map(({ path, load, words }) => screen(path, withWords(load, words))),
  screenOf('*', () => import('./ui/NotFound.tsx'), 'NotFound', []),
];

const ROUTES: RouteObject[] = [
  {
    path: '/admin',
    errorElement: <FrameError />,
    children: [
      { index: true, element: <Navigate to={STAFF.dashboard} replace /> },
      { path: 'login', element: <Navigate to={STAFF.dashboard} replace /> },
      { Component: Shell, children: SCREENS },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(ROUTES);
}
