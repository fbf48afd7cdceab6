import { useEffect } from 'react';

/**
 * Tells the style sheet, as `--keyboard`, how much of the window a keyboard on the screen covers: not
 * every browser makes the page smaller for it.
 */
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
