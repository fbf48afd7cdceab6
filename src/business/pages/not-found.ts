import { blog } from '../blog.ts';
import type { FolderPage } from '../types.ts';
import { placeNames } from '../words/shell.ts';

/** What an address shows that has no page. */
export const notFound: FolderPage = {
  key: 'not-found',
  kind: 'not-found',
  slug: '404',
  title: 'Page not found',
  description: 'There is no page at this address. Here is the way on.',
  keywords: [],
  sections: [
    {
      key: 'head',
      kind: 'head',
      fields: {
        label: '404 — NOT FOUND',
        title: 'This one was never cut.',
        lead: 'There is no page at this address. It may have moved, or the address has a letter too many.',
      },
    },
    {
      key: 'ways',
      kind: 'list',
      fields: {
        label: 'The way on',
        items: [
          { key: 'home', name: placeNames.home, text: 'Who we are and what we make', link: '/' },
          {
            key: 'work',
            name: placeNames.work,
            text: 'Rooms and what they are made of',
            link: '/#work',
          },
          { key: 'blog', name: placeNames.blog, text: blog.name, link: '/blog' },
          {
            key: 'contact',
            name: placeNames.contact,
            text: 'Call, write or send a photograph',
            link: '/#contact',
          },
        ],
        services: 'behind',
      },
    },
  ],
};
