import { Link } from 'react-router';
import { buttonClass } from '#admin/ui/button-class.ts';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';

interface UnbuiltScreenProps {
  title: string;
  headline: string;
  text: string;
  /** Where the same things can be seen today. */
  see: { href: string; label: string };
}

/** A place that is reserved: what will be looked after here, and what works meanwhile. */
function UnbuiltScreen({ title, headline, text, see }: UnbuiltScreenProps) {
  useScreenTitle(title);
  return (
    <>
      <ScreenBar>
        <ScreenName title={title} />
      </ScreenBar>
      <div className="grid max-w-2xl gap-5 px-4 py-12 sm:px-8 sm:py-20">
        <p className="text-note text-soft">Not open yet</p>
        <h2 className="font-display text-screen/tight sm:text-sheet/tight">{headline}</h2>
        <p className="text-reading/relaxed text-soft">{text}</p>
        <p className="flex flex-wrap gap-3">
          <a href={see.href} className={buttonClass('secondary')}>
            {see.label}
          </a>
          <Link to="/admin/blog" className={buttonClass('quiet')}>
            Work on articles
          </Link>
        </p>
      </div>
    </>
  );
}

/** /admin/galleries */
export function GalleriesScreen() {
  return (
    <UnbuiltScreen
      title="Galleries"
      headline="One gallery for each job worth showing"
      text="Here you will write the story of a job, choose its cover and decide the order in which visitors meet the galleries."
      see={{ href: '/#work', label: 'See the galleries on the website' }}
    />
  );
}

/** /admin/portfolio-images */
export function PortfolioScreen() {
  return (
    <UnbuiltScreen
      title="Portfolio"
      headline="The pictures of a job, in their order"
      text="Here you will put the pictures of a gallery in order, caption them, and pair a view of the finished room with the same view before the work."
      see={{ href: '/#work', label: 'See the portfolio on the website' }}
    />
  );
}
