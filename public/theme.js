// Names the theme before the first paint. A classic script in the head: the page may run no inline script.
(() => {
  const root = document.documentElement;
  const query = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let choice = null;
    try {
      choice = localStorage.getItem('theme');
    } catch {
      // Storage may be closed to us; the system preference still holds.
    }
    const theme = choice === 'light' || choice === 'dark' ? choice : query.matches ? 'dark' : 'light';
    if (root.dataset.theme !== theme) root.dataset.theme = theme;
  };
  apply();
  query.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('themechoice', apply);
})();
