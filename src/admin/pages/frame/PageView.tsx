import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as z from 'zod/mini';
import { FormattedTextDialog } from '#admin/pages/fields/FormattedTextDialog.tsx';
import { fieldInPage, useOpenPage } from '#admin/pages/open/page-context.ts';
import { listenForSearchKey } from '#admin/ui/search-key.ts';
import { speakSiteLanguage } from '#admin/ui/text/site-languages.ts';
import { css } from '#business/language.ts';
import { isRecord } from '#domain/documents/same-value.ts';
import { nameFacts } from '#domain/pages/name-facts.ts';
import { visibleSections } from '#domain/pages/overlay.ts';
import { staff } from '#languages/staff.ts';
import { EditingContext } from '#sections/edit.tsx';
import { type Fields, fieldAt, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind, type SectionKind } from '#sections/kinds.ts';
import { numbersOf } from '#sections/numbers.ts';
import type { ViewProps } from '#sections/place.ts';
import { emptyValue } from '#sections/problems.ts';
import { SHEETS, VIEWS } from '#sections/views.ts';
import publicCss from '#styles/public.css?inline';
import { AroundContext, IN_PLACE_CSS, inPlaceOf } from './in-place.tsx';
import { PlacedPictures } from './PlacedPictures.tsx';
import { useFollowed } from './use-followed.ts';
import { useSectionData } from './use-section-data.ts';

interface PageViewProps {
  title: string;
  /** In CSS pixels: a wider page than there is room for is shown smaller. */
  width: number;
  /** Whether it is edited where it stands. */
  isEdited: boolean;
}

/** Visitors may get a fallback font at first; here the real one is waited for. */
const CSS = [publicCss, ...new Set(Object.values(SHEETS)), css]
  .join('\n')
  .replace(/(font-display:\s*)optional/g, '$1swap');

/** Height of the window that a page of this width is looked at in. */
export const heightOf = (width: number) => (width < 768 ? 844 : 900);

/** What is as high as the window is so here too, although the frame shows more of the page. */
export function cssFor(width: number): string {
  return CSS.replace(
    /([\d.]+)[sld]?vh\b/g,
    (_, share) => `${(Number(share) * heightOf(width)) / 100}px`,
  );
}

/** The page itself, of the same components as visitors', in a frame of its own. */
export function PageView({ title, width, isEdited }: PageViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width, height: 800 });
  useFollowed(isEdited ? body : null);

  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function dress() {
    const view = dressed(frame.current, `${cssFor(width)}${isEdited ? IN_PLACE_CSS : ''}`);
    if (!view) return;
    view.document.title = title;
    listenForSearchKey(view);
    setBody(view.document.body);
  }

  const scale = Math.min(1, size.width / width);
  return (
    <div ref={room} className="relative h-full w-full overflow-hidden">
      <iframe
        ref={frame}
        title={title}
        // Gives the frame our own origin.
        srcDoc="<!doctype html>"
        onLoad={dress}
        className="absolute top-0 border border-line bg-paper"
        style={{
          width,
          height: size.height / scale,
          left: Math.max(0, (size.width - width) / 2),
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
      {body && createPortal(<Sections mode={isEdited ? 'edited' : 'plain'} width={width} />, body)}
    </div>
  );
}

/** The window of a frame whose document is made one of the site's. */
export function dressed(frame: HTMLIFrameElement | null, css: string) {
  const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!view) return null;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  view.document.adoptedStyleSheets = [sheet];
  speakSiteLanguage(view.document);
  // Pictures are shown without the script that loads them in view.
  view.document.documentElement.className = 'plain-pictures';
  return view;
}

interface SectionsProps {
  /** `marked`: as visitors get it, but each text says where it is written. */
  mode: 'plain' | 'edited' | 'marked';
  /** Of the window, in CSS pixels. */
  width: number;
}

