// @ts-check
/*
 * Whether this browser is older than src/domain/site/browsers.ts asks, by what came with those versions.
 * In syntax that any browser reads, and apart from other scripts, which older ones may refuse to read.
 */
if (
  typeof URL.canParse !== 'function' || // Chrome 120
  !CSS.supports('color', 'rgb(from red r g b)') || // Firefox 128
  typeof Promise.withResolvers !== 'function' || // Safari 17.4
  typeof Map.groupBy !== 'function' ||
  typeof HTMLElement.prototype.showPopover !== 'function'
) {
  document.documentElement.setAttribute('data-too-old', '');
}
