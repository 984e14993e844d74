import { useCallback, useState } from 'react';

/** The width of an element in px, as it changes; `assumed` before it is measured. */
export function useWidth<Part extends HTMLElement>(assumed: number): [(part: Part | null) => void, number] {
  const [width, setWidth] = useState(assumed);
  const ref = useCallback((part: Part | null) => {
    if (!part || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
