// The twelve voices. One radio group; each card has a button of its own that plays a short sample.
import { CircleStop, LoaderCircle, TriangleAlert, Volume2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { ChoiceCards } from '#platform/web/ui/choice-card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { VoiceId } from '../voice.contract.ts';
import { voiceCatalogue } from '../voice-catalogue.data.ts';
import { voiceCopy } from './voice.copy.ts';
import { type PreviewState, type VoicePreview, voicePreview } from './voice-preview.ts';

const copy = voiceCopy.voices;

type VoiceOptionsProps = {
  voice: VoiceId;
  onChange: (voice: VoiceId) => void;
  isLocked: boolean;
  preview?: VoicePreview;
};

export function VoiceOptions({ voice, onChange, isLocked, preview = voicePreview }: VoiceOptionsProps) {
  const playing = useSyncExternalStore(preview.subscribe, preview.state);
  useEffect(() => preview.stop, [preview]);
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-soft">{copy.intro}</p>
      <ChoiceCards
        label={copy.label}
        value={voice}
        onChange={onChange}
        isDisabled={isLocked}
        className="grid-cols-1 sm:grid-cols-2"
        choices={voiceCatalogue.map(({ id, name, description }) => ({
          value: id,
          title: name,
          description: (
            <>
              {description}
              {isFailed(playing, id) && (
                <span className="mt-1 flex items-start gap-1.5 font-medium text-warn">
                  <TriangleAlert size={16} aria-hidden="true" className="mt-px" />
                  {copy.failed}
                </span>
              )}
            </>
          ),
          actions: <ListenButton id={id} name={name} playing={playing} preview={preview} />,
        }))}
      />
      <p role="status" className="sr-only">
        {playing?.phase === 'failed' && copy.failed}
      </p>
    </div>
  );
}

const isFailed = (playing: PreviewState, id: VoiceId) => playing?.voice === id && playing.phase === 'failed';

type ListenButtonProps = { id: VoiceId; name: string; playing: PreviewState; preview: VoicePreview };

function ListenButton({ id, name, playing, preview }: ListenButtonProps) {
  const phase = playing?.voice === id ? playing.phase : null;
  if (phase === 'playing' || phase === 'loading')
    return (
      <IconButton
        label={phase === 'loading' ? copy.loading(name) : copy.stop(name)}
        icon={
          phase === 'loading' ? (
            <LoaderCircle size={20} aria-hidden="true" className="animate-spin-calm" />
          ) : (
            <CircleStop size={20} aria-hidden="true" className="text-brand" />
          )
        }
        onClick={preview.stop}
      />
    );
  return (
    <IconButton
      label={copy.listen(name)}
      icon={<Volume2 size={20} aria-hidden="true" />}
      onClick={() => preview.play(id)}
    />
  );
}
