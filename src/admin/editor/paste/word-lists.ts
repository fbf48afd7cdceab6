/** A list item as Word writes it: a paragraph that knows its level. */
interface WordItem {
  paragraph: HTMLElement;
  level: number;
  /** 0 for a bullet. */
  number: number;
}

/** Makes lists of Word’s paragraphs with typed bullets, and of the list for each item that Word for the web writes. */
export function listsFromWord(body: HTMLElement): void {
  paragraphsFromWordOnline(body);
  const paragraphs = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3')];
  let open: { item: WordItem; list: HTMLElement }[] = [];
  for (const paragraph of paragraphs) {
    const item = readItem(paragraph);
    if (!item) {
      open = [];
      continue;
    }
    // A list ends where another block follows.
    const root = open[0]?.list;
    if (root && root.nextElementSibling !== paragraph) open = [];
    while (open.length > 0 && (open.at(-1)?.item.level ?? 0) > item.level) open.pop();
    const before = open.at(-1)?.item;
    // Numbers behind points are another list.
    if (before?.level === item.level && before.number > 0 !== item.number > 0) open.pop();
    let innermost = open.at(-1);
    if (!innermost || innermost.item.level < item.level) {
      const list = body.ownerDocument.createElement(item.number ? 'ol' : 'ul');
      if (item.number > 1) list.setAttribute('start', String(item.number));
      if (innermost) (innermost.list.lastElementChild ?? innermost.list).append(list);
      else paragraph.before(list);
      innermost = { item, list };
      open.push(innermost);
    }
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    innermost.list.append(entry);
    paragraph.remove();
  }
}

function readItem(paragraph: HTMLElement): WordItem | null {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  if (!level) return null;
  const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const [, sign] = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i.exec(marker?.textContent ?? '') ?? [];
  marker?.remove();
  return { paragraph, level: Number(level), number: sign ? Number.parseInt(sign, 10) || 1 : 0 };
}

const ONLINE = 'li[data-aria-level]';

/** Writes the items of Word for the web as Word writes them. */
function paragraphsFromWordOnline(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>(`:is(ul, ol):has(> ${ONLINE})`)) {
    const first = Number(list.getAttribute('start') ?? 1);
    const items = [...list.querySelectorAll<HTMLElement>(`:scope > ${ONLINE}`)];
    const paragraphs = items.map((item, nth) => {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.setAttribute('style', `mso-list:l0 level${item.dataset.ariaLevel}`);
      const marker = body.ownerDocument.createElement('span');
      marker.setAttribute('style', 'mso-list:Ignore');
      marker.append(list.matches('ol') ? `${first + nth}.` : '·');
      for (const inner of item.querySelectorAll('p')) inner.replaceWith(...inner.childNodes);
      paragraph.append(marker, ...item.childNodes);
      return paragraph;
    });
    const wrapper = list.parentElement;
    const isAlone = wrapper?.matches('.ListContainerWrapper') && wrapper.childElementCount === 1;
    (wrapper && isAlone ? wrapper : list).replaceWith(...paragraphs);
  }
}

/** Joins lists of the same kind that follow each other: Notion writes one for each item. */
export function listsOfOneItem(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul[class] + ul[class], ol[class] + ol[class]')) {
    const before = list.previousElementSibling;
    const isAdjacent = !list.previousSibling?.nodeValue?.trim();
    if (!before || !isAdjacent || before.className !== list.className) continue;
    const number = Number(list.getAttribute('start') ?? 1);
    const next = Number(before.getAttribute('start') ?? 1) + before.children.length;
    if (list.matches('ol') && number !== next) continue;
    before.append(...list.childNodes);
    list.remove();
  }
}
