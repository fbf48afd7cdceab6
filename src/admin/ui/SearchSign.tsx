export function SearchSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4.5 stroke-current" fill="none">
      <circle cx="8.5" cy="8.5" r="5.5" strokeWidth="1.5" />
      <path d="m13 13 4.5 4.5" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
