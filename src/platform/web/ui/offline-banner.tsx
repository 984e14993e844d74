import { CloudOff } from 'lucide-react';
import { useIsOnline } from '../online-status.ts';
import { uiCopy } from './ui.copy.ts';

/** Says once, without alarm, that the network is away. The live region stands before it is needed. */
export function OfflineBanner({ isOffline }: { isOffline?: boolean }) {
  const isOnline = useIsOnline();
  const isShown = isOffline ?? !isOnline;
  return (
    <div role="status" data-screen-only="">
      {isShown && (
        <p className="flex items-center justify-center gap-2.5 border-b border-line bg-glow-tint px-4 py-2 text-small">
          <CloudOff size={18} aria-hidden="true" className="text-warn" />
          <span>
            <strong className="font-semibold">{uiCopy.offlineTitle}</strong> {uiCopy.offlineBody}
          </span>
        </p>
      )}
    </div>
  );
}
