import { hasWords } from '#domain/text/plain-text.ts';
import { labelsOf, type MessageKey, staff } from '#languages/staff.ts';

/** What staff have done about an enquiry. */
export const ENQUIRY_STATES = {
  new: 'stateNew',
  read: 'read',
  answered: 'answered',
  archived: 'archived',
  spam: 'spam',
  quarantined: 'stateQuarantined',
} as const satisfies Record<string, MessageKey<'screens'>>;

export type EnquiryState = keyof typeof ENQUIRY_STATES;

export const isEnquiryState = (text: string): text is EnquiryState =>
  Object.hasOwn(ENQUIRY_STATES, text);

/** What staff can make of one: nothing is held back by hand. */
export function choicesFor(state: EnquiryState): Partial<Record<EnquiryState, string>> {
  const { quarantined, ...choices } = labelsOf(ENQUIRY_STATES, staff.screens);
  return state === 'quarantined' ? { ...choices, quarantined } : choices;
}

/** Why one was held back, to be said after a colon or a comma. */
export const DOUBTS = {
  unproved: 'noScriptsLikeOthers',
  link: 'noScriptsWithLink',
  same_text: 'othersSentTheSame',
  sender: 'severalFromSender',
  flood: 'cameInAFlood',
  hidden_field: 'filledHiddenField',
} as const satisfies Record<string, MessageKey<'screens'>>;

interface Searchable {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  note: string;
  status: EnquiryState;
}

/**
 * The enquiries that hold every word.
 *
 * @param state one state, 'open' for new and read ones, or 'all'.
 * @param staying ids of enquiries that stay, whatever their state is by now.
 */
export function filterEnquiries<Enquiry extends Searchable>(
  enquiries: readonly Enquiry[],
  search: string,
  state: string,
  staying: readonly string[] = [],
): Enquiry[] {
  return enquiries.filter((enquiry) => {
    if (!staying.includes(enquiry.id) && !isInState(enquiry, state)) return false;
    const { name, email, phone, message, note } = enquiry;
    return hasWords([name, email, phone, message, note].join(' '), search);
  });
}

/** Whether staff still have to answer it. */
export function isOpen(status: EnquiryState): boolean {
  return status === 'new' || status === 'read';
}

function isInState({ status }: Searchable, state: string): boolean {
  if (state === 'all') return true;
  if (state === 'open') return isOpen(status);
  return status === state;
}
