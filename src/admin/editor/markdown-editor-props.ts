export type TakePictures = (pictures: readonly File[]) => void;

export interface MarkdownEditorProps {
  id: string;
  label: string;
  /** Markdown; what the author does not touch stays byte for byte. */
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Takes pasted and dropped pictures that have their place beside the text. Read once. */
  takePictures?: TakePictures | undefined;
}
