import { useIsOnline } from '#admin/ui/use-is-online.ts';

/** Screens that keep drafts say more where they do. */
export function OfflineSign() {
  const isOnline = useIsOnline();
  return (
    <div role="status" aria-label="Connection">
      {!isOnline && (
        <p className="bg-caution-shade px-4 py-2 font-medium text-caution sm:px-8">
          You are offline. What you see may be old, and nothing can be saved until you are back.
        </p>
      )}
    </div>
  );
}
