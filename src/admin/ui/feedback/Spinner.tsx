import { staff } from '#languages/staff.ts';

export function Spinner({ label = staff.common.loading }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-60 place-items-center">
      <span
        aria-hidden="true"
        className="size-7 motion-safe:animate-spin rounded-full border-2 border-line border-t-accent"
      />
      <span className="sr-only">{label}</span>
    </div>
  );
}
