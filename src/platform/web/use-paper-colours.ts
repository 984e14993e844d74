import { useEffect } from 'react';

/** Paper is light: while the page is printed it wears the light theme, whatever the screen does. */
export function usePaperColours(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let worn: string | undefined;
    const before = () => {
      worn = dataset.theme;
      dataset.theme = 'light';
    };
    const after = () => {
      if (worn === undefined) delete dataset.theme;
      else dataset.theme = worn;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
