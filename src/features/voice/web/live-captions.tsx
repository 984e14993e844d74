// The last thing each of the two said. The therapist's words are large, and those not heard yet are pale; a screen
// reader is given whole sentences as they are heard, never words.
import { useEffect, useMemo, useState } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import type { Position as PlayedPosition } from './call/call-client.ts';
import type { Subscribe } from './call/signal.ts';
import { type Caption, heardOf, sentencesOf } from './captions.ts';
import { voiceCopy } from './voice.copy.ts';
import type { VoiceSession } from './voice-session.ts';

const copy = voiceCopy.captions;
const READ_OUT = 6;

type CaptionsProps = {
  session: Pick<VoiceSession, 'captions' | 'items'>;
  position: Subscribe<PlayedPosition>;
  /** Little room is left: smaller on a phone, and none kept free for long sentences. */
  isTight: boolean;
};

export function Captions({ session, position, isTight }: CaptionsProps) {
  const { captions } = session;
  const therapist = captions.findLast(({ role, text }) => role === 'assistant' && text !== '');
  const heard = useHeard(therapist, session, position);
  const member = captions.findLast(({ role, text }) => role === 'user' && text !== '');
  return (
    <section aria-label={copy.label} className="grid w-full justify-items-center gap-3 text-center">
      <div
        aria-hidden="true"
        className={classNames(
          'grid max-w-[34ch] content-end wrap-anywhere sm:text-[1.625rem]',
          isTight ? 'min-h-[1.35em] text-lead' : 'min-h-[4.5em] text-title',
        )}
      >
        {therapist && (
          <p
            key={therapist.itemId}
            className="animate-rise font-display leading-[1.35] font-[420] tracking-tight text-balance"
          >
            {therapist.text.slice(0, heard)}
            <span className="text-ink-soft sm:opacity-75">{therapist.text.slice(heard)}</span>
            {therapist.isCutOff && '—'}
          </p>
        )}
      </div>
      <p
        aria-hidden="true"
        className="min-h-[1.6em] max-w-[52ch] text-small wrap-anywhere text-ink-soft sm:text-body"
      >
        {member && (
          <>
            {copy.you}: “{member.text}”{member.isWaiting && ` (${copy.waiting})`}
          </>
        )}
      </p>
      <ReadOut therapist={therapist} heard={heard} member={member} />
    </section>
  );
}

type ReadOutProps = { therapist: Caption | undefined; heard: number; member: Caption | undefined };

function ReadOut({ therapist, heard, member }: ReadOutProps) {
  const [lines, setLines] = useState<{ id: string; text: string }[]>([]);
  const sentences = therapist ? sentencesOf(therapist.text.slice(0, heard)) : [];
  const isWhole = therapist ? heard >= therapist.text.length : false;
  const ready = isWhole ? sentences.length : sentences.length - 1;
  const added = [
    ...(member?.isFinal ? [{ id: member.itemId, text: `${copy.you}: ${member.text}` }] : []),
    ...sentences.slice(0, Math.max(0, ready)).map((text, at) => ({ id: `${therapist?.itemId}-${at}`, text })),
  ];
  const key = added.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what was added
  useEffect(() => {
    setLines((known) => {
      const fresh = added.filter(({ id }) => known.every((line) => line.id !== id));
      return fresh.length ? [...known, ...fresh].slice(-READ_OUT) : known;
    });
  }, [key]);
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" className="sr-only">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** Twenty reports a second come in; the screen changes only when another word was reached. */
function useHeard(
  caption: Caption | undefined,
  { captions, items }: CaptionsProps['session'],
  position: Subscribe<PlayedPosition>,
): number {
  const [played, setPlayed] = useState<PlayedPosition | null>(null);
  const heardAt = useMemo(
    () => (at: PlayedPosition | null) => {
      if (!caption) return 0;
      const item = at && items[at.item];
      return heardOf(
        captions,
        caption,
        item ? { itemId: item.itemId, ms: at.ms, totalMs: item.totalMs } : null,
      );
    },
    [caption, captions, items],
  );
  useEffect(
    () =>
      position((next) => setPlayed((known) => (known && heardAt(known) === heardAt(next) ? known : next))),
    [position, heardAt],
  );
  return heardAt(played);
}

/** Everything said in this call, in order. */
export function Transcript({ captions }: { captions: Caption[] }) {
  const said = captions.filter(({ text }) => text !== '');
  if (said.length === 0) return <p className="px-5 py-4 text-ink-soft">{copy.empty}</p>;
  return (
    <ol className="grid gap-4 px-5 pt-2 pb-8 wrap-anywhere">
      {said.map(({ itemId, role, text, isCutOff, isWaiting }) => (
        <li key={itemId}>
          <p className="text-tiny font-semibold text-ink-soft">
            {role === 'user' ? copy.you : copy.therapist}
            {isCutOff && ` · ${copy.interrupted}`}
            {isWaiting && ` · ${copy.waiting}`}
          </p>
          <p className={classNames(role === 'assistant' && 'font-display text-lead')}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
