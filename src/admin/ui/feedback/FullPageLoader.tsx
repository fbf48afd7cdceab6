import { useEffect, useState } from 'react';
import { staff } from '#languages/staff.ts';
import { Spinner } from './Spinner.tsx';

/** Then it says that it takes long, in milliseconds. */
const SLOW_AFTER_MS = 5_000;

export function FullPageLoader({ label = staff.common.openingTheStaffArea }: { label?: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="grid min-h-dvh place-content-center p-6 text-center">
      <h1 className="sr-only">{staff.common.staffArea}</h1>
      <Spinner label={label} />
      <p role="status" className="min-h-12 max-w-xs text-soft">
        {isLate && staff.common.takesLong}
      </p>
    </main>
  );
}
