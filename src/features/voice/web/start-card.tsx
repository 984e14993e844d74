import { AudioLines } from 'lucide-react';
import { type Ref, useId } from 'react';
import type { Conversation } from '#features/conversations/conversations.contract.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Orb } from './orb/orb.tsx';
import { SessionButton } from './session-button.tsx';
import { voiceCopy } from './voice.copy.ts';

const copy = voiceCopy.start;

type StartCardProps = {
  /** "General · Stress · Alloy · Standard" */
  selection: string;
  /** Why a session cannot be started now; null when it can. */
  obstacle: string | null;
  /** Not known yet whether one can. */
  isChecking: boolean;
  /** An earlier conversation this session goes on with. */
  carriedOn?: Conversation | null | undefined;
  isCarriedOnMissing?: boolean;
  onLetGo?: () => void;
  startRef: Ref<HTMLButtonElement>;
  onStart: () => void;
  onCheckDevices: () => void;
};

/** The Start Session card, before a session: the light, one button, and what will be talked about. */
export function StartCard(props: StartCardProps) {
  const { selection, obstacle, isChecking, carriedOn, isCarriedOnMissing, onLetGo } = props;
  const { onStart, onCheckDevices } = props;
  const obstacleId = useId();
  return (
    <Card as="section" aria-label={copy.title} className="grid justify-items-center text-center">
      <Orb state="idle" className="size-[min(18rem,62vw)]" />
      <h2 className="text-heading">{copy.invitation}</h2>
      <p className="mt-1.5 max-w-[34ch] text-small text-ink-soft">{copy.aiNotice}</p>
      <div className="mt-5">
        <SessionButton
          ref={props.startRef}
          phase="idle"
          isDisabled={isChecking || obstacle !== null}
          describedBy={obstacleId}
          onStart={onStart}
          onEnd={() => {}}
        />
      </div>
      <p role="status" className="mt-3 font-semibold text-ink-soft">
        {voiceCopy.labels.idle}
      </p>
      <p className="mt-1 text-small text-ink-soft">
        <span className="sr-only">{copy.selection}: </span>
        {selection}
      </p>
      {carriedOn && (
        <div className="mt-3 grid justify-items-center gap-1 text-small">
          <p>
            {copy.continuing}{' '}
            <strong className="font-semibold">
              {carriedOn.title ? `“${carriedOn.title}”` : copy.untitled}
            </strong>
          </p>
          <Button variant="quiet" size="small" onClick={onLetGo}>
            {copy.startNew}
          </Button>
        </div>
      )}
      {isCarriedOnMissing && (
        <p role="status" className="mt-2 max-w-[36ch] text-small font-medium text-warn">
          {copy.gone}
        </p>
      )}
      <p
        id={obstacleId}
        role="status"
        className="mt-2 max-w-[36ch] text-small font-medium text-warn empty:hidden"
      >
        {obstacle}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="mt-3"
        icon={<AudioLines size={18} aria-hidden="true" />}
        onClick={onCheckDevices}
      >
        {copy.checkDevices}
      </Button>
    </Card>
  );
}
