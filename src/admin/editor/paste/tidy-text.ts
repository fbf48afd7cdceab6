const BLOCKS = 'p, li, td, th, h1, h2, h3, h4, h5, h6, div, blockquote, pre, dt, dd';

/**
 * Keeps the no-break spaces that hold a number, a unit or an abbreviation together, and makes ordinary ones of
 * all others: they served the layout of the other page.
 */
export function tidyText(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: { node: Node; start: number }[] = [];
  let whole = '';
  let block: Element | null | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const own = node.parentElement?.closest(BLOCKS);
    if (own !== block) whole += '\n';
    block = own;
    texts.push({ node, start: whole.length });
    whole += node.nodeValue ?? '';
  }
  for (const { node, start } of texts) {
    node.nodeValue = tidySpaces(node.nodeValue ?? '', (at, length) => {
      const from = start + at;
      return isHolding(whole.slice(Math.max(0, from - 8), from), whole.slice(from + length)[0]);
    });
  }
}

function tidySpaces(text: string, isKept: (at: number, length: number) => boolean): string {
  return text.replace(/[\u00a0\u200b\ufeff]+/g, (spaces, at: number) =>
    spaces === '\u00a0' && isKept(at, 1) ? spaces : ' ',
  );
}

/** Whether a no-break space belongs to what is written: `80 mm`, `24.000 €`, `z. B.`, `§ 5`, `« oui »`. */
function isHolding(before: string, after = ''): boolean {
  if (/\d$/.test(before)) return /[\p{L}\p{N}\p{Sc}%‰°»:;!?]/u.test(after);
  if (/[^\s\u00a0]$/.test(before) && /\d/.test(after)) return true;
  if (/(?:^|[^\p{L}])\p{L}{1,3}\.$/u.test(before) && /\p{L}/u.test(after)) return true;
  return (/«$/.test(before) && /\S/.test(after)) || (/\S$/.test(before) && /[»:;!?]/.test(after));
}