export function Sections({ mode, width }: SectionsProps) {
  const isEdited = mode === 'edited';
  const { name, page, draft, setField, setOpenKey } = useOpenPage();
  const { dataOf, facts } = useSectionData(page, name.language);
  const [picked, setPicked] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const prose = written === null ? null : fieldInPage(page, written);
  const sections = visibleSections(page);

  /** Writes what lies at a path: `hero.picture`, `questions.items.a1.question`. */
  function write(at: string, value: unknown) {
    const [key = '', name = '', ...rest] = at.split('.');
    const section = sections.find((one) => one.key === key);
    if (!section || !isKind(section.kind)) return;
    const described = fieldsOf(KINDS[section.kind].schema.shape)[name];
    const own = draft.content.fields?.[key]?.[name] ?? section.fields[name];
    setField(
      key,
      name,
      rest.length === 0 ? value : within(own, rest, value),
      described ? staff.sections[described.label] : name,
    );
  }

  /** The opening of a page has a picture of its own for upright screens. */
  function picturesAt(at: string): string[] {
    const isOpening = sections.some(({ key, kind }) => kind === 'hero' && at === `${key}.picture`);
    return isOpening && width < 768 ? [at.replace(/picture$/, 'tall'), at] : [at];
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element;
    if (target.closest('a, button')) event.preventDefault();
    const at = target.closest('[data-at]')?.getAttribute('data-at');
    const [key = '', ...path] = at?.split('.') ?? [];
    const section = sections.find((one) => one.key === key);
    if (!isEdited || !at || !section || !isKind(section.kind)) return;
    const { schema }: Kind = KINDS[section.kind];
    if (fieldAt(fieldsOf(schema.shape), path)?.type === 'picture') setPicked(at);
  }

  const found = sections.flatMap(({ key, kind, fields: own }) => {
    if (!isKind(kind)) return [];
    const typed = completed(kind, own);
    const named = nameFacts(typed, facts);
    // Where it is edited, a text with a name in it is shown as it is typed while somebody is in it.
    return [{ key, kind, fields: isEdited ? typed : named, data: dataOf(kind, named) }];
  });
  const numbers = numbersOf(found);
  const shown = found.map(({ key, kind, fields, data }) => {
    const View = VIEWS[kind] as ComponentType<ViewProps<SectionKind, unknown>>;
    const number = numbers.get(key) ?? '';
    const place = { key, page: page.kind, title: page.title, number };
    const props = { fields, place, data };
    const view = <View key={key} {...(props as unknown as ViewProps<SectionKind, unknown>)} />;
    if (mode === 'plain') return view;
    if (mode === 'marked') {
      const mark = (at = '') => ({ 'data-edit': `${key}.${at}` });
      return (
        <EditingContext key={key} value={{ mark }}>
          {view}
        </EditingContext>
      );
    }
    return (
      <AroundContext
        key={key}
        value={{
          key,
          labelOf: (path) => {
            const { schema }: Kind = KINDS[kind];
            const field = fieldAt(fieldsOf(schema.shape), path.split('.'));
            return field ? staff.sections[field.label] : '';
          },
          named: (text) => nameFacts(text, facts),
          onText: (path, text) => write(`${key}.${path}`, text),
          onProse: (path) => {
            setOpenKey(key);
            setWritten(`${key}.${path}`);
          },
          onFocus: () => setOpenKey(key),
        }}
      >
        <EditingContext value={{ inPlace: inPlaceOf(key) }}>{view}</EditingContext>
      </AroundContext>
    );
  });
  return (
    // Styles of what can be pressed are for what is in a `<main>`; its name keeps it apart from the screen's.
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the list of sections does the same.
    <main aria-label={staff.editor.preview} onClick={onClick}>
      {page.kind === 'legal' && <article className="section pt-10 lg:pt-20">{shown}</article>}
      {page.kind === 'not-found' && <div className="section columns">{shown}</div>}
      {page.kind !== 'legal' && page.kind !== 'not-found' && shown}
      {picked &&
        createPortal(
          <PlacedPictures
            ats={picturesAt(picked)}
            onWrite={write}
            onClose={() => setPicked(null)}
          />,
          document.body,
        )}
      {prose?.field.type === 'markdown' &&
        createPortal(
          <FormattedTextDialog
            label={staff.sections[prose.field.label]}
            limit={prose.field.limit}
            value={`${prose.value ?? ''}`}
            onChange={(text) => write(written ?? '', text)}
            onClose={() => setWritten(null)}
          />,
          document.body,
        )}
    </main>
  );
}

/** As the kind's component wants them, whatever is missing or too long. Parts come at once. */
function completed(kind: SectionKind, fields: Readonly<Record<string, unknown>>) {
  const { schema }: Kind = KINDS[kind];
  const { data } = z.safeParse(schema, fields);
  return { ...(data ?? filled(fieldsOf(schema.shape), fields)), loading: '' };
}

function filled(described: Fields, values: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(described).map(([name, field]) => {
    const value = values[name] ?? emptyValue(field);
    if (field.type !== 'list') return [name, value];
    const items = value as ({ key: string } & Record<string, unknown>)[];
    return [name, items.map((item): unknown => ({ key: item.key, ...filled(field.fields, item) }))];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** A value with a part of it replaced: items are found by their keys. */
function within(value: unknown, [step = '', ...rest]: readonly string[], next: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => (item.key === step ? within(item, rest, next) : item));
  }
  if (!isRecord(value)) return value;
  return { ...value, [step]: rest.length === 0 ? next : within(value[step], rest, next) };
}
