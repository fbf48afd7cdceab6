/** What a person without a session wants to do. */
export interface SignInView {
  name: 'sign-in' | 'sign-up' | 'forgotten' | 'confirm' | 'reset-sent';
  /** Typed so far, on whichever step. */
  mail: string;
  /** The last mail went out moments ago, so none was sent now. */
  isRepeated?: boolean;
}

export interface StepProps {
  view: SignInView;
  onView: (view: SignInView) => void;
}
