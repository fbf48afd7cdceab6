export type TakePictures = (pictures: readonly File[]) => void;

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
  /**
   * Takes the pictures that are pasted or dropped, where they have their place beside the text: then the
   * editor offers none to insert. A picture that stands in the text already stays in it. Taken once.
   */
  takePictures?: TakePictures | undefined;
}
