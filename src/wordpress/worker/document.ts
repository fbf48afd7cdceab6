// Of the packages that write Markdown one asks, while it loads, for an element to decode `&auml;` by. Workers have
// none, and no text that comes from HTML has anything left to decode: what it is asked for stays as it is.
const element = {
  innerHTML: '',
  get textContent() {
    return this.innerHTML;
  },
};
Object.assign(globalThis, { document: { createElement: () => element } });
