import {
  type ComponentProps,
  createContext,
  type ElementType,
  type KeyboardEvent,
  use,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { brokenLines, type InPlace } from '#sections/edit.tsx';

/** The section around, for its texts. */
interface Around {
  key: string;
  /** What the field of a path is called; it stands where nothing is written. */
  labelOf: (path: string) => string;
  /** A text with facts in the place of their names. */
  named: (text: string) => string;
  /** @param path in the section: `items.a1.name`. */
  onText: (path: string, text: string | readonly string[]) => void;
  /** A text with marks, which is written beside the page. */
  onProse: (path: string) => void;
  onFocus: (path: string) => void;
}

export const AroundContext = createContext<Around | null>(null);

interface PlainProps {
  at: string;
  as?: ElementType | undefined;
  className?: string | undefined;
  id?: string | undefined;
  text: string;
  isLines: boolean;
}

/** A text where it stands. The element keeps what is typed; what a colleague saves there comes in all the same. */
function Plain({ at, as: Element = 'span', className, id, text, isLines }: PlainProps) {
  const around = use(AroundContext);
  const element = useRef<HTMLElement>(null);
  const before = useRef(text);
  // Null once something was typed: what comes next is the answer to it.
  const known = useRef<string | null>(text);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const shown = around?.named(text) ?? text;
  // As visitors get it. React never changes it again, so that what is typed stays.
  const [first] = useState(() => (isLines ? brokenLines(shown.split('\n')) : shown));
  useLayoutEffect(() => {
    const now = element.current;
    const isByOthers = known.current !== null && known.current !== text;
    known.current = text;
    if (!now) return;
    if (now.ownerDocument.activeElement !== now) put(now, shown);
    else if (isByOthers) {
      // Nothing is typed that is not saved, or the saver would ask. Whoever types goes on in the new text.
      before.current = text;
      put(now, text);
      now.ownerDocument.getSelection()?.selectAllChildren(now);
      now.ownerDocument.getSelection()?.collapseToEnd();
    }
  });

  function put(now: HTMLElement, wanted: string) {
    if (typedIn(now, isLines) !== wanted) now.textContent = wanted;
  }

  function tell(typed: string) {
    known.current = null;
    around?.onText(at, isLines ? (typed === '' ? [] : typed.split('\n')) : typed);
    redraw();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    const { currentTarget } = event;
    if (event.key === 'Enter' && !isLines) {
      event.preventDefault();
      nextOf(currentTarget)?.focus();
    } else if (event.key === 'Escape') {
      currentTarget.textContent = before.current;
      tell(before.current);
      currentTarget.blur();
    }
  }

  return (
    <Element
      ref={element}
      {...{ className, id }}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      data-edit={`${around?.key}.${at}`}
      data-label={around?.labelOf(at)}
      data-lines={isLines ? '' : undefined}
      onInput={() => {
        const now = element.current;
        if (!now) return;
        const typed = typedIn(now, isLines);
        // Browsers leave a break in what is emptied.
        if (typed === '') now.textContent = '';
        tell(typed);
      }}
      onKeyDown={onKeyDown}
      onKeyUp={(event: KeyboardEvent) => event.key === ' ' && event.preventDefault()}
      onFocus={() => {
        before.current = text;
        if (element.current) put(element.current, text);
        around?.onFocus(at);
      }}
      onBlur={() => element.current && put(element.current, shown)}
    >
      {first}
    </Element>
  );
}

/** What stands in an element, as it was typed and not as styles show it; each line without the space before its break. */
function typedIn(element: HTMLElement, isLines: boolean): string {
  const parts = [...element.childNodes].map((node) =>
    node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''),
  );
  const typed = parts.join('').replace(/\n$/, '');
  return typed.replace(/\s*\n\s*/g, isLines ? '\n' : ' ');
}

function nextOf(element: HTMLElement): HTMLElement | undefined {
  const all = [...element.ownerDocument.querySelectorAll<HTMLElement>('[data-edit]')];
  const next = all[all.indexOf(element) + 1];
  next?.closest('details')?.setAttribute('open', '');
  return next;
}

function InPlaceText({ at = '', as, className, id, children }: ComponentProps<InPlace['Text']>) {
  return <Plain {...{ at, as, className, id }} text={children} isLines={false} />;
}

function InPlaceLines({ at = '', as, className, id, lines }: ComponentProps<InPlace['Lines']>) {
  return <Plain {...{ at, as, className, id }} text={lines.join('\n')} isLines />;
}

/** A press opens it in the editor. */
function ProseInPlace({ at = '', className, id, html }: ComponentProps<InPlace['Prose']>) {
  const around = use(AroundContext);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: by keyboard its field is in the list of sections.
    <div
      {...{ className, id }}
      data-prose={`${around?.key}.${at}`}
      data-label={around?.labelOf(at)}
      onClick={() => around?.onProse(at)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the Markdown rules.
      dangerouslySetInnerHTML={{ __html: html || '<p></p>' }}
    />
  );
}

/** How a section is edited where it stands. */
export function inPlaceOf(key: string): InPlace {
  return {
    ...{ Text: InPlaceText, Lines: InPlaceLines, Prose: ProseInPlace },
    attributes: (at) => ({ 'data-at': `${key}.${at}` }),
  };
}

/** What shows in the frame that something can be edited; what the site says of an element counts for more. */
export const IN_PLACE_CSS = `
:where([data-edit]) { cursor: text; outline-offset: 4px; border-radius: 2px; min-width: 1.5em; }
:where(span[data-edit]:not(.block)) { display: inline-block; }
[data-lines] { white-space: pre-line; }
[data-edit]:hover, [data-prose]:hover { outline: 1px dashed currentColor; }
[data-edit]:focus { outline: 2px solid #b08d57; }
[data-edit]:empty::before, [data-prose]:has(> p:only-child:empty)::before { content: attr(data-label); opacity: .6; }
[data-prose], picture[data-at], [data-at]:has(img) { cursor: pointer; }
`;
