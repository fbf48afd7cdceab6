import type { messages as english } from '#languages/en/staff/team.ts';

export const messages: typeof english = {
  moreAbout: (name) => `Mehr zu ${name}`,
  more: 'Mehr',
  lastAdministrator:
    'Die Administration liegt allein bei dieser Person. Nehmen Sie zuerst jemand anderen auf.',
  youInBrackets: ' (Sie)',
  noTwoFactor: '. Kein zweiter Schritt eingerichtet',
  lastSeen: 'Zuletzt da ',
  accountCreated: 'Konto angelegt ',
  leaveAsItIs: 'So lassen',
  removeDeviceOf: (device, name) => `${device} von ${name} entfernen`,
  removeTheDevice: 'Gerät entfernen',
  deviceRemoved: (device, name) => `${device} von ${name} ist entfernt.`,
  askRemoveDevice: (device) => `„${device}“ entfernen?`,
  removeDeviceHint: (name) =>
    `Die Codes gelten sofort nicht mehr. Ohne ein anderes Gerät meldet sich ${name} mit dem Passwort allein an. Vergewissern Sie sich, dass wirklich diese Person darum bittet.`,
  twoFactorDevice: (device) => `Zweiter Schritt: ${device}<button>Entfernen</button>`,
  administratorsOnly:
    'Um das Team kümmert sich nur die Administration. Bitten Sie sie, jemanden hereinzulassen, eine Rolle zu ändern oder ein verlorenes Gerät zu entfernen.',
  theTeam: 'Das Team',
  people: 'Personen',
  deactivatedOnes: 'Gesperrt',
  explained:
    'Wer neu ist, legt auf der Anmeldeseite ein Konto an und erscheint von selbst hier. Die Redaktion schreibt, veröffentlicht und beantwortet Anfragen; die Administration kümmert sich auch um das Team.',
  countWithAccess: (value) => `${value} mit Zugang`,
  countAwaiting: (waiting) => `${waiting} ${waiting === 1 ? 'wartet' : 'warten'} auf Freigabe`,
  countDeactivated: (deactivated) => `${deactivated} gesperrt`,
  reactivate: 'Wieder freigeben',
  isBack: (name) => `${name} ist wieder da.`,
  deactivate: 'Sperren',
  isDeactivated: (name) => `${name} ist gesperrt.`,
  askDeactivate: (name) => `${name} sperren?`,
  deactivateHint:
    'Der Zugang endet sofort, auf jedem Gerät. Was geschrieben wurde, bleibt, und Sie können das Konto wieder freigeben.',
  letInAsEditor: 'In die Redaktion aufnehmen',
  isAnEditorNow: (name) => `${name} gehört jetzt zur Redaktion.`,
  letInAsAdministrator: 'In die Administration aufnehmen',
  isAnAdministratorNow: (name) => `${name} gehört jetzt zur Administration.`,
  removeAccess: 'Zugang entfernen',
  hasNoAccess: (name) => `${name} hat keinen Zugang mehr.`,
  makeAdministrator: 'In die Administration versetzen',
  makeEditor: 'In die Redaktion versetzen',
  changeYourOwnRole: 'Die eigene Rolle ändern?',
  ownRoleHint:
    'Dann gehören Sie nicht mehr zur Administration und können es selbst nicht zurücknehmen.',
};
