import { staff } from '#languages/staff.ts';

/** What staff have done about an enquiry, in the words that they read. */
export const ENQUIRY_STATES = {
  get new() {
    return staff.screens.stateNew;
  },
  get read() {
    return staff.screens.read;
  },
  get answered() {
    return staff.screens.answered;
  },
  get archived() {
    return staff.screens.archived;
  },
  get spam() {
    return staff.screens.spam;
  },
  get held() {
    return staff.screens.stateHeldBack;
  },
} as const;

export type EnquiryState = keyof typeof ENQUIRY_STATES;

/** What staff can make of one: nothing is held back by hand. */
export function choicesFor(state: EnquiryState): Partial<typeof ENQUIRY_STATES> {
  if (state === 'held') return ENQUIRY_STATES;
  const { held: _, ...choices } = ENQUIRY_STATES;
  return choices;
}

/** Why one was held back, to be said after a colon or a comma. */
export const DOUBTS = {
  get unproved() {
    return staff.screens.noScriptsLikeOthers;
  },
  get link() {
    return staff.screens.noScriptsWithLink;
  },
  get same_text() {
    return staff.screens.othersSentTheSame;
  },
  get sender() {
    return staff.screens.severalFromSender;
  },
  get flood() {
    return staff.screens.cameInAFlood;
  },
  get hidden_field() {
    return staff.screens.filledHiddenField;
  },
} as const;

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
 * @param held ids of enquiries that stay, whatever their state is by now.
 */
export function filterEnquiries<Enquiry extends Searchable>(
  enquiries: readonly Enquiry[],
  search: string,
  state: string,
  held: readonly string[] = [],
): Enquiry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return enquiries.filter((enquiry) => {
    if (!held.includes(enquiry.id) && !isInState(enquiry, state)) return false;
    const { name, email, phone, message, note } = enquiry;
    const text = [name, email, phone, message, note].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
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
