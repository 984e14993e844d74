// Asking before a page with unsaved words is closed, and never before help: to a browser a press on a telephone number is a
// leaving, too, and whoever answers its question with "stay" has not called.
const HELP_FOR_MS = 1_000;

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a[href]') : null);

/** A press on a number to call or to text, or on the way to crisis help. */
export function leadsToHelp(event: Event): boolean {
  const link = linkOf(event);
  if (!(link instanceof HTMLAnchorElement)) return false;
  return ['tel:', 'sms:'].includes(link.protocol) || link.getAttribute('href') === '/crisis';
}

/** The browser asks before leaving while `hasUnsaved`. Returns the end of it. */
export function askBeforeUnload(hasUnsaved: () => boolean = () => true): () => void {
  let isForHelp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onClick = (event: MouseEvent) => {
    clearTimeout(timer);
    isForHelp = leadsToHelp(event);
    timer = setTimeout(() => {
      isForHelp = false;
    }, HELP_FOR_MS);
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isForHelp && hasUnsaved()) event.preventDefault();
  };
  document.addEventListener('click', onClick, true);
  addEventListener('beforeunload', onUnload);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('click', onClick, true);
    removeEventListener('beforeunload', onUnload);
  };
}
