/**
 * Which room of the house may import which. A room is a folder or a file; a file belongs to the longest
 * room that holds it, and may import its own room besides. `tests/rules/rooms.test.ts` holds the code to
 * it, and `docs/architecture.md` prints it.
 */
export interface Room {
  /** Rooms, by path. `src/admin` does not include `src/admin/articles`: each is named by itself. */
  may: readonly string[];
  /** Packages, and what begins with them; those of {@link GUARDED} that are not named here are refused. */
  packages?: readonly string[];
}

/** Packages that only some rooms may use. All others are free to everyone. */
export const GUARDED = ['react', '@nanostores', 'astro:', '@supabase', 'node:', 'sharp'] as const;

const FACTS = ['src/languages', 'src/business', 'src/domain', 'src/environment.ts'];
const BROWSER = ['src/data', 'src/stores', 'src/styles', 'src/pictures', ...FACTS];
const PUBLIC = [
  'src/sections',
  'src/islands',
  'src/directives',
  'src/build',
  'src/styles',
  ...FACTS,
];
const REACT = ['react', '@nanostores'];

const SERVED = ['tooling', 'src/data', 'src/build', 'supabase', ...FACTS];
const SERVING = ['@supabase', 'node:', 'sharp'];

/** What every feature of the staff area builds on. */
const KIT = ['src/admin/ui', 'src/admin/queries', 'src/admin/saving', ...BROWSER];
const feature = (...others: string[]): Room => ({
  may: [...others.map((name) => `src/admin/${name}`), ...KIT],
  packages: REACT,
});

const withSections = (room: Room): Room => ({ ...room, may: [...room.may, 'src/sections'] });

/** The rooms whose screens `src/admin` puts together. */
const FEATURES: Readonly<Record<string, Room>> = {
  'src/admin/uploads': feature(),
  'src/admin/media': feature('uploads'),
  'src/admin/editor': withSections(feature('media', 'uploads')),
  'src/admin/releases': withSections(feature()),
  'src/admin/translations': feature('media', 'releases'),
  'src/admin/documents': feature('releases', 'translations'),
  'src/admin/articles': feature('documents', 'editor', 'media', 'releases', 'translations'),
  'src/admin/testimonials': feature(),
  'src/admin/numbers': feature('editor'),
  'src/admin/galleries': feature(
    'articles',
    'documents',
    'testimonials',
    'editor',
    'media',
    'releases',
    'translations',
    'uploads',
  ),
  // What a fork adds: the frame, the search and the editor of pages ask for it.
  'src/admin/own': withSections(
    feature(
      ...['appointments', 'articles', 'editor', 'enquiries', 'galleries', 'media', 'releases'],
      ...['testimonials', 'uploads'],
    ),
  ),
  'src/admin/pages': withSections(
    feature(
      ...[
        'articles',
        'documents',
        'editor',
        'galleries',
        'media',
        'own',
        'releases',
        'translations',
      ],
    ),
  ),
  // A page for visitors with what staff look at drafts by.
  'src/admin/shared-preview': feature('editor', 'galleries', 'pages'),
  'src/admin/search': withSections(feature('articles', 'documents', 'own', 'pages')),
  'src/admin/notifications': feature(),
  'src/admin/appointments': feature(),
  'src/admin/enquiries': feature('testimonials', 'notifications', 'uploads', 'appointments'),
  'src/admin/privacy-requests': feature(),
  'src/admin/settings': feature('media', 'releases'),
  'src/admin/import': {
    ...feature('uploads'),
    may: [...feature('uploads').may, 'src/wordpress'],
  },
  'src/admin/sign-in': feature('start'),
  'src/admin/team': feature('sign-in'),
  'src/admin/account': feature('sign-in'),
  'src/admin/dashboard': feature('documents', 'notifications', 'releases'),
  'src/admin/shell': feature(...['articles', 'own', 'releases', 'search', 'sign-in', 'uploads']),
  'src/admin/start': { may: ['src/admin', 'src/admin/ui', ...BROWSER], packages: REACT },
};

/** The largest first: what a room may import is told by the first that it holds whole. */
export const GROUPS = { kit: KIT, browser: BROWSER, public: PUBLIC, facts: FACTS };

export const ROOMS: Readonly<Record<string, Room>> = {
  'src/languages': { may: [] },
  'src/business': { may: ['src/languages'], packages: ['node:'] },
  'src/domain': { may: ['src/languages', 'src/business'] },
  'src/environment.ts': { may: ['src/domain'] },
  'src/data': { may: ['src/wordpress', 'supabase', ...FACTS], packages: ['@supabase'] },
  'src/stores': { may: ['src/data', ...FACTS], packages: ['@nanostores'] },
  'src/styles': { may: [] },
  // Makes pictures smaller, in workers.
  'src/pictures': { may: FACTS },
  // Reads and converts what WordPress exports: for commands and browsers, so without either.
  'src/wordpress': { may: FACTS },

  'src/admin/ui': { may: BROWSER, packages: REACT },
  'src/admin/queries': { may: ['src/admin/ui', ...BROWSER], packages: REACT },
  'src/admin/saving': { may: ['src/admin/ui', 'src/admin/queries', ...BROWSER], packages: REACT },
  ...FEATURES,
  'src/admin': { may: [...Object.keys(FEATURES).sort(), ...KIT], packages: REACT },

  'src/islands': { may: BROWSER, packages: REACT },
  // Rendered by the build, and live in the editor; `prepare.ts` alone asks the build for content.
  'src/sections': { may: ['src/islands', 'src/build', ...BROWSER], packages: REACT },
  'src/directives': { may: ['src/domain'] },
  'src/build': { may: ['supabase', ...FACTS], packages: ['astro:', 'node:', 'sharp'] },
  // React only while the site is built: the WhatsApp button's markup.
  'src/components': { may: PUBLIC, packages: ['astro:', 'node:', 'react'] },
  'src/layouts': { may: ['src/components', ...PUBLIC], packages: ['astro:'] },
  'src/pages': {
    may: [
      'src/layouts',
      'src/components',
      'src/admin',
      'src/admin/shared-preview',
      'src/admin/start',
      'src/pictures',
      ...PUBLIC,
    ],
    packages: ['astro:', 'node:'],
  },
  'src/middleware.ts': { may: ['src/build', ...FACTS], packages: ['astro:'] },

  supabase: { may: [] },
  tooling: { may: ['src/data', 'supabase', ...FACTS], packages: ['@supabase', 'node:', 'sharp'] },
  // Production, which knows nothing of the embedded Supabase.
  server: { may: SERVED, packages: SERVING },
  // A Supabase for a first look, for development and tests, and what begins a server with it.
  'server/embedded': { may: ['server', ...SERVED], packages: SERVING },
  'server/start.ts': { may: ['server', 'server/embedded', ...SERVED], packages: SERVING },
  scripts: {
    may: [
      'server',
      'server/embedded',
      'tooling',
      'src/sections',
      'src/wordpress',
      'src/data',
      'src/build',
      'supabase',
      ...FACTS,
    ],
    packages: ['@supabase', 'node:', 'sharp'],
  },
  benchmarks: {
    may: ['scripts', 'server', 'server/embedded', 'tooling', 'src/data', 'supabase', ...FACTS],
    packages: ['@supabase', 'node:', 'sharp'],
  },
};
