import stylesheet from '#admin/admin.css?url';
import { changeStaffLanguage, loadStaffMessages } from '#admin/ui/text/staff-messages.ts';
import type { StaffPart } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';

/** What stands around every screen says these; a screen's own are named in routes.tsx. */
export const FRAME_WORDS: readonly StaffPart[] = ['goingLive', 'own', 'screens', 'server', 'shell'];

let styles: Promise<void> | null = null;

/** Downloads the code behind sign-in, its styles and its words. @throws when a download fails; the next call retries. */
export async function loadStaffArea() {
  await changeStaffLanguage($session.get().user?.user_metadata.language);
  const [area] = await Promise.all([
    import('#admin/StaffArea.tsx'),
    loadStyles(),
    loadStaffMessages(...FRAME_WORDS),
  ]);
  return area;
}

/** After the styles of sign-in, which have the same names: React would put the stylesheet before them. */
function loadStyles(): Promise<void> {
  styles ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles = null;
      reject(new Error('The styles of the staff area did not load.'));
    });
    document.head.append(link);
  });
  return styles;
}
