// A running session: one calm stage. The light is the state, the words rise beneath it, the controls are at hand.
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CrisisCard } from '#features/safety/web/crisis-card.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DrawerLater } from '#platform/web/ui/drawer-later.tsx';
import { callCopy, microphoneCopy } from './call/call.copy.ts';
import { CallControls } from './call-controls.tsx';
import { TimeLeftNotice } from './call-timer.tsx';
import { Captions, Transcript } from './live-captions.tsx';
import { Orb, type OrbProps } from './orb/orb.tsx';
import type { SessionRunner } from './session-runner.ts';
import { TypedMessage } from './typed-message.tsx';
import { voiceCopy } from './voice.copy.ts';
import type { VoiceSession } from './voice-session.ts';

const copy = voiceCopy.call;

type StageProps = {
  session: VoiceSession;
  runner: SessionRunner;
  selection: string;
  hasCaptions: boolean;
  country: string | null;
  onCaptions: (hasCaptions: boolean) => void;
  onDevices: () => void;
};

export function Stage({
  session,
  runner,
  selection,
  hasCaptions,
  country,
  onCaptions,
  onDevices,
}: StageProps) {
  const [isTyping, setIsTyping] = useState(false);
  const [isTranscriptOpen, setIsTranscriptOpen] = useState(false);
  const isActive = session.phase === 'active';
  useEscape(isActive, runner.interrupt);
  // The button that was pressed is gone: focus stays with the session.
  const stage = useRef<HTMLElement>(null);
  useEffect(() => stage.current?.focus(), []);
  return (
    <section
      ref={stage}
      tabIndex={-1}
      data-undisturbed=""
      aria-label={copy.stage}
      className="flex flex-1 flex-col items-center justify-center gap-3 px-4 sm:px-8"
    >
      <Help
        isShown={session.hasCrisisCard}
        country={country}
        className="grid w-full justify-items-center empty:sr-only"
      />
      <div className="relative grid w-full justify-items-center">
        <StageLight session={session} runner={runner} size={lightSizeFor(session.hasCrisisCard, isTyping)} />
        <Notices session={session} onResumeSound={runner.resumeAudio} />
      </div>
      <div role="status" className="grid justify-items-center gap-1 text-center">
        <p className="flex items-center gap-2.5 font-semibold text-ink-soft">
          <span aria-hidden="true" className={classNames('size-2 rounded-pill', dotOf(session))} />
          {isActive ? voiceCopy.labels.active : voiceCopy.labels.connecting}
        </p>
        {!isActive && session.ahead === 0 && (
          <p className="text-small text-ink-soft">{voiceCopy.start.allowMicrophone}</p>
        )}
        {session.clock && <TimeLeftNotice clock={session.clock} />}
        {session.isMuted && <p className="text-small font-medium text-ink">{callCopy.muted}</p>}
      </div>
      {isActive && hasCaptions && (
        <Captions session={session} position={runner.position} isTight={session.hasCrisisCard} />
      )}
      <div
        className={classNames(
          'bottom-0 z-10 grid w-full justify-items-center gap-3 bg-linear-to-t from-canvas from-80% to-transparent pt-5 pb-5 sm:pb-8',
          // On a low screen they would stand over the numbers to call.
          session.hasCrisisCard ? '[@media(min-height:44rem)]:sticky' : 'sticky',
        )}
      >
        {isActive && isTyping && <TypedMessage onSay={runner.say} />}
        <CallControls
          session={session}
          hasCaptions={hasCaptions}
          isTyping={isTyping}
          onEnd={() => void runner.end()}
          onMute={runner.setMuted}
          onCaptions={onCaptions}
          onTyping={setIsTyping}
          onPace={runner.setTakesItsTime}
          onTranscript={() => setIsTranscriptOpen(true)}
          onDevices={onDevices}
        />
        <p className="text-small text-ink-soft">
          <span className="sr-only">{voiceCopy.start.selection}: </span>
          {selection}
        </p>
      </div>
      <DrawerLater
        isOpen={isTranscriptOpen}
        onOpenChange={setIsTranscriptOpen}
        title={copy.transcript}
        side="right"
      >
        <Help
          isShown={session.hasCrisisCard}
          country={country}
          className="scroll-mt-16 px-5 not-empty:py-2"
        />
        <Transcript captions={session.captions} />
      </DrawerLater>
    </section>
  );
}

