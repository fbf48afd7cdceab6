/** Shows what stands below a part whose code could not be fetched, in its place: see NotLoaded.astro. */
export function showNotLoaded(part: HTMLElement): void {
  const said = part.nextElementSibling as HTMLElement;
  part.hidden = true;
  said.hidden = false;
  said.querySelector('button')?.addEventListener('click', () => location.reload());
}
