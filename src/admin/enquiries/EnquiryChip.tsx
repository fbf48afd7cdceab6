import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { ENQUIRY_STATES, type EnquiryState } from '#domain/enquiries/enquiries-list.ts';
import { staff } from '#languages/staff.ts';

const TONES: Record<EnquiryState, Tone> = {
  new: 'waiting',
  read: 'plain',
  answered: 'good',
  archived: 'empty',
  spam: 'empty',
  quarantined: 'waiting',
};

interface EnquiryChipProps {
  state: EnquiryState;
  /** Whether the answer is a mail that has not left; undefined while that is not known. */
  isUnsent: boolean | undefined;
}

export function EnquiryChip({ state, isUnsent }: EnquiryChipProps) {
  if (state === 'answered' && isUnsent === undefined) return null;
  if (state === 'answered' && isUnsent) {
    return <Chip tone="waiting">{staff.enquiries.answerNotSent}</Chip>;
  }
  return <Chip tone={TONES[state]}>{staff.screens[ENQUIRY_STATES[state]]}</Chip>;
}
