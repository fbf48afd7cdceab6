/**
 * How the browser's code is cut into files. Left to itself the bundler gives every shared module a
 * file of its own; small files compress badly and each is a request. These are always used together. Who moves
 * a file follows here: `tests/site/budgets.test.ts` notices when a page has more to load.
 */
export const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|nanostores|@nanostores\/react)\/|rolldown\/runtime/,
  },
  // Visitors' pages use these, too: they must not end up among what follows.
  { name: 'preload-helper', test: /vite\/preload-helper/ },
  {
    name: 'shared',
    test: /src\/(?:stores\/(?:session|staff-role|device-memory|inactivity)|data\/accounts\/stored-session|domain\/(?:accounts\/role|text\/slug-rule|enquiries\/mail-address)|environment)\./,
  },
  { name: 'site', test: /src\/business\/site\./ },
  // All that the sign-in form waits for: on a slow connection each file more is a wait more.
  { name: 'sign-in', test: /src\/admin\/App\.tsx$/ },
  { name: 'pictures', test: /src\/(?:islands\/transform-probe|domain\/media\/images)\./ },
  {
    name: 'contact',
    test: /src\/(?:islands\/contact-form\/|islands\/(?:ContactForm|mount-contact-form)|data\/enquiries\/enquiries|domain\/enquiries\/enquiry|business\/words\/contact-form)/,
  },
];
