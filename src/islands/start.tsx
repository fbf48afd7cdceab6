import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { recallSession } from '#stores/recall-session.ts';
import { countView } from './count-view.ts';
import { Pictures } from './pictures/Pictures.tsx';
import { watchPictures } from './shown-pictures.ts';
import { useStaffTools } from './staff/use-staff-tools.ts';
import { WhatsAppButton, type WhatsAppButtonProps } from './WhatsAppButton.tsx';

/** Starts the islands of a page, which is complete without them. */
export function startIslands(): void {
  const place = document.querySelector<HTMLElement>('.floating');
  if (place) startFloating(place);
  createRoot(document.createElement('div')).render(<Pictures />);
  watchPictures();
  // Afterwards: React hydrates what the HTML shows to all visitors.
  recallSession();
}

/** Hydrated, so that the link keeps the focus and a press that has begun. */
function startFloating(place: HTMLElement): void {
  const link = place.querySelector('a');
  const said = (name: string) => link?.getAttribute(name) ?? '';
  const chat = link && { href: said('href'), label: said('aria-label') };
  const { edit = '', count } = place.dataset;
  if (count) countView(count);
  flushSync(() => hydrateRoot(place, <FloatingActions chat={chat} editAt={edit} />));
}

interface FloatingActionsProps {
  /** Null for a business without WhatsApp. */
  chat: WhatsAppButtonProps | null;
  /** Where staff edit the page. */
  editAt: string;
}

/** The way to a chat and, for staff, to where the page is edited. */
function FloatingActions({ chat, editAt }: FloatingActionsProps) {
  const staff = useStaffTools();
  return (
    <>
      {chat && <WhatsAppButton {...chat} />}
      {staff && <staff.EditLink to={editAt} />}
    </>
  );
}
