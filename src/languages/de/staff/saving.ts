import type { messages as english } from '#languages/en/staff/saving.ts';

export const messages: typeof english = {
  thisNamed: (what) => `„${what}“`,
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert',
  notSavedBecause: (failure) => `Nicht gespeichert. ${failure}`,
  changedMeanwhile: (what) => `Inzwischen an anderer Stelle geändert: ${what}`,
  empty: '(leer)',
  keepBoth: 'Beide behalten',
  takeTheirs: 'Die andere übernehmen',
  saveMineInstead: 'Stattdessen meine speichern',
  yoursStandsBeside:
    'Was dort geändert wurde, steht neben Ihrem. Speichern Sie, um beides zu behalten.',
  yoursIsAboveTheirs: (isKept) =>
    `Ihre Fassung steht oben${isKept ? ' und wird auf diesem Gerät aufbewahrt' : ''}. Die andere:`,
  anotherTextIsKept: (what) => `Ein anderer Text ist noch da: ${what}`,
  putItBack: 'Zurückholen',
  deleteIt: 'Löschen',
  noRoomWaitForSaved:
    'Dieser Browser hat keinen Platz für eine Kopie: Warten Sie auf „Gespeichert“, bevor Sie ihn schließen.',
  isKept: (what, isSo) =>
    `${what} ${isSo ? 'bleibt erhalten, solange diese Seite offen ist' : 'wird auf diesem Gerät aufbewahrt'}.`,
  setAsideWhen: 'Zur Seite gelegt <time></time>.',
  isInTheBin: 'Das liegt im Papierkorb.',
  writesIntoTheBin: 'Was Sie schreiben, wird dort gespeichert, bis es jemand endgültig löscht.',
  changedSameText:
    'Derselbe Text wurde an anderer Stelle geändert. Ihrer bleibt erhalten; öffnen Sie ihn hier noch einmal.',
  leaveWithoutSaving: 'Verlassen, ohne zu speichern?',
  stayHere: 'Hier bleiben',
  leave: 'Verlassen',
  goesWithThisPage:
    'Was Sie in diesem Formular eingegeben haben, ist nicht gespeichert und geht beim Verlassen verloren.',

  typedBeforeIsHere: 'Was Sie beim letzten Mal eingegeben haben, ist wieder da.',
  itIsNotSaved: 'Es ist noch nicht gespeichert.',
  takeItOut: 'Verwerfen',
  earlierInFields: 'Die früheren Einstellungen stehen in den Feldern.',
  lookThroughAndSave:
    'Sehen Sie sie durch, und speichern Sie. Schließtage, die vorbei sind, fehlen.',
  leaveAsItIs: 'Alles lassen, wie es ist',
  savedMeanwhile: 'Inzwischen wurde eine andere Fassung gespeichert.',
  notSavedNow: 'Nicht gespeichert.',
  anotherLook: (count) =>
    count === 1
      ? '1 Feld stimmt noch nicht.'
      : `${count.toLocaleString('de-DE')} Felder stimmen noch nicht.`,
  nothingToSave: 'Nichts zu speichern.',
  everythingAsItWas: 'Alles ist, wie es war.',
  savedNow: 'Gespeichert.',
  bothChanged:
    'Sie haben beide dasselbe geändert. Ihre Angaben stehen in den Feldern, bis Sie wählen.',
  whatYouTypedAnother: 'Ein anderer Stand Ihrer Eingaben',

  compareAndChoose: 'Vergleichen und auswählen',
  twoVersions: 'Zwei Fassungen',
  theDifferences: 'Die Unterschiede',
  itWasSaved: 'Gespeichert: <time></time>.',
  mergeExplained:
    'Änderungen an verschiedenen Stellen werden zusammengeführt; wo beide dieselben Wörter geändert haben, wählen Sie.',
  mergeMarksExplained:
    '<del>Durchgestrichenes</del> steht nur in der anderen Fassung, <ins>Unterstrichenes</ins> nur in Ihrer.',
  takeTheOtherVersion: 'Andere Fassung nehmen',
  keepMine: 'Meine behalten',
  saveAsChosen: 'Auswahl speichern',
  yoursStaysOnDevice: 'Ihre bleibt auf diesem Gerät, wenn Sie sich gegen sie entscheiden.',
  noRoomForYours:
    'Für Ihre ist in diesem Browser kein Platz: Wogegen Sie sich entscheiden, ist weg, sobald Sie diese Seite verlassen.',
  otherStaysUnder: (place) => `Die andere Fassung bleibt unter „${place}“.`,
  mine: 'Meine',
  bothTogether: 'Beide zusammen',
  whichWordsStandHere: 'Welche Wörter hier stehen',
  changedByYouElsewhere:
    'Sie haben das in einem anderen Tab oder auf einem anderen Gerät geändert.',
  somebody: 'Jemand',
  changedByWhileWriting: (value) =>
    `${value} hat das geändert, während Sie daran geschrieben haben.`,
  theOtherVersion: 'Die andere Fassung',
  versionOf: (value) => `Fassung von ${value}`,
};
