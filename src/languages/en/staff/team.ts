/** Colleagues and what they may do. */
export const messages = {
  // admin/team/MemberCard.tsx
  moreAbout: (name: string) => `More about ${name}`,
  more: 'More',
  lastAdministrator: 'The only administrator. Make somebody else one first.',
  youInBrackets: ' (you)',
  noTwoFactor: '. No second step set up',
  lastSeen: 'Last seen ',
  accountCreated: 'Account created ',
  leaveAsItIs: 'Leave it as it is',
  removeDeviceOf: (device: string, name: string) => `Remove ${device} of ${name}`,
  removeTheDevice: 'Remove the device',
  deviceRemoved: (device: string, name: string) => `${device} of ${name} is removed.`,
  askRemoveDevice: (device: string) => `Remove “${device}”?`,
  removeDeviceHint: (name: string) =>
    `Its codes stop working at once. Without another device, ${name} signs in with the password alone. Make sure it is really them who asks.`,
  twoFactorDevice: (device: string) => `Second step: ${device}<button>Remove</button>`,

  // admin/team/TeamScreen.tsx
  administratorsOnly:
    'Only administrators look after the team. Ask one of them to let somebody in, to change a role or to remove a lost device.',
  theTeam: 'The team',
  people: 'People',
  deactivatedOnes: 'Deactivated',
  explained:
    'Somebody new creates an account on the sign-in screen and appears here by themselves. An editor writes, publishes and answers enquiries; an administrator looks after the team, too.',
  countWithAccess: (value: number) => `${value} with access`,
  countAwaiting: (waiting: number) => `${waiting} awaiting approval`,
  countDeactivated: (deactivated: number) => `${deactivated} deactivated`,

  // admin/team/member-actions.ts
  reactivate: 'Reactivate',
  isBack: (name: string) => `${name} is back.`,
  deactivate: 'Deactivate',
  isDeactivated: (name: string) => `${name} is deactivated.`,
  askDeactivate: (name: string) => `Deactivate ${name}?`,
  deactivateHint:
    'They are shut out at once, wherever they are signed in. What they wrote stays, and you can reactivate them.',
  letInAsEditor: 'Let in as editor',
  isAnEditorNow: (name: string) => `${name} is an editor now.`,
  letInAsAdministrator: 'Let in as administrator',
  isAnAdministratorNow: (name: string) => `${name} is an administrator now.`,
  removeAccess: 'Remove access',
  hasNoAccess: (name: string) => `${name} has no access any more.`,
  makeAdministrator: 'Make administrator',
  makeEditor: 'Make editor',
  changeYourOwnRole: 'Change your own role?',
  ownRoleHint: 'You are no longer an administrator then, and can’t take it back yourself.',
};
