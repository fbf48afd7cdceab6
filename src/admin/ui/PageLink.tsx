import { buttonClass } from './button-class.ts';

interface PageLinkProps {
  address: string;
  cameFrom: string | null;
}

/** A link to the public page; back to it when the editor came from there (`useCameFrom`). */
export function PageLink({ address, cameFrom }: PageLinkProps) {
  return (
    <a
      href={`${address}${cameFrom ?? ''}`}
      {...(cameFrom === null && { target: '_blank', rel: 'noreferrer' })}
      className={buttonClass('link', 'font-medium')}
    >
      {cameFrom === null ? 'See the page' : 'Back to the page'}
    </a>
  );
}
