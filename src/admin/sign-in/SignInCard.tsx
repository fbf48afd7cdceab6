import { type ReactNode, useEffect, useRef } from 'react';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

let isFirst = true;

interface SignInCardProps {
  title: string;
  children: ReactNode;
  /** What gets the focus: the heading, which announces the step, or what the content chooses. */
  focus?: 'heading' | 'content';
}

export function SignInCard({ title, children, focus = 'heading' }: SignInCardProps) {
  useScreenTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On arrival the browser decides what has the focus; between steps we do.
    if (!isFirst && focus === 'heading') heading.current?.focus();
    isFirst = false;
  }, [focus]);
  return (
    // The bottom padding leaves room for a toast on phones.
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-8 px-5 pt-10 pb-28 sm:pb-10">
      <p className="text-center font-display text-brand">{site.name}</p>
      <section className="grid gap-6 rounded-xl border border-line bg-panel p-6 sm:p-8">
        <h1
          ref={heading}
          tabIndex={-1}
          className="wrap-anywhere font-display text-screen/tight outline-none"
        >
          {title}
        </h1>
        {children}
      </section>
      <p className="text-center">
        <a
          href="/"
          className="inline-block min-h-11 py-2.5 text-soft underline underline-offset-4 hover:text-text"
        >
          {staff.signIn.backToTheWebsite}
        </a>
      </p>
    </main>
  );
}
