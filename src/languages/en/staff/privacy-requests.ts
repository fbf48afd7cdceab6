/** Everything about one person. */
export const messages = {
  // admin/privacy-requests/FoundPersonalData.tsx
  deleteEverything: 'Delete everything',
  askDeleteEverything: (contact: string) => `Delete everything about ${contact}?`,
  deleteForGood: 'Delete for good',
  deleteHint: (value: string) => `${value}: all of it is gone then. This can’t be undone.`,
  whatStays:
    'What stays: backups until they are replaced, mails in your own mailboxes, and pictures that were taken over into Pictures. The log says that something was deleted, and by whom, but no word of it. How fast enquiries were answered is kept without a name.',
  deletedAndUnpublished:
    'Everything that was shown here is deleted. Their words leave the website with the release that has just been asked for.',
  mailsDeleted: 'The mails are deleted.',
  deletedAll: 'Everything that was shown here is deleted.',

  // admin/privacy-requests/FoundPersonalData.tsx
  savedWithout: (lost: number) => `The zip is made, but ${lost} of the files could not be fetched.`,
  savedAsZip: 'The zip is made, and your browser saves it.',
  whatIsKept: 'What is kept',
  nothingIsKeptAbout: (contact: string) => `Nothing was found about ${contact}.`,
  exportAsZip: 'Export as zip',
  administratorsOnly: 'Only administrators delete what is kept.',
  alsoFound: 'Also in what was found, if they are the same person’s: <part></part>',
  theirEnquiries: 'Their enquiries',

  // admin/privacy-requests/PrivacyRequestsScreen.tsx
  addressNeeded:
    'Please enter a whole mail address, as in name@example.com, or a telephone number of six digits or more.',
  everythingAboutOnePerson: 'Everything about one person',
  enquiries: 'Enquiries',
  explained:
    'Anybody may ask what you keep about them, have a copy of it, and have it deleted. This finds their enquiries with photographs, answers and visits, their words after a job, and the mails that went to them.',
  mailAddressOrTelephone: 'Mail address or telephone number',
  findEverything: 'Find everything',
};
