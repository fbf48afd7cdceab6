/** Everything of it is set: WebKit draws its own in grey otherwise, which shows no progress. */
export const PROGRESS =
  'block w-full appearance-none overflow-hidden rounded-full border-0 bg-shade [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-shade [&::-webkit-progress-value]:bg-brass';
const SIZES = { thin: 'h-1', thick: 'h-2' };

interface ProgressBarProps {
  label: string;
  value: number;
  size?: keyof typeof SIZES;
}

export function ProgressBar({ label, value, size = 'thin' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={Math.round(value * 100)}
      className={`${PROGRESS} ${SIZES[size]}`}
    />
  );
}
