/** A class of the style sheet that Apple's Notes and TextEdit put before a text. */
interface ClassStyle {
  isBold: boolean;
  isItalic: boolean;
  /** In pixels; 0 where it says none. */
  size: number;
}

/** Of these many times the usual size a paragraph is a heading of this level. */
const HEADINGS = [
  { level: 1, from: 1.5 },
  { level: 2, from: 1.2 },
];

/** Writes what a style sheet of Apple's says of its classes into the text: headings, bold, italic. */
export function applyAppleStyles(html: string, body: HTMLElement): void {
  const styles = readStyles(html);
  if (styles.size === 0) return;
  const styleOf = ({ tagName, className }: Element) =>
    styles.get(`${tagName.toLowerCase()}.${className}`);
  for (const span of body.querySelectorAll('span')) {
    const style = styleOf(span);
    if (style?.isBold) span.style.fontWeight = 'bold';
    if (style?.isItalic) span.style.fontStyle = 'italic';
  }
  const blocks = [...body.querySelectorAll('p, li')].filter((block) => block.textContent?.trim());
  const sizes = blocks.map((block) => styleOf(block)?.size ?? 0).filter((size) => size > 0);
  const usual = sizes.toSorted((one, other) => one - other)[Math.floor((sizes.length - 1) / 2)];
  for (const block of blocks) {
    const times = (styleOf(block)?.size ?? 0) / (usual ?? Number.POSITIVE_INFINITY);
    const heading = HEADINGS.find(({ from }) => times >= from);
    if (!heading || !block.matches('p')) continue;
    const made = body.ownerDocument.createElement(`h${heading.level}`);
    made.append(...block.childNodes);
    block.replaceWith(made);
  }
}

function readStyles(html: string): Map<string, ClassStyle> {
  const sheet = /content="Cocoa HTML Writer"/i.test(html)
    ? (/<style\b[^>]*>([\s\S]*?)<\/style/i.exec(html)?.[1] ?? '')
    : '';
  return new Map(
    [...sheet.matchAll(/\b((?:p|li|span)\.\w+)\s*\{([^}]*)\}/g)].map(
      ([, name = '', style = '']) => [
        name,
        {
          isBold: /font-weight:\s*(?:bold|[6-9]00)|font:[^;]*\bbold\b|font-family:[^;]*-Bold/i.test(
            style,
          ),
          isItalic: /font-style:\s*italic|font:[^;]*\bitalic\b/i.test(style),
          size: Number(/font(?:-size)?:[^;]*?([\d.]+)px/i.exec(style)?.[1] ?? 0),
        },
      ],
    ),
  );
}
