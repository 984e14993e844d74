// Is the microphone heard, is the sound heard. Opened before a session or during one; nothing is recorded.
import { Check, CircleStop, Mic, TriangleAlert, Volume2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { VoiceId } from '../voice.contract.ts';
import { callCopy, microphoneCopy } from './call/call.copy.ts';
import {
  listMicrophones,
  type Microphone,
  type MicrophoneProblem,
  microphoneProblemOf,
  watchMicrophones,
} from './call/microphone.ts';
import { checkMicrophone, type MicrophoneCheck } from './call/microphone-check.ts';
import { voiceCopy } from './voice.copy.ts';
import { voicePreview } from './voice-preview.ts';

const copy = voiceCopy.check;
/** Louder than a quiet room, softer than a whisper close by. */
const HEARD_RMS = 0.02;

type DeviceCheckProps = {
  microphoneId: string | null;
  onChoose: (microphoneId: string | null) => void;
  /** Plays a sample of this voice; null leaves the sound test out, as during a call. */
  voice: VoiceId | null;
  onClose: () => void;
};

/** Mount it to open it, in a click. */
export function DeviceCheck({ microphoneId, onChoose, voice, onClose }: DeviceCheckProps) {
  const microphones = useMicrophones();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={copy.description}
      width="narrow"
      footer={<Button onClick={onClose}>{copy.done}</Button>}
    >
      <div className="grid gap-6">
        <div className="grid gap-3">
          <Field label={copy.microphone}>
            <Select
              value={microphones.list.some(({ id }) => id === microphoneId) ? (microphoneId ?? '') : ''}
              onChange={(event) => onChoose(event.currentTarget.value || null)}
            >
              <option value="">{callCopy.defaultMicrophone}</option>
              {microphones.list.map(({ id, label }, place) => (
                <option key={id} value={id}>
                  {label || `${callCopy.unnamedMicrophone} ${place + 1}`}
                </option>
              ))}
            </Select>
          </Field>
          <LevelCheck key={microphoneId} microphoneId={microphoneId} onAllowed={microphones.refresh} />
        </div>
        {voice && <SoundCheck voice={voice} />}
      </div>
    </Dialog>
  );
}

/** Names appear once the microphone is allowed, so the list is asked for again then. */
function useMicrophones() {
  const [list, setList] = useState<Microphone[]>([]);
  const refresh = useCallback(async () => setList(named(await listMicrophones())), []);
  useEffect(() => {
    void refresh();
    return watchMicrophones((microphones) => setList(named(microphones)));
  }, [refresh]);
  return { list, refresh };
}

const named = (microphones: Microphone[]) => microphones.filter(({ id }) => id !== '');

type LevelCheckProps = { microphoneId: string | null; onAllowed: () => void };

function LevelCheck({ microphoneId, onAllowed }: LevelCheckProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const [isLive, setIsLive] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the microphone again
  useEffect(() => {
    let isGone = false;
    let check: MicrophoneCheck | null = null;
    setProblem(null);
    checkMicrophone(microphoneId, (rms) => {
      // Loudness is heard in steps of strength, not of amplitude.
      if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, Math.sqrt(rms) * 1.8)})`;
      if (rms > HEARD_RMS) setIsHeard(true);
    }).then(
      (opened) => {
        if (isGone) return opened.stop();
        check = opened;
        setIsLive(true);
        onAllowed();
      },
      (error: unknown) => !isGone && setProblem(microphoneProblemOf(error) ?? 'busy'),
    );
    return () => {
      isGone = true;
      check?.stop();
    };
  }, [microphoneId, tries, onAllowed]);

  if (problem)
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-inset bg-glow-tint p-4">
        <p className="flex items-start gap-2.5 text-small">
          <TriangleAlert size={20} aria-hidden="true" className="text-warn" />
          <span>
            <strong className="block font-semibold">{microphoneCopy[problem].title}</strong>
            {microphoneCopy[problem].description}
          </span>
        </p>
        <Button variant="secondary" size="small" onClick={() => setTries(tries + 1)}>
          {copy.tryAgain}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <Mic size={18} aria-hidden="true" className="text-ink-soft" />
        <div aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-pill bg-sunken">
          <div ref={bar} className="h-full origin-left scale-x-0 rounded-pill bg-calm" />
        </div>
      </div>
      <p role="status" className="flex items-center gap-2 text-small text-ink-soft">
        {isHeard && <Check size={18} aria-hidden="true" className="text-brand" />}
        {isHeard ? copy.heard : isLive ? copy.speak : copy.waiting}
      </p>
    </div>
  );
}

function SoundCheck({ voice }: { voice: VoiceId }) {
  const playing = useSyncExternalStore(voicePreview.subscribe, voicePreview.state);
  useEffect(() => voicePreview.stop, []);
  const isPlaying = playing?.phase === 'playing' || playing?.phase === 'loading';
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-small font-semibold">{copy.speaker}</p>
      <Button
        variant="secondary"
        size="small"
        icon={
          isPlaying ? <CircleStop size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />
        }
        onClick={() => (isPlaying ? voicePreview.stop() : voicePreview.play(voice))}
      >
        {isPlaying ? copy.stop : copy.play}
      </Button>
      <p role="status" className="text-small text-ink-soft">
        {playing?.phase === 'failed' ? voiceCopy.voices.failed : copy.speakerHelp}
      </p>
    </div>
  );
}
