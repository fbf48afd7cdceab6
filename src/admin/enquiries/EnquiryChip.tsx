import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { ENQUIRY_STATES, type EnquiryState } from '#domain/enquiries/enquiries-list.ts';

const TONES: Record<EnquiryState, Tone> = {
  new: 'waiting',
  read: 'plain',
  answered: 'good',
  archived: 'empty',
  spam: 'empty',
  held: 'waiting',
};

export function EnquiryChip({ state }: { state: EnquiryState }) {
  return <Chip tone={TONES[state]}>{ENQUIRY_STATES[state]}</Chip>;
}
