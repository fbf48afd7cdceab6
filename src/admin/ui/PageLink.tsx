import { staff } from '#languages/staff.ts';
import { buttonClass } from './button-class.ts';

/** A link to the public page; back to it when the editor came from there (`useCameFrom`). */
export function PageLink({ address, cameFrom }: { address: string; cameFrom: string | null }) {
  return (
    <a
      href={`${address}${cameFrom ?? ''}`}
      {...(cameFrom === null && { target: '_blank', rel: 'noreferrer' })}
      className={buttonClass('link', 'font-medium')}
    >
      {cameFrom === null ? staff.screens.seeThePage : staff.screens.backToThePage}
    </a>
  );
}
