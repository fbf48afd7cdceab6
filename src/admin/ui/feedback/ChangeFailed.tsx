/** Why it failed, beside the button and read out at once. */
export function ChangeFailed({ change }: { change: { error: Error | null } }) {
  return (
    <p role="alert" className="wrap-anywhere text-bad text-note empty:hidden">
      {change.error?.message}
    </p>
  );
}
