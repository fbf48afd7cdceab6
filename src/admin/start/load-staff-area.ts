import stylesheet from '#admin/admin.css?url';

let styles: Promise<void> | null = null;

/** Downloads the code behind sign-in and its styles. @throws when a download fails; the next call retries. */
export async function loadStaffArea() {
  const [area] = await Promise.all([import('#admin/StaffArea.tsx'), loadStyles()]);
  return area;
}

/** After the styles of sign-in, which have the same names: React would put the stylesheet before them. */
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
