import { Captions, CaptionsOff, Keyboard, Mic, MicOff, ScrollText, Settings2 } from 'lucide-react';
import { classNames } from '#platform/web/class-names.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChipToggle } from '#platform/web/ui/chip.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { SessionButton } from './session-button.tsx';
import { voiceCopy } from './voice.copy.ts';
import type { VoiceSession } from './voice-session.ts';

const copy = voiceCopy.call;
const bigger = 'size-12!';
const on = 'bg-sunken! text-ink!';
/** Icons alone need less room; with it they would not fit beside the chip on the narrowest phone. */
const onOneRow = 'max-lg:px-2.5';

type CallControlsProps = {
  session: VoiceSession;
  hasCaptions: boolean;
  isTyping: boolean;
  onEnd: () => void;
  onMute: (isMuted: boolean) => void;
  onCaptions: (hasCaptions: boolean) => void;
  onTyping: (isTyping: boolean) => void;
  onPace: (takesItsTime: boolean) => void;
  onTranscript: () => void;
  onDevices: () => void;
};

/** Everything needed during a call, around the button that ends it: within reach of one thumb. */
export function CallControls(props: CallControlsProps) {
  const { session, hasCaptions, isTyping } = props;
  const isActive = session.phase === 'active';
  return (
    <div className="grid justify-items-center gap-4">
      <div className="flex items-center gap-4">
        <IconButton
          look="ring"
          className={classNames(bigger, session.isMuted && on)}
          label={session.isMuted ? copy.unmute : copy.mute}
          disabled={!isActive}
          icon={
            session.isMuted ? <MicOff size={20} aria-hidden="true" /> : <Mic size={20} aria-hidden="true" />
          }
          onClick={() => props.onMute(!session.isMuted)}
        />
        <SessionButton
          phase={session.phase}
          isEnding={session.isEnding}
          onStart={() => {}}
          onEnd={props.onEnd}
        />
        <IconButton
          look="ring"
          className={classNames(bigger, hasCaptions && on)}
          label={hasCaptions ? copy.captionsOff : copy.captionsOn}
          icon={
            hasCaptions ? (
              <Captions size={20} aria-hidden="true" />
            ) : (
              <CaptionsOff size={20} aria-hidden="true" />
            )
          }
          onClick={() => props.onCaptions(!hasCaptions)}
        />
      </div>
      {isActive && (
        <div className="flex flex-wrap justify-center gap-x-1 gap-y-1.5">
          <ChipToggle isOn={session.takesItsTime} onChange={props.onPace}>
            {copy.takeYourTime}
          </ChipToggle>
          <Button
            variant="quiet"
            size="small"
            className={onOneRow}
            aria-expanded={isTyping}
            icon={<Keyboard size={20} aria-hidden="true" />}
            onClick={() => props.onTyping(!isTyping)}
          >
            <span className="max-lg:sr-only">{isTyping ? copy.typingHide : copy.typing}</span>
          </Button>
          <Button
            variant="quiet"
            size="small"
            className={onOneRow}
            icon={<ScrollText size={20} aria-hidden="true" />}
            onClick={props.onTranscript}
          >
            <span className="max-lg:sr-only">{copy.transcript}</span>
          </Button>
          <Button
            variant="quiet"
            size="small"
            className={onOneRow}
            icon={<Settings2 size={20} aria-hidden="true" />}
            onClick={props.onDevices}
          >
            <span className="max-lg:sr-only">{copy.microphone}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
