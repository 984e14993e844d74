import { Clock } from 'lucide-react';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { chatCopy } from './chat.copy.ts';
import { OutgoingWords } from './message-row.tsx';
import type { Outgoing } from './outbox.ts';

type OutgoingRowProps = {
  item: Outgoing;
  onRetry: (id: string) => void;
  onTakeBack: (id: string) => void;
};

/** A message that is not with the server yet: why, and what can be done. */
export function OutgoingRow({ item, onRetry, onTakeBack }: OutgoingRowProps) {
  const isOnline = useIsOnline();
  const words = chatCopy.message;
  if (item.state === 'refused') {
    return (
      <OutgoingWords text={item.content}>
        <p role="alert" className="text-small">
          <strong className="font-semibold text-warn">{words.refused}</strong>{' '}
          {item.reason ?? words.refusedReason}
        </p>
        <Button variant="quiet" size="small" onClick={() => onRetry(item.id)}>
          {words.tryAgain}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onTakeBack(item.id)}>
          {words.takeBack}
        </Button>
      </OutgoingWords>
    );
  }
  // Said only of what is on the device: whoever reads it may close the page.
  const isHeldUp = item.state === 'waiting' && !item.isBeingKept;
  return (
    <OutgoingWords text={item.content}>
      <span className="flex items-center gap-1.5">
        {isHeldUp && <Clock size={14} aria-hidden="true" />}
        {isHeldUp ? words.waiting : words.sending}
      </span>
      {isHeldUp && !isOnline && !item.mayHaveArrived && (
        <Button variant="quiet" size="small" onClick={() => onTakeBack(item.id)}>
          {words.takeBack}
        </Button>
      )}
    </OutgoingWords>
  );
}
