import { filesOfPictures, placePictures, type TakePictures } from './html-pictures.ts';
import { withoutSource } from './paste-text.ts';
import { applyAppleStyles } from './styles-by-class.ts';
import { tidyTables } from './tidy-tables.ts';
import { listsFromWord, listsOfOneItem } from './word-lists.ts';

const UNWANTED =
  'script, style, meta, link, title, template, noscript, iframe, object, embed, svg, math, select, textarea, input, button, [hidden], xml';

/**
 * Reduces foreign HTML to what an article may hold: Word’s lists become lists, Google’s wrappers and
 * redirects go, tables become regular. It is only parsed, so nothing in it runs.
 *
 * @param rtf the same text as RTF, for its pictures; '' for none.
 */
export function cleanHtml(html: string, rtf: string, take: TakePictures): string {
  const page = parseHtml(html);
  const files = filesOfPictures(page, rtf);
  removeComments(page);
  removeRemarks(page.body);
  applyAppleStyles(html, page.body);
  listsFromWord(page.body);
  keepTicks(page.body);
  listsOfOneItem(page.body);
  keepCodeAlone(page.body);
  for (const element of page.querySelectorAll(UNWANTED)) element.remove();
  for (const element of page.querySelectorAll<HTMLElement>('[style]')) {
    if (/display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? ''))
      element.remove();
  }
  unwrapGoogle(page.body);
  keepPowers(page.body);
  tidyHeadings(page.body);
  tidyTables(page.body);
  for (const link of page.querySelectorAll('a')) tidyLink(link);
  placePictures(page.body, files, take);
  tidyText(page.body);
  return page.body.innerHTML;
}

const BLOCKS = 'p, li, td, th, h1, h2, h3, h4, h5, h6, div, blockquote, pre, dt, dd';

/**
 * Keeps the no-break spaces that hold a number, a unit or an abbreviation together, and makes ordinary ones of
 * all others: they served the layout of the other page.
 */
function tidyText(body: HTMLElement): void {
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

/** Without style sheets, which the page's Content Security Policy would report. */
export function parseHtml(html: string): Document {
  const unstyled = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '');
  return new DOMParser().parseFromString(unstyled, 'text/html');
}

/** Word hides whole documents in comments. */
function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const WORD_REMARKS =
  '.MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomtxt, .msocomoff, a[href^="#_msocom"]';

/** Removes review comments of Word and Google Docs, with their marks in the text. */
function removeRemarks(body: HTMLElement): void {
  for (const remark of body.querySelectorAll(WORD_REMARKS)) remark.remove();
  for (const styled of body.querySelectorAll('[style]')) {
    const style = styled.getAttribute('style') ?? '';
    if (/mso-(element:\s*comment|special-character:\s*comment)/i.test(style)) styled.remove();
  }
  const marks = 'a[href^="#cmnt"]:not([href^="#cmnt_ref"])';
  for (const back of body.querySelectorAll('a[href^="#cmnt_ref"]')) {
    const box = back.closest('div');
    (box?.querySelector(marks) ? back.closest('p') : (box ?? back.closest('p')))?.remove();
  }
  for (const mark of body.querySelectorAll(marks)) mark.remove();
}

/** Writes the ticks of a checklist as signs: Google Docs draws them as pictures, Notion by classes, others as inputs. */
function keepTicks(body: HTMLElement): void {
  const inputs = 'input[type="checkbox"]';
  for (const item of body.querySelectorAll(
    `li[role="checkbox"], li:has(> :is(${inputs}, .checkbox))`,
  )) {
    const box = item.querySelector(`:scope > :is(${inputs}, img, .checkbox)`);
    const isDone =
      item.getAttribute('aria-checked') === 'true' || box?.matches(':checked, .checkbox-on');
    box?.remove();
    (item.querySelector(':scope > p') ?? item).prepend(isDone ? '☑ ' : '☐ ');
  }
}

const PLAIN = '0123456789+-−';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋';

/** Writes superscript numbers as Unicode: without them ten to the sixth would read 106. */
function keepPowers(body: HTMLElement): void {
  for (const part of body.querySelectorAll<HTMLElement>('sup, sub, [style*="vertical-align"]')) {
    const { verticalAlign } = part.style;
    const isRaised = part.matches('sup') || verticalAlign === 'super';
    const isLowered = part.matches('sub') || verticalAlign === 'sub';
    const text = part.textContent.trim();
    if (!/^[\d+−-]+$/.test(text) || isRaised === isLowered) continue;
    const signs = isRaised ? RAISED : LOWERED;
    part.replaceWith([...text].map((sign) => signs[PLAIN.indexOf(sign)]).join(''));
  }
}

/** Without the name of its language and the buttons that ChatGPT puts around it. */
function keepCodeAlone(body: HTMLElement): void {
  for (const block of body.querySelectorAll('pre:has(code)')) {
    block.replaceChildren(...block.querySelectorAll('code'));
  }
}

function unwrapGoogle(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll(
    'b[id^="docs-internal-guid"], google-sheets-html-origin',
  )) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const gap of body.querySelectorAll(':scope > br')) gap.remove();
}

/** Headings are bold by themselves, and the only `h1` is the page’s title. */
function tidyHeadings(body: HTMLElement): void {
  for (const words of body.querySelectorAll('[role="heading"]:not(h1, h2, h3, h4, h5, h6)')) {
    const level = Math.min(Math.max(Number(words.getAttribute('aria-level')) || 2, 1), 6);
    const heading = body.ownerDocument.createElement(`h${level}`);
    heading.append(...words.childNodes);
    words.replaceWith(heading);
  }
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const bold of heading.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    for (const styled of heading.querySelectorAll<HTMLElement>('[style]')) {
      styled.style.fontWeight = '';
    }
    for (const gap of heading.querySelectorAll('br')) gap.replaceWith(' ');
  }
  if (!body.querySelector('h1')) return;
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of body.querySelectorAll(`h${level}`)) {
      const lower = body.ownerDocument.createElement(`h${level + 1}`);
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
  }
}

function tidyLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  // A place of the page or the site that was copied from: a footnote, another note.
  if (!URL.canParse(address)) {
    link.replaceWith(...link.childNodes);
    return;
  }
  const { hostname, pathname, searchParams } = new URL(address);
  const isRedirect = /(^|\.)google\.[a-z.]+$/.test(hostname) && pathname === '/url';
  const target = isRedirect ? (searchParams.get('q') ?? searchParams.get('url')) : null;
  link.setAttribute('href', withoutSource(target || address));
}
