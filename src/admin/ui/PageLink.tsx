import { buttonClass } from './button-class.ts';

interface PageLinkProps {
  /** Address of the public page. */
  address: string;
  /** See `useCameFrom`. */
  cameFrom: string | null;
}

/** The way to what visitors see; back to it for whoever came from there. */
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
