/**
 * Asks the browser to keep a copy of /crisis for when there is no network. Its worker has a say over no other page, so
 * opening other pages would never bring a newer copy: each visit looks for one.
 */
export function keepCrisisPage() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/crisis-worker.js', { scope: '/crisis' })
      .then((registration) => registration.update())
      .catch(() => {
        // Private windows and old browsers refuse; the page then needs the network, as any other.
      });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
