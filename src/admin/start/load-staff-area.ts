import stylesheet from '#admin/admin.css?url';

let styles: Promise<void> | null = null;

/**
 * Downloads what is behind sign-in: its code, and beside it its styles, without which it is not shown.
 *
 * @throws when one of them does not come; the next call tries again.
 */
export async function loadStaffArea() {
  const [area] = await Promise.all([import('#admin/StaffArea.tsx'), loadStyles()]);
  return area;
}

/** Behind the styles of sign-in, which have the same names: React's own way puts a stylesheet before them. */
function loadStyles(): Promise<void> {
  styles ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles = null;
      reject(new Error('The styles of the staff area did not load.'));
    });
    document.head.append(link);
  });
  return styles;
}
