import { useState } from 'react';
import { useLocation } from 'react-router';
import { staff } from '#languages/staff.ts';
import { buttonClass } from './Button.tsx';

/** A link to the public page; back to it when the editor came from there (`useCameFrom`). */
export function PageLink({ address, cameFrom }: { address: string; cameFrom: string | null }) {
  return (
    <a
      href={`${address}${cameFrom ?? ''}`}
      {...(cameFrom === null && { target: '_blank', rel: 'noreferrer' })}
      className={buttonClass('link', 'font-medium -my-2.5')}
    >
      {cameFrom === null ? staff.screens.seeThePage : staff.screens.backToThePage}
    </a>
  );
}

/** The public page's part whose *Edit* led here, such as `#joints` or ''. @returns null for another way. */
export function useCameFrom(): string | null {
  const { search, hash } = useLocation();
  const [from] = useState(() => (new URLSearchParams(search).get('from') === 'page' ? hash : null));
  return from;
}
