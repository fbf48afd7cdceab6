import { Link } from 'react-router';
import { useOpenGallery } from '#admin/galleries/gallery-context.ts';
import { buttonClass } from '#admin/ui/Button.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';

/** Whose words are on the screen; nothing in a site of one language. */
export function LanguageSwitch() {
  const { open, language } = useOpenGallery();
  const others = otherLanguages();
  if (others.length === 0) return null;
  return (
    <nav aria-label={staff.galleries.languages.shown} className="flex flex-wrap gap-2">
      {['', ...others].map((code) => (
        <Link
          key={code}
          to={STAFF.gallery(open.gallery.id, code)}
          aria-current={code === language ? 'page' : undefined}
          className={buttonClass('secondary', 'aria-[current]:bg-shade')}
        >
          {languageName(code)}
        </Link>
      ))}
    </nav>
  );
}
