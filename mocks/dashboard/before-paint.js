// Before the first paint, so that a dark page doesn't flash bright. It isn't a module, because a
// browser paints before it runs modules.
try {
  const theme = localStorage.getItem('dashboard.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // The browser may deny access to storage.
}
