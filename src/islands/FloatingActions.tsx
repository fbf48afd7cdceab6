import { useStaffTools } from './staff/use-staff-tools.ts';
import { WhatsAppButton, type WhatsAppButtonProps } from './WhatsAppButton.tsx';

export interface FloatingActionsProps {
  /** Null for a business without WhatsApp. */
  chat: WhatsAppButtonProps | null;
  /** Where staff edit the page. */
  editAt: string;
}

/** The way to a chat and, for staff, to where the page is edited. */
export function FloatingActions({ chat, editAt }: FloatingActionsProps) {
  const staff = useStaffTools();
  return (
    <>
      {chat && <WhatsAppButton {...chat} />}
      {staff && <staff.EditLink to={editAt} />}
    </>
  );
}
