import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { staff } from '#languages/staff.ts';
import { $toast, closeToast, TOAST_DURATION, type Toast } from '#stores/toasts.ts';

/** Both live regions are there from the start; React Aria's top layer keeps them readable beside a dialog. */
export function Toasts() {
  const toast = useStore($toast);
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  return (
    <section
      aria-label={staff.common.messages}
      data-react-aria-top-layer="true"
      className="toasts pointer-events-none fixed inset-x-4 bottom-4 z-50 sm:inset-s-auto sm:w-96"
    >
      <div role="status">{toast?.kind === 'success' && card}</div>
      <div role="alert">{toast?.kind === 'destructive' && card}</div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const isGood = toast.kind === 'success';
  const leaves = isGood && !isHeld;

  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => closeToast(toast.id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [leaves, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the message while it is read.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`toast pointer-events-auto flex w-full items-start gap-3 rounded-lg border bg-panel p-4 shadow-lg ${isGood ? 'border-line' : 'border-bad'}`}
    >
      <div className="min-w-0 flex-1">
        <p className={`font-semibold ${isGood ? '' : 'text-bad'}`}>{toast.title}</p>
        <p className="text-soft">{toast.text}</p>
      </div>
      <button
        type="button"
        aria-label={staff.common.close}
        onClick={() => closeToast(toast.id)}
        className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-soft hover:text-text"
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
