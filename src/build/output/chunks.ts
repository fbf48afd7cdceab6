import { placeOfPictures } from '#environment';

/**
 * How the browser’s code is cut into files: left alone, the bundler gives every shared module its own,
 * and small files compress badly and cost a request each. `tests/pages/budgets.test.ts` fails when a
 * moved file makes a page load more.
 */
export const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|nanostores|@nanostores\/react)\/|rolldown\/runtime/,
  },
  // Visitors’ pages use it too: it must not join the chunks below.
  { name: 'preload-helper', test: /vite\/preload-helper/ },
  {
    name: 'shared',
    test: /src\/(?:stores\/(?:session|staff-role|device-memory|inactivity)|data\/accounts\/stored-session|islands\/Boundary|domain\/(?:accounts\/role|text\/(?:slug-rule|error-message)|enquiries\/mail-address)|environment)\./,
  },
  // The form has it, and screens and the search that have none of the form.
  { name: 'small', test: /src\/(?:domain\/text\/telephone|languages\/own-messages)\./ },
  { name: 'site', test: /src\/business\/site\./ },
  // All of the sign-in form: on a slow connection every file is another wait.
  { name: 'sign-in', test: /src\/(?:admin\/App\.tsx|domain\/accounts\/staff-paths\.ts)$/ },
  // What a page needs to show them, from either place.
  {
    name: 'pictures',
    test:
      placeOfPictures() === 'files'
        ? /src\/domain\/media\/(?:own-pictures|images)\./
        : /src\/(?:islands\/transform-probe|domain\/media\/images)\./,
  },
  // The settings have its words too.
  {
    name: 'search-results',
    test: /src\/(?:components\/blog\/search-results|business\/messages\/search)\./,
  },
  {
    name: 'contact',
    test: /src\/(?:islands\/contact-form\/|islands\/mount-contact-form|data\/enquiries\/enquiries|domain\/enquiries\/enquiry|business\/messages\/contact-form)/,
  },
  // What every screen of the staff area needs, which comes once for all of them.
  { name: 'staff', test: /src\/admin\/StaffArea\.tsx$/ },
];
