/** What the page of the staff area says by itself, without its code. */
export const messages = {
  tooOld: (safari: string, chrome: string, firefox: string) =>
    `This browser is too old for the staff area. It needs Safari ${safari}, Chrome ${chrome} or Firefox ${firefox}, or newer.`,
  oneMoment: 'One moment: the page is still loading. It goes on by itself.',
  notLoaded: 'Part of this page did not arrive. It is asked for again until it does.',
  needsJavaScript: 'The staff area needs JavaScript. The website itself does not:',
  goThere: 'go there',
};
