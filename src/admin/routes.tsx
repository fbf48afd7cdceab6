import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { loadStaffMessages } from '#admin/ui/text/staff-messages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type StaffPart, staff } from '#languages/staff.ts';
import { OWN_SCREENS } from './own/screens.ts';
import { FrameError, ScreenError } from './shell/ScreenError.tsx';
import { Shell } from './shell/Shell.tsx';

const notHere = () => staff.screens.offlineScreenNotHere;

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

function screen(path: string | undefined, load: Load, children?: RouteObject[]): RouteObject {
  // Not the router's own `lazy`: after a failed download it shows nothing instead of the error.
  const Screen = lazy(async () => ({ default: await load().catch(explain) }));
  return { path, children, element: <Screen />, errorElement: <ScreenError /> };
}

/** Replaces a browser's own words for a failed download. */
function explain(error: unknown): never {
  throw navigator.onLine ? error : new Error(notHere(), { cause: error });
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
const ROUTES: RouteObject[] = [
  {
    path: '/admin',
    errorElement: <FrameError />,
    children: [
      { index: true, element: <Navigate to={STAFF.dashboard} replace /> },
      { path: 'login', element: <Navigate to={STAFF.dashboard} replace /> },
      {
        Component: Shell,
        children: [
          screen(
            'dashboard',
            onDemand(() => import('./dashboard/Dashboard.tsx'), 'Dashboard', ['dashboard']),
          ),
          screen(
            'blog',
            onDemand(() => import('./articles/list/ArticleList.tsx'), 'ArticleList', [
              'articles',
              'lists',
              'translations',
            ]),
          ),
          screen(undefined, articleScreen, [
            // One screen under two addresses: it stays mounted when the first save changes the
            // address.
            { path: 'blog/new', element: null },
            { path: 'blog/edit/:id', element: null },
          ]),
          screen(
            'blog/preview/:id',
            onDemand(() => import('./editor/preview/PreviewScreen.tsx'), 'PreviewScreen', [
              'editor',
              'media',
            ]),
          ),
          screen(
            'media/describe',
            onDemand(() => import('./media/describe/DescribeScreen.tsx'), 'DescribeScreen', [
              'media',
              'saving',
            ]),
          ),
          screen(
            'media/files',
            onDemand(() => import('./media/library/FilesScreen.tsx'), 'FilesScreen', [
              'lists',
              'media',
              'uploads',
            ]),
          ),
          screen(
            undefined,
            onDemand(() => import('./media/library/MediaScreen.tsx'), 'MediaScreen', [
              'lists',
              'media',
              'saving',
              'translations',
              'uploads',
            ]),
            [
              // One screen under two addresses: the grid stays mounted while a picture is open.
              { path: 'media', element: null },
              { path: 'media/:id', element: null },
            ],
          ),
          screen(
            'pages',
            onDemand(() => import('./pages/list/PageList.tsx'), 'PageList', [
              'lists',
              'pages',
              'translations',
            ]),
          ),
          screen(
            'pages/menu',
            onDemand(() => import('./pages/menu/MenuScreen.tsx'), 'MenuScreen', [
              'galleries',
              'lists',
              'media',
              'pages',
              'saving',
              'uploads',
            ]),
          ),
          screen('pages/:key', pageScreen),
          screen(
            'galleries',
            onDemand(() => import('./galleries/list/GalleryList.tsx'), 'GalleryList', [
              'galleries',
              'lists',
              'media',
              'translations',
            ]),
          ),
          screen(
            'galleries/:id/:language?',
            onDemand(() => import('./galleries/GalleryScreen.tsx'), 'GalleryScreen', [
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
            ]),
          ),
          screen(
            'portfolio-images',
            onDemand(() => import('./galleries/list/PortfolioScreen.tsx'), 'PortfolioScreen', [
              'galleries',
              'lists',
              'media',
              'saving',
            ]),
          ),
          screen(
            'upload',
            onDemand(() => import('./uploads/UploadScreen.tsx'), 'UploadScreen', [
              'media',
              'uploads',
            ]),
          ),
          screen(
            'privacy-requests',
            onDemand(
              () => import('./privacy-requests/PrivacyRequestsScreen.tsx'),
              'PrivacyRequestsScreen',
              ['enquiries'],
            ),
          ),
          screen(
            undefined,
            onDemand(() => import('./enquiries/EnquiriesScreen.tsx'), 'EnquiriesScreen', [
              'appointments',
              'enquiries',
              'lists',
              'media',
              'saving',
              'testimonials',
              'uploads',
            ]),
            [
              // One screen under two addresses: the list stays mounted while an enquiry is open.
              { path: 'enquiries', element: null },
              { path: 'enquiries/:id', element: null },
            ],
          ),
          screen(
            'numbers',
            onDemand(() => import('./numbers/NumbersScreen.tsx'), 'NumbersScreen', [
              'lists',
              'media',
              'numbers',
              'uploads',
            ]),
          ),
          screen(
            'testimonials',
            onDemand(() => import('./testimonials/TestimonialsScreen.tsx'), 'TestimonialsScreen', [
              'testimonials',
            ]),
          ),
          screen(
            'appointments',
            onDemand(() => import('./appointments/AppointmentsScreen.tsx'), 'AppointmentsScreen', [
              'appointments',
              'lists',
            ]),
          ),
          screen(
            'publish',
            onDemand(() => import('./releases/PublishScreen.tsx'), 'PublishScreen', [
              'articles',
              'galleries',
              'media',
              'releases',
              'sections',
              'settings',
            ]),
          ),
          screen(
            'team',
            onDemand(() => import('./team/TeamScreen.tsx'), 'TeamScreen', ['team']),
          ),
          screen(
            'notifications',
            onDemand(
              () => import('./notifications/NotificationsScreen.tsx'),
              'NotificationsScreen',
              ['notifications', 'saving'],
            ),
          ),
          screen(
            'settings',
            onDemand(() => import('./settings/SettingsScreen.tsx'), 'SettingsScreen', [
              'lists',
              'media',
              'saving',
              'settings',
              'uploads',
            ]),
          ),
          screen(
            'settings/answers',
            onDemand(() => import('./settings/answers/AnswerSettingsForm.tsx'), 'AnswersScreen', [
              'saving',
              'settings',
            ]),
          ),
          screen(
            'import',
            onDemand(() => import('./import/ImportScreen.tsx'), 'ImportScreen', [
              'importing',
              'media',
              'uploads',
            ]),
          ),
          screen(
            'account',
            onDemand(() => import('./account/AccountScreen.tsx'), 'AccountScreen', [
              'account',
              'saving',
              'signInSteps',
            ]),
          ),
          ...OWN_SCREENS.map(({ path, load, words }) => screen(path, withWords(load, words))),
          screen(
            '*',
            onDemand(() => import('./ui/NotFound.tsx'), 'NotFound', []),
          ),
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(ROUTES);
}
