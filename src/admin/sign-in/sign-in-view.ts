/** What a person without a session wants to do. */
export interface SignInView {
  name: 'sign-in' | 'sign-up' | 'forgotten' | 'confirm' | 'reset-sent';
  /** The address that was typed so far: nobody types it twice. */
  mail: string;
  /** A mail went there moments ago, so none was sent now. */
  isRepeated?: boolean;
}
