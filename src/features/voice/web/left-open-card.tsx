import { Mic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { voiceCopy } from './voice.copy.ts';

const copy = voiceCopy.leftOpen;

type LeftOpenCardProps = { canContinue: boolean; onContinue: () => void; onEnd: () => Promise<void> };

/** A session of this member runs without this page: after a reload, or in another tab. */
export function LeftOpenCard({ canContinue, onContinue, onEnd }: LeftOpenCardProps) {
  const [isEnding, setIsEnding] = useState(false);
  return (
    <Card as="section" aria-labelledby="left-open-title" className="flex flex-wrap items-center gap-4">
      <div className="min-w-60 flex-1" role="status">
        <h2 id="left-open-title" className="text-title">
          {copy.title}
        </h2>
        <p className="text-small text-ink-soft">{copy.body}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          icon={<Mic size={18} aria-hidden="true" />}
          disabled={!canContinue || isEnding}
          onClick={onContinue}
        >
          {copy.continue}
        </Button>
        <Button
          variant="secondary"
          isBusy={isEnding}
          onClick={async () => {
            setIsEnding(true);
            await onEnd();
            setIsEnding(false);
          }}
        >
          {copy.end}
        </Button>
      </div>
    </Card>
  );
}
