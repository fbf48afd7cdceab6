import { lazy, type ReactNode, Suspense } from 'react';
import { useOpenGallery } from '#admin/galleries/gallery-context.ts';
import type { FieldName } from '#domain/galleries/fields.ts';
import { isWritten } from '#domain/galleries/gallery-words.ts';

// A site of one language never asks for it.
const OriginalWords = lazy(async () => ({
  default: (await import('./Original.tsx')).OriginalWords,
}));

interface BesideProps {
  field: FieldName;
  /** Below the field, where there is no room beside it. */
  isBelow?: boolean;
  children: ReactNode;
}

/** A field with the words of the main language beside it, while those of another are written. */
export function Beside({ field, isBelow = false, children }: BesideProps) {
  const { language } = useOpenGallery();
  if (language === '' || !isWritten(field)) return children;
  return (
    <div
      className={`grid grid-cols-1 gap-x-8 gap-y-3 ${isBelow ? '' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'}`}
    >
      <div className="min-w-0">{children}</div>
      <Suspense fallback={null}>
        <OriginalWords field={field} />
      </Suspense>
    </div>
  );
}
