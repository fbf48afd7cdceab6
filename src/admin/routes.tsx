import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { loadStaffWords } from '#admin/ui/text/staff-words.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { StaffPart } from '#languages/staff.ts';
import { staff } from '#languages/staff.ts';
import { FrameError, ScreenError } from './shell/ScreenError.tsx';
import { Shell } from './shell/Shell.tsx';

const notHere = () => staff.common.youAreOfflineAnd;

/** A screen that is downloaded on demand, with the words that it and all it opens say. */
function screen<Name extends string>(
  path: string | undefined,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  words: readonly StaffPart[],
  children?: RouteObject[],
): RouteObject {
  // Not the router's own `lazy`: after a failed download it shows nothing instead of the error.
  const Screen = lazy(async () => ({
    default: (await Promise.all([load(), loadStaffWords(...words)]).catch(explain))[0][
      name
    ] as ComponentType,
  }));
  return { path, children, element: <Screen />, errorElement: <ScreenError /> };
}

/** Replaces a browser's own words for a failed download. */
function explain(error: unknown): never {
  throw navigator.onLine ? error : new Error(notHere(), { cause: error });
}

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
          screen('dashboard', () => import('./dashboard/Dashboard.tsx'), 'Dashboard', [
            'dashboard',
            'notifications',
          ]),
          screen('blog', () => import('./articles/list/ArticleList.tsx'), 'ArticleList', [
            'translations',
          ]),
          screen(
            undefined,
            () => import('./articles/ArticleScreen.tsx'),
            'ArticleScreen',
            ['translations'],
            [
              // One screen under two addresses: it stays mounted when the first save changes the
              // address.
              { path: 'blog/new', element: null },
              { path: 'blog/edit/:id', element: null },
            ],
          ),
          screen(
            'blog/preview/:id',
            () => import('./editor/preview/PreviewScreen.tsx'),
            'PreviewScreen',
            [],
          ),
          screen(
            'media/describe',
            () => import('./media/describe/DescribeScreen.tsx'),
            'DescribeScreen',
            [],
          ),
          screen('media/files', () => import('./media/library/FilesScreen.tsx'), 'FilesScreen', []),
          screen(
            undefined,
            () => import('./media/library/MediaScreen.tsx'),
            'MediaScreen',
            ['translations'],
            [
              // One screen under two addresses: the grid stays mounted while a picture is open.
              { path: 'media', element: null },
              { path: 'media/:id', element: null },
            ],
          ),
          screen('pages', () => import('./pages/list/PageList.tsx'), 'PageList', []),
          screen('pages/menu', () => import('./pages/menu/MenuScreen.tsx'), 'MenuScreen', []),
          screen('pages/:key', () => import('./pages/PageScreen.tsx'), 'PageScreen', []),
          screen('galleries', () => import('./galleries/list/GalleryList.tsx'), 'GalleryList', []),
          screen('galleries/:id', () => import('./galleries/GalleryScreen.tsx'), 'GalleryScreen', [
            'customerWords',
            'translations',
          ]),
          screen(
            'portfolio-images',
            () => import('./galleries/list/PortfolioScreen.tsx'),
            'PortfolioScreen',
            [],
          ),
          screen('upload', () => import('./uploads/UploadScreen.tsx'), 'UploadScreen', []),
          screen('person', () => import('./person/PersonScreen.tsx'), 'PersonScreen', ['person']),
          screen(
            undefined,
            () => import('./enquiries/EnquiriesScreen.tsx'),
            'EnquiriesScreen',
            ['customerWords', 'notifications', 'visits'],
            [
              // One screen under two addresses: the list stays mounted while an enquiry is open.
              { path: 'enquiries', element: null },
              { path: 'enquiries/:id', element: null },
            ],
          ),
          screen(
            'customer-words',
            () => import('./customer-words/CustomerWordsScreen.tsx'),
            'CustomerWordsScreen',
            ['customerWords'],
          ),
          screen('visits', () => import('./visits/VisitsScreen.tsx'), 'VisitsScreen', ['visits']),
          screen('publish', () => import('./releases/PublishScreen.tsx'), 'PublishScreen', []),
          screen('team', () => import('./team/TeamScreen.tsx'), 'TeamScreen', []),
          screen(
            'notifications',
            () => import('./notifications/NotificationsScreen.tsx'),
            'NotificationsScreen',
            ['notifications'],
          ),
          screen('settings', () => import('./settings/SettingsScreen.tsx'), 'SettingsScreen', []),
          screen('account', () => import('./account/AccountScreen.tsx'), 'AccountScreen', [
            'account',
          ]),
          screen('*', () => import('./ui/NotFound.tsx'), 'NotFound', []),
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(ROUTES);
}
