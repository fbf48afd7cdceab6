import {
  type ComponentType,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';

interface TextProps {
  /** Path of the field in its section, as `statement` or `items.visit.name`; none for what is no field. */
  at: string | undefined;
  as?: ElementType;
  className?: string | undefined;
  id?: string | undefined;
  children: string;
}

interface LinesProps extends Omit<TextProps, 'children'> {
  lines: readonly string[];
}

interface ProseProps extends Omit<TextProps, 'as' | 'children'> {
  /** Safe HTML: it went through the Markdown rules. */
  html: string;
}

type Attributes = Readonly<Record<string, string>>;

/** What the editor shows fields by where they stand. */
export interface InPlace {
  Text: ComponentType<TextProps>;
  Lines: ComponentType<LinesProps>;
  Prose: ComponentType<ProseProps>;
  /** Attributes of the element that shows a picture, or of the link of a button. */
  attributes: (at: string) => Attributes;
}

/** How the editor shows fields: to be written where they stand, or as visitors get them. Visitors' pages have none of it. */
export interface Editing {
  inPlace?: InPlace;
  /** Attributes by which each text says where it is written. */
  mark?: (at: string | undefined) => Attributes;
}

export const EditingContext = createContext<Editing>({});

/** A text of the section; an empty one is in the editor alone. */
export function Text(props: TextProps): ReactNode {
  const { inPlace, mark } = useContext(EditingContext);
  const { at, as: Element = 'span', children, ...rest } = props;
  if (inPlace && at) return <inPlace.Text {...props} />;
  if (children === '') return null;
  return (
    <Element {...rest} {...(at && mark?.(at))}>
      {children}
    </Element>
  );
}

/** Short texts, a line each. */
export function Lines(props: LinesProps): ReactNode {
  const { inPlace, mark } = useContext(EditingContext);
  const { at, as: Element = 'span', lines, ...rest } = props;
  if (inPlace) return <inPlace.Lines {...props} />;
  return (
    <Element {...rest} {...mark?.(at)}>
      {brokenLines(lines)}
    </Element>
  );
}

export function brokenLines(lines: readonly string[]): ReactNode[] {
  return lines.flatMap((line, nth) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
    nth > 0 ? [' ', <br key={nth} />, line] : [line],
  );
}

/** A text with marks. */
export function Prose(props: ProseProps): ReactNode {
  const { inPlace, mark } = useContext(EditingContext);
  const { at, html, ...rest } = props;
  if (inPlace) return <inPlace.Prose {...props} />;
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the Markdown rules.
  return <div {...rest} {...mark?.(at)} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function useAttributes(at: string): Attributes {
  return useContext(EditingContext).inPlace?.attributes(at) ?? {};
}
