// Speaking instead of typing. Each way a microphone can fail has its own words, from the voice pages.
import { Mic, Square, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { microphoneCopy } from '#features/voice/web/call/call.copy.ts';
import { microphoneProblemOf } from '#features/voice/web/call/microphone.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { MAX_DICTATION_MS, type Recording, startRecording } from './dictation.ts';
import { journalCopy } from './journal.copy.ts';
import { reasonOf, transcribe } from './journal-api.ts';

const copy = journalCopy.dictation;

type Phase = 'idle' | 'asking' | 'recording' | 'working';
type Problem = { title: string; description?: string };

export function DictationButton({ onText }: { onText: (text: string) => void }) {
  const isOnline = useIsOnline();
  const [phase, setPhase] = useState<Phase>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [level, setLevel] = useState(0);
  const [leftMs, setLeftMs] = useState(MAX_DICTATION_MS);
  const recording = useRef<Recording | null>(null);
  const sending = useRef<AbortController | null>(null);
  const isHere = useRef(true);
  const finishNow = useRef(() => {});

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      recording.current?.discard();
      sending.current?.abort();
    };
  }, []);
  useEffect(() => {
    if (phase !== 'recording') return;
    const startedAt = performance.now();
    const timer = setInterval(
      () => setLeftMs(Math.max(0, MAX_DICTATION_MS - (performance.now() - startedAt))),
      500,
    );
    return () => clearInterval(timer);
  }, [phase]);

  async function start() {
    setProblem(null);
    setPhase('asking');
    try {
      const started = await startRecording(setLevel, () => finishNow.current());
      if (!isHere.current) return started.discard();
      recording.current = started;
      setLeftMs(MAX_DICTATION_MS);
      setPhase('recording');
    } catch (error) {
      setProblem(microphoneCopy[microphoneProblemOf(error) ?? 'busy']);
      setPhase('idle');
    }
  }

  async function finish() {
    const ended = recording.current;
    recording.current = null;
    if (!ended) return;
    setPhase('working');
    sending.current = new AbortController();
    try {
      const sound = await ended.finish();
      const { text } = sound ? await transcribe(sound, sending.current.signal) : { text: '' };
      if (!isHere.current) return;
      if (text.trim()) onText(text.trim());
      else setProblem({ title: copy.nothing });
    } catch (error) {
      if (isHere.current && !sending.current.signal.aborted)
        setProblem({ title: reasonOf(error) ?? (navigator.onLine ? copy.failed : copy.offline) });
    }
    if (isHere.current) setPhase('idle');
  }
  finishNow.current = () => void finish();

  function discard() {
    recording.current?.discard();
    recording.current = null;
    sending.current?.abort();
    setPhase('idle');
  }

  const clock = `${Math.floor(leftMs / 60_000)}:${String(Math.floor((leftMs % 60_000) / 1000)).padStart(2, '0')}`;
  return (
    <div className="grid gap-2">
      <div role="status" className="sr-only">
        {phase === 'asking'
          ? copy.asking
          : phase === 'recording'
            ? copy.recording
            : phase === 'working'
              ? copy.working
              : ''}
      </div>
      {phase === 'recording' ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="small"
            icon={<Square size={16} aria-hidden="true" className="fill-current" />}
            onClick={() => void finish()}
          >
            {copy.stop}
          </Button>
          <span aria-hidden="true" className="h-2 w-16 overflow-hidden rounded-pill bg-sunken">
            <span
              className="block h-full origin-left rounded-pill bg-calm"
              style={{ transform: `scaleX(${Math.min(1, Math.sqrt(level) * 1.8)})` }}
            />
          </span>
          <span className="text-tiny text-ink-soft tabular-nums">{copy.left(clock)}</span>
          <Button variant="quiet" size="small" onClick={discard}>
            {copy.cancel}
          </Button>
        </div>
      ) : (
        <div className="flex items-center gap-2">
          <Button
            variant="secondary"
            size="small"
            isBusy={phase === 'working' || phase === 'asking'}
            disabled={!isOnline}
            title={isOnline ? copy.private : copy.offline}
            icon={<Mic size={18} aria-hidden="true" />}
            onClick={() => void start()}
          >
            {copy.start}
          </Button>
          {phase === 'asking' && <span className="text-small text-ink-soft">{copy.asking}</span>}
          {phase === 'working' && <span className="text-small text-ink-soft">{copy.working}</span>}
        </div>
      )}
      {problem && (
        <div
          role="alert"
          className="flex items-start gap-2.5 rounded-inset bg-glow-tint py-2 pr-1 pl-3.5 text-small"
        >
          <TriangleAlert size={18} aria-hidden="true" className="mt-2.5 text-warn" />
          <p className="flex-1 py-2">
            <strong className="block font-semibold">{problem.title}</strong>
            {problem.description}
          </p>
          <IconButton
            label={copy.dismiss}
            icon={<X size={18} aria-hidden="true" />}
            onClick={() => setProblem(null)}
          />
        </div>
      )}
    </div>
  );
}
