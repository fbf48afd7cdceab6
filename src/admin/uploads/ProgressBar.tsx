const SIZES = { thin: 'h-1', thick: 'h-2' };

/** Everything of it is set: WebKit draws its own in grey otherwise, which shows no progress. */
export function progressClass(size: keyof typeof SIZES): string {
  return `block w-full appearance-none overflow-hidden rounded-full border-0 bg-shade [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-shade [&::-webkit-progress-value]:bg-brass ${SIZES[size]}`;
}

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
      className={progressClass(size)}
    />
  );
}
