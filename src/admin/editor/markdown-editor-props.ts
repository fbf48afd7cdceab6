export interface MarkdownEditorProps {
  /** Of the box that is typed into. */
  id: string;
  label: string;
  /** Markdown. What nobody touches stays byte for byte as it is. */
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
}
