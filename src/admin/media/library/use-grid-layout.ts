import { useLayoutEffect, useRef, useState } from 'react';
import { layOutGrid } from './grid-layout.ts';

/** The layout of a grid in its width, and its distance from the top of the page in CSS pixels. */
export function useGridLayout() {
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState({ layout: layOutGrid(0), top: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const top = element.getBoundingClientRect().top + window.scrollY;
      setMeasured((before) => {
        const layout = layOutGrid(element.clientWidth, rem);
        const isSame =
          before.top === top &&
          before.layout.tile === layout.tile &&
          before.layout.label === layout.label;
        return isSame ? before : { layout, top };
      });
    };
    measure();
    // Content above the grid moves it down.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  return { ref, ...measured };
}
