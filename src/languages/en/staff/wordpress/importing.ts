import type { ServerSentences } from '../../../server-sentences.ts';

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
const files = (count: number) => counted(count, 'picture or PDF', 'pictures and PDFs');

/** Moving in from WordPress. */
export const messages = {
  // admin/import/ImportScreen.tsx
  movingIn: 'Moving in from WordPress',
  administratorsOnly: 'Only administrators bring over another site.',
  explained:
    'Brings articles, pages, pictures, PDFs and old addresses of a WordPress, WordPress.com or Squarespace site. What is here already stays as it is, and nothing comes twice, however often you do this.',
  theExport: 'The export',
  howToExport:
    'In WordPress: Tools → Export → All content. In Squarespace: Settings → Import & export → Export. Choose all files of one export at once.',
  chooseExport: 'Choose the .xml file',
  chooseAnother: 'Choose another file',
  reading: 'Reading …',
  stop: 'Stop',
  howToCopyPictures:
    'They are in the folder wp-content/uploads of the old site, of which you need a copy. At WordPress.com: Tools → Export → Export media library, unpacked. Choose it before you go on: a picture that comes later stands in no text.',
  chooseFolder: 'Choose the folder',
  found: (count: number, all: number) => `${count} of ${files(all)} are there.`,
  whatWillCome: 'What will come',
  bringOver: 'Bring it over',
  picturesOf: (count: number, all: number) => `${count} of ${files(all)}`,
  textsOf: (count: number, all: number) =>
    `${count} of ${counted(all, 'article and page', 'articles and pages')}`,
  bringing: 'How much has come',
  keepOpen: 'Keep this page open. Whatever stops it, do it again: it goes on where it was.',
  whatCame: 'What came',

  // admin/import/ImportPreview.tsx
  articles: (count: number, drafts: number) =>
    `${counted(count, 'article')}${drafts > 0 ? `, ${drafts} of them as ${drafts === 1 ? 'a draft' : 'drafts'}` : ''}`,
  pages: (count: number) => `${counted(count, 'page')}${count > 0 ? ', as drafts' : ''}`,
  pictures: (count: number) => files(count),
  hereAlready: (texts: number, pictures: number) =>
    `Here already: ${counted(texts, 'text')} and ${files(pictures)}`,
  oldAddresses: (count: number) => `Old addresses that lead on: ${count}`,
  missingPictures: (count: number) => `${files(count)} ${count === 1 ? 'is' : 'are'} missing`,
  missingHint: 'Texts that come now stay without them. Choose the folder that has them first.',
  namesOfMissing: 'Which are missing',
  losses: (count: number) => `What will not come, or not as it was: ${count}`,

  // admin/import/ImportedList.tsx
  cameOver: (articles: number, pages: number, pictures: number) =>
    `${counted(articles, 'article')}, ${counted(pages, 'page')} and ${files(pictures)} came over.`,
  cameBefore: (texts: number) =>
    `${counted(texts, 'text')} had come before, and stayed as they were.`,
  leadOn: (count: number) =>
    `${counted(count, 'old address', 'old addresses')} lead${count === 1 ? 's' : ''} on to the new ${count === 1 ? 'one' : 'ones'}.`,
  whatNow:
    'Pages are drafts: look at each at <pages>Pages</pages>. What WordPress had published is seen by visitors after the next <publish>Publish</publish>.',
  whatDidNot: 'What did not come, or not as it was',
  nothingLost: 'Nothing was left behind.',
  copyTheList: 'Copy the list',
  couldNotCopy: 'Your browser does not allow it. Mark the list, and copy it yourself.',
  /** What is lost, by the sentence of src/wordpress. */
  lossSentences: {} as ServerSentences,

  // admin/import/use-import.ts
  isAZip: 'This is a zip. Unpack it, and choose all .xml files in it at once.',
  canNotBeRead: 'This file can’t be read.',
  isNoExport:
    'This is not an export of WordPress. In WordPress: Tools → Export → All content; then choose the .xml file that it saves.',
  readingStopped: 'Stopped. Nothing has come.',
  stopped: 'Stopped. What had come by then is here; do it again for the rest.',

  // admin/import/picture-files.ts
  notInTheFolder: 'it is not in the folder.',
};
