import type { Browser } from 'playwright';

/** What shows a page's Largest Contentful Paint alone. */
interface FirstScreen {
  /** HTML of the picture, the text, or both in their places. */
  body: string;
  /** `<link rel="preload">` of the page's pictures. */
  preloads: string[];
}

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export async function readFirstScreen(browser: Browser, url: string): Promise<FirstScreen> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(readLargestPaint);
  } finally {
    await context.close();
  }
}

/**
 * A page's bare twin: its largest paint in the same place without fonts, styles or scripts. No page that
 * shows the same can be faster, so the ratio is the cost of everything else.
 */
export function bareHtml({ body, preloads }: FirstScreen): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Bare page</title>',
    // Prevents a request for /favicon.ico.
    '<link rel="icon" href="data:,">',
    ...preloads,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n');
}

/** Runs in the page, without access to this module. */
async function readLargestPaint(): Promise<FirstScreen> {
  const painted = await new Promise<Element | null>((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as
        | (PerformanceEntry & { element: Element })
        | undefined;
      resolve(last?.element ?? null);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // A page that paints nothing reports nothing.
    setTimeout(() => resolve(null), 5000);
  });
  const areaOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return Math.max(width, 0) * Math.max(height, 0);
  };
  const place = (copy: Element | null, { left, top, width, height }: DOMRect, more: string) =>
    copy?.setAttribute(
      'style',
      `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;margin:0;${more}`,
    );

  // A picture that fills the window is not counted as the largest paint.
  const isText = !(painted instanceof HTMLImageElement);
  const image = isText
    ? [...document.images].filter(areaOf).sort((a, b) => areaOf(b) - areaOf(a))[0]
    : painted;
  const parts: Element[] = [];
  if (image) {
    const copy = (image.closest('picture') ?? image).cloneNode(true) as Element;
    for (const part of [copy, ...copy.querySelectorAll('*')]) {
      for (const { name } of [...part.attributes]) {
        if (/^(class|style|id|loading|data-.*)$/.test(name)) part.removeAttribute(name);
      }
    }
    const imageCopy = copy.matches('img') ? copy : copy.querySelector('img');
    place(imageCopy, image.getBoundingClientRect(), 'object-fit:cover');
    parts.push(copy);
  }
  if (isText && painted) {
    const words = document.createElement('p');
    words.textContent = painted.textContent?.trim() ?? '';
    const { fontSize, lineHeight } = getComputedStyle(painted);
    place(
      words,
      painted.getBoundingClientRect(),
      `font-size:${fontSize};line-height:${lineHeight}`,
    );
    parts.push(words);
  }
  const preloads = [...document.querySelectorAll('link[rel="preload"][as="image"]')];
  return {
    body: parts.map(({ outerHTML }) => outerHTML).join(''),
    preloads: preloads.map(({ outerHTML }) => outerHTML),
  };
}
