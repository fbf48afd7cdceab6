/** Uploads and what became of them. */
export const messages = {
  // admin/uploads/UploadHead.tsx
  theLibrary: 'The library',
  aGallery: 'A gallery',
  withoutATitle: 'without a title',
  galleryNamed: (title: string) => `Gallery: ${title}`,
  into: 'Into',
  fromThis: (counted: string, device: 'phone' | 'computer') => `${counted} from this ${device}`,
  paused: 'paused',
  allFiles: 'All files',
  someNotTaken: (counted: string) => `${counted} below could not be taken.`,
  goesOnPhone: 'You may put the phone away: it goes on when you come back.',
  goesOnComputer: 'You may go on working, or close this page: it goes on when you come back.',
  allArrived: (counted: string, isOne: boolean) => `${counted} ${isOne ? 'has' : 'have'} arrived`,
  someArrived: (done: number, counted: string) =>
    `${done} of ${counted} ${done === 1 ? 'has' : 'have'} arrived`,

  // admin/uploads/SharedPictures.tsx
  sharedNotReady:
    'The staff area was not ready to take them. It is now: share them again, or choose them here. They are still in your photographs.',
  sharedDidNotArrive: 'The pictures that you shared did not arrive',
  allRight: 'All right',
  sharedHint: (namesOf: string, megabytes: string) =>
    `${namesOf}, ${megabytes}. Nothing has been uploaded yet. If you did not share anything just now, don’t upload.`,
  sharedCount: (counted: string) => `${counted} shared with the staff area`,
  uploadThem: (isOne: boolean) => `Upload ${isOne ? 'it' : 'them'}`,
  dontUpload: 'Don’t upload',
  more: (more: number) => `${more} more`,

  // admin/uploads/UploadAnnouncer.tsx
  chosen: (counted: string) => `${counted} chosen.`,
  ofArrived: (done: number, counted: string) => `${done} of ${counted} arrived.`,

  // admin/uploads/UploadRow.tsx
  waiting: 'Waiting',
  preparing: 'Being made ready',
  readyToBeSent: 'Ready to be sent',
  waitsForGallery: 'In the library. It comes into the gallery after those before it.',
  sending: (name: string) => `Sending ${name}`,
  arrived: 'Arrived',
  choose: 'Choose',
  chooseInsteadOf: (name: string) => `Choose another file in place of ${name}`,
  tryNamedAgain: (name: string) => `Try ${name} again`,
  takeOffTheList: (name: string) => `Take ${name} off the list`,
  cancel: (name: string) => `Cancel ${name}`,
  became: (megabytes: string, megabytes2: string) => `${megabytes} became ${megabytes2}`,

  // admin/uploads/UploadScreen.tsx
  upload: 'Upload',
  chooseMore: 'Choose more',
  doneOf: (done: number, total: number) => `${done} of ${total}`,
  files: 'Files',
  letGoToUpload: 'Let go to upload',
  choosePictures: 'Choose pictures',
  pageLead: 'Straight from the camera to the website',
  choosingHint:
    'Choose as many photographs as you like<span>, or drop or paste them here</span>. They are turned upright and made smaller on this device; the place they were taken at, the camera and the names in them stay behind.',
  choosePhotographs: 'Choose photographs',
  takeAPhotograph: 'Take a photograph',
  filesTaken:
    'JPEG, PNG, WebP, AVIF, GIF, HEIC and SVG, and PDFs as they are, up to 25 MB each. What is on its way is kept on this device until it has arrived: you may close this page, or lose the connection.',
  goOn: 'Go on',
  pause: 'Pause',
  cancelTheRest: 'Cancel the rest',
  clearTheList: 'Clear the list',
  describeThePictures: 'Describe the pictures',

  /** Why a file is not taken. */
  refusals: {
    empty: 'This file is empty. Choose it again.',
    notAPicture:
      'This is neither a picture nor a PDF, whatever its name says. JPEG, PNG, WebP, AVIF, GIF, HEIC, SVG and PDF are taken.',
    document:
      'This is a PDF. Only pictures can stand here: upload it under Pictures, and let a link lead to it.',
    noPdf:
      'This is no PDF, whatever its name says. Save it as PDF, of at most 25 MB, and choose that.',
    video: 'This is a video. Only pictures are taken.',
    drawing: 'This drawing (SVG) can’t be made a picture here. Save it as PNG and choose that.',
    otherFormat: 'Websites can’t show this kind of picture. Save it as JPEG and choose that.',
    noHeic: 'This browser can’t read pictures of the kind HEIC. Save it as JPEG and choose that.',
    tooLarge: (megabytes: string) =>
      `It has ${megabytes}. The limit is 25 MB. Save it smaller and choose that.`,
    tooManyPixels: (width: number, height: number) =>
      `It is ${width} × ${height} pixels. It is too large to be worked on. Save it with at most 110 million pixels and choose that.`,
    tooLong: (width: number, height: number) =>
      `It is ${width} × ${height} pixels. It is too long to be worked on. Save it with at most 20,000 pixels a side and choose that.`,
    noCanvas:
      'This browser keeps pages from working on pictures. Save it as JPEG or PNG and choose that, or use another browser.',
    noRoom:
      'This browser could not work on it: it may lack the memory. Save it smaller and choose that.',
    gone: 'This file can’t be read any more: it may have been moved or changed. Choose it again.',
    truncated: 'Only part of this file is there. Choose it again.',
    unreadable: 'This picture can’t be read here: it may be damaged. Choose another copy of it.',
  },

  // admin/uploads/queue/messages.ts
  serverRefused: 'The server did not accept this picture. It is kept here.',
  galleryGone:
    'This picture is in the library. Its gallery is in the bin or has been deleted: bring it back and try again.',
  noConnection: 'The server can’t be reached. It goes on by itself as soon as it can.',
  serverFailed: 'The server could not take it just now. It is tried again in a moment.',
  serverFailedForGood: 'The server could not take it, several times over. It is kept here.',
  notReadied: 'It could not be made ready just now. It is kept here.',
  inLibraryAlready: 'Already in the library. Used that one.',
  fileInLibrary: 'In the library as it is: texts, buttons and the menu can lead to it',
  fileProtected:
    'In the library as it is. It is protected: if it asks for a password, visitors can’t open it.',
  pictureReady: 'Upright, place and device removed',
  pictureAsItIs:
    'Sent as it is: this browser keeps pages from working on pictures. Place and device may still be in it.',
  firstPictureReady: 'Upright, place and device removed. Its first picture only: it does not move.',
  printReady:
    'Upright, place and device removed. Its colours are meant for a printer and may look wrong: look at it.',

  // admin/uploads/summary.ts
  notAllowed:
    'Your account may not upload pictures. This one is kept here; an administrator can help.',
  signedOut: 'You are no longer signed in. This picture is kept here; sign in again to carry on.',
};
