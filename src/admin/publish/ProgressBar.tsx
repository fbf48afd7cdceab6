/**
 * For eyes alone: the line above it says the same.
 *
 * @param share from 0 to 1; null when nobody can say.
 */
export function ProgressBar({ share }: { share: number | null }) {
  return (
    <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-full bg-shade">
      {share === null ? (
        <div className="progress h-full w-1/3 rounded-full bg-brass" />
      ) : (
        <div className="h-full rounded-full bg-brass" style={{ width: `${share * 100}%` }} />
      )}
    </div>
  );
}
