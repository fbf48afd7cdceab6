/** Photographs that a visitor adds to an enquiry. `{…}` are put in. */
export const enquiryPhotoMessages = {
  label: 'Photographs of the place',
  upTo: '(up to six, if you like)',
  choose: 'Take or choose',
  /** A screen reader's name of one; `{nth}` is its place. */
  photo: 'Photograph {nth}',
  remove: 'Take photograph {nth} away',
  tryAgain: 'Try again',
  preparing: 'Photograph {nth} is made ready',
  sending: 'Photograph {nth} is sent',
  waiting: 'The line is away. It goes on by itself.',
  arrived: '{count} of {all} have arrived.',
  /** While the message waits for them. */
  awaited: 'Your message is sent as soon as the photographs are there.',
  sendWithout: 'Send it without those that are missing',
  smaller:
    'Made smaller on your device: {before} became {after}. Where they were taken is left out.',
  asItIs: 'Sent as it is by your browser: it may say where it was taken.',
  /** Before any was chosen, and behind the sentence above. */
  kept: 'Only we see them, and they are deleted with your message.',
  accepts: 'JPEG, PNG, WebP or HEIC, and a sketch as PDF.',
};

/** What is said about a file that was not taken. */
export const enquiryPhotoProblems = {
  tooMany: 'Six can come with a message: the others were left out.',
  tooLarge: 'It has more than 25 MB. Please choose a smaller copy.',
  tooLargeAsItIs:
    'It has more than 5 MB. Please choose a smaller copy, or photographs of its pages.',
  tooManyPixels: 'It is too large to be worked on. Please choose a smaller copy.',
  video: 'This is a film. Photographs and PDFs can come with a message.',
  notAPicture: 'This is no photograph and no PDF. Please choose another file.',
  unreadable: 'This file can’t be read here: it may be damaged. Please choose another copy of it.',
  noHeic: 'Your browser can’t read this kind of photograph (HEIC). Please choose it as JPEG.',
  noCanvas: 'Your browser can’t work on it. Please choose it as JPEG.',
  lineAway: 'It has not arrived: the line is away.',
  busy: 'We can’t take photographs here at the moment. Please send your message without them.',
  refused: 'It was not taken. Please try again, or send your message without it.',
};

/** What is said when the message has arrived, and photographs have not. */
export const enquiryPhotosLost = {
  some: 'Of your photographs {count} of {all} have come with it. Please send us the others when we answer.',
};
