/** Colleagues and what they may do. */
export const words = {
  // admin/team/MemberAccess.tsx
  moreAbout: (name: string) => `More about ${name}`,
  more: 'More',
  theOnlyAdministratorMake: 'The only administrator. Make somebody else one first.',

  // admin/team/MemberCard.tsx
  you: ' (you)',
  noSecondStep: '. No second step set up',
  lastSeen: 'Last seen ',
  accountCreated: 'Account created ',
  leaveItAsIt: 'Leave it as it is',
  removeOf: (device: string, name: string) => `Remove ${device} of ${name}`,
  removeTheDevice: 'Remove the device',
  ofIsRemoved: (device: string, name: string) => `${device} of ${name} is removed.`,
  remove: (device: string) => `Remove “${device}”?`,
  itsCodesStopWorking: (name: string) =>
    `Its codes stop working at once. Without another device, ${name} signs in with the password alone. Make sure it is really them who asks.`,
  secondStepRemove: (device: string) => `Second step: ${device}<button>Remove</button>`,

  // admin/team/TeamScreen.tsx
  team: 'Team',
  onlyAdministratorsLookAfter:
    'Only administrators look after the team. Ask one of them to let somebody in, to change a role or to remove a lost device.',
  fetchingTheTeam: 'Fetching the team',
  theTeam: 'The team',
  people: 'People',
  deactivatedOnes: 'Deactivated',
  somebodyNewCreatesAn:
    'Somebody new creates an account on the sign-in screen and appears here by themselves. An editor writes, publishes and answers enquiries; an administrator looks after the team, too.',
  withAccess: (value: number) => `${value} with access`,
  awaitingApproval: (waiting: number) => `${waiting} awaiting approval`,
  deactivated: (deactivated: number) => `${deactivated} deactivated`,

  // admin/team/member-actions.ts
  reactivate: 'Reactivate',
  isBack: (name: string) => `${name} is back.`,
  deactivate: 'Deactivate',
  isDeactivated: (name: string) => `${name} is deactivated.`,
  deactivate2: (name: string) => `Deactivate ${name}?`,
  theyAreShutOut:
    'They are shut out at once, wherever they are signed in. What they wrote stays, and you can reactivate them.',
  letInAsEditor: 'Let in as editor',
  isAnEditorNow: (name: string) => `${name} is an editor now.`,
  letInAsAdministrator: 'Let in as administrator',
  isAnAdministratorNow: (name: string) => `${name} is an administrator now.`,
  removeAccess: 'Remove access',
  hasNoAccessAny: (name: string) => `${name} has no access any more.`,
  makeAdministrator: 'Make administrator',
  makeEditor: 'Make editor',
  changeYourOwnRole: 'Change your own role?',
  youAreNoLonger: 'You are no longer an administrator then, and can’t take it back yourself.',
};