type HelpProps = { isShown: boolean; country: string | null; className: string };

/** On the stage, and in the drawer, which hides the stage: whoever has scrolled down is brought up to it. */
function Help({ isShown, country, className }: HelpProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div ref={place} aria-live="polite" className={className}>
      {isShown && <CrisisCard country={country} className="max-w-3xl" isInLiveRegion />}
    </div>
  );
}

const lightSizes = {
  large: 'size-[min(23rem,68vw,38dvh)]',
  medium: 'size-[min(18rem,56vw,29dvh)]',
  small: 'size-[min(10rem,28vw,16dvh)]',
  /** The answer to a disclosure needs the room, and the field stands below it. */
  roomy: 'size-[min(10rem,28vw,16dvh)] [@media(max-height:56rem)]:hidden',
} as const;

function lightSizeFor(hasCrisisCard: boolean, isTyping: boolean): keyof typeof lightSizes {
  if (hasCrisisCard) return isTyping ? 'roomy' : 'small';
  return isTyping ? 'medium' : 'large';
}

type StageLightProps = { session: VoiceSession; runner: SessionRunner; size: keyof typeof lightSizes };

/** The orb; while the therapist speaks a tap on it interrupts. */
function StageLight({ session, runner, size }: StageLightProps) {
  const state = orbState(session);
  const level =
    state === 'speaking' ? runner.playedLevel : state === 'listening' ? runner.micLevel : undefined;
  const isSpeaking = session.phase === 'active' && session.activity === 'speaking';
  return (
    <div className="grid justify-items-center">
      <button
        type="button"
        aria-label={copy.interrupt}
        disabled={!isSpeaking}
        onClick={runner.interrupt}
        className={classNames(
          'relative grid cursor-default place-items-center rounded-pill enabled:cursor-pointer',
          lightSizes[size],
        )}
      >
        <Orb state={state} level={level} className="relative size-full" />
      </button>
      {(size === 'large' || size === 'medium') && (
        <p
          aria-hidden="true"
          className={classNames('h-5 text-tiny text-ink-soft', !isSpeaking && 'invisible')}
        >
          {copy.interruptHint}
        </p>
      )}
    </div>
  );
}

function orbState({ phase, activity, isResuming, isMuted }: VoiceSession): OrbProps['state'] {
  if (phase === 'connecting' || isResuming) return 'connecting';
  return isMuted && activity === 'listening' ? 'muted' : activity;
}

const dotOf = ({ phase, activity, isResuming }: VoiceSession) =>
  phase === 'active' && !isResuming ? (activity === 'listening' ? 'bg-calm' : 'bg-glow') : 'bg-line-strong';

/** What is not as it should be, each in one sentence, and gone when it is over. It floats: nothing moves for it. */
function Notices({ session, onResumeSound }: { session: VoiceSession; onResumeSound: () => void }) {
  const trouble = session.microphoneProblem && microphoneCopy[session.microphoneProblem];
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-0 grid justify-items-center gap-2"
    >
      {session.isResuming && <Notice title={copy.reconnecting}>{copy.reconnectingHelp}</Notice>}
      {session.ahead > 0 && <Notice title={copy.ahead(session.ahead)}>{copy.aheadHelp}</Notice>}
      {trouble && <Notice title={trouble.title}>{trouble.description}</Notice>}
      {session.problem && <Notice title={session.problem} />}
      {session.isReminded && <Notice title={copy.aiReminder} />}
      {session.isSoundPaused && (
        <Notice title={callCopy.paused.title}>
          <Button variant="secondary" size="small" className="mt-2" onClick={onResumeSound}>
            {copy.soundPaused}
          </Button>
        </Notice>
      )}
    </div>
  );
}

const Notice = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="pointer-events-auto flex max-w-md animate-rise items-start gap-2.5 rounded-inset border border-line bg-surface px-4 py-2.5 text-left text-small shadow-soft">
    <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 text-warn" />
    <div>
      <strong className="font-semibold">{title}</strong> {children}
    </div>
  </div>
);

/** Esc interrupts, unless something in front of the stage wants it. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[data-holds-page]'))
        onEscape();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [isOn, onEscape]);
}
