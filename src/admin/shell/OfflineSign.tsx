import { useSyncExternalStore } from 'react';

/** Says so while the browser has no connection; screens that keep drafts say more where they do. */
export function OfflineSign() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
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

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
