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

/** How the editor shows a field where it stands. Visitors' pages have none of it. */
export interface Editing {
  Text: ComponentType<TextProps>;
  Lines: ComponentType<LinesProps>;
  Prose: ComponentType<ProseProps>;
  /** Attributes of the element that shows a picture, or of the link of a button. */
  attributes(at: string): Readonly<Record<string, string>>;
}

export const EditingContext = createContext<Editing | null>(null);

/** A text of the section; an empty one is in the editor alone. */
export function Text(props: TextProps): ReactNode {
  const editing = useContext(EditingContext);
  const { at: _, as: Element = 'span', children, ...rest } = props;
  if (editing && props.at) return <editing.Text {...props} />;
  return children === '' ? null : <Element {...rest}>{children}</Element>;
}

/** Short texts, a line each. */
export function Lines(props: LinesProps): ReactNode {
  const editing = useContext(EditingContext);
  const { at: _, as: Element = 'span', lines, ...rest } = props;
  if (editing) return <editing.Lines {...props} />;
  return <Element {...rest}>{brokenLines(lines)}</Element>;
}

export function brokenLines(lines: readonly string[]): ReactNode[] {
  return lines.flatMap((line, nth) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
    nth > 0 ? [' ', <br key={nth} />, line] : [line],
  );
}

/** A text with marks. */
export function Prose(props: ProseProps): ReactNode {
  const editing = useContext(EditingContext);
  const { at: _, html, ...rest } = props;
  if (editing) return <editing.Prose {...props} />;
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the Markdown rules.
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function useAttributes(at: string): Readonly<Record<string, string>> {
  return useContext(EditingContext)?.attributes(at) ?? {};
}
