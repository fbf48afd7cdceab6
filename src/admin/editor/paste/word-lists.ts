/** A list item as Word writes it: a paragraph that knows its level. */
interface WordItem {
  paragraph: HTMLElement;
  level: number;
  /** 0 for a bullet. */
  number: number;
}

/** Makes lists of Word’s paragraphs with typed bullets. */
export function listsFromWord(body: HTMLElement): void {
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
