/** Mails of the server's own accounts. A hosted project sends its own, whose words stand in Supabase. */
export const messages = {
  confirmation: 'Confirm your email address',
  recovery: 'Reset your password',
  changeFromThis: 'Confirm your change of email',
  changeToThis: 'Confirm your new email address',
  reauthentication: 'Your code to carry on',
  linkOrCode: (link: string, code: string) =>
    `Follow this link: ${link}\n\nOr enter the code ${code}`,
  codeAlone: (code: string) => `Enter the code ${code}`,
};
