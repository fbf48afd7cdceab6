import { useEffect } from 'react';

/** Sets `--keyboard` to what an on-screen keyboard covers: not every browser shrinks the page for it. */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport, document } = window;
    if (!visualViewport) return;
    const measure = () => {
      const covered = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      document.documentElement.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
      document.documentElement.style.removeProperty('--keyboard');
    };
  }, []);
}
