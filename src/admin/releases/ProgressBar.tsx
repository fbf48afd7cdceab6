import { useIsOnline } from '#admin/ui/use-is-online.ts';

/** For sighted people: the line above says the same. @param share from 0 to 1; null when unknown. */
export function ProgressBar({ share }: { share: number | null }) {
  const isOnline = useIsOnline();
  return (
    <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-full bg-shade">
      {share === null ? (
        <div className={`h-full w-1/3 rounded-full bg-brass ${isOnline ? 'progress' : ''}`} />
      ) : (
        <div className="h-full rounded-full bg-brass" style={{ width: `${share * 100}%` }} />
      )}
    </div>
  );
}
