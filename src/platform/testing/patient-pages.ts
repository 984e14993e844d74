// Page tests wait for what they look for longer than the usual second: only a failing test pays for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}
