import type { messages as english } from '#languages/en/staff/frame/admin-page.ts';

export const messages: typeof english = {
  tooOld: (safari, chrome, firefox) =>
    `Dieser Browser ist für die Verwaltung zu alt. Sie braucht Safari ${safari}, Chrome ${chrome} oder Firefox ${firefox}, oder neuer.`,
  oneMoment: 'Einen Moment: Die Seite lädt noch. Es geht von selbst weiter.',
  notLoaded: 'Ein Teil dieser Seite ist nicht angekommen. Er wird angefordert, bis er kommt.',
  needsJavaScript: 'Die Verwaltung braucht JavaScript. Die Website selbst nicht:',
  goThere: 'dorthin',
};
