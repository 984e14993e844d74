import { MoodFace, type MoodScore } from '../ui/mood-face.tsx';
import { Wordmark } from '../ui/tulia-mark.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { Row, Specimen } from './specimen.tsx';

const scores: MoodScore[] = [1, 2, 3, 4, 5];
const swatches = [
  'bg-canvas',
  'bg-surface',
  'bg-sunken',
  'bg-ink',
  'bg-ink-soft',
  'bg-line',
  'bg-line-strong',
  'bg-brand',
  'bg-brand-tint',
  'bg-glow',
  'bg-glow-tint',
  'bg-calm',
  'bg-calm-tint',
  'bg-warn',
  'bg-rose',
  'bg-rose-tint',
  'bg-mood-1',
  'bg-mood-2',
  'bg-mood-3',
  'bg-mood-4',
  'bg-mood-5',
];
const scale = [
  { size: 'text-hero', words: 'Say it out loud' },
  { size: 'text-banner', words: 'Banner 48' },
  { size: 'text-display', words: 'Display 36' },
  { size: 'text-heading', words: 'Heading 28' },
  { size: 'text-title', words: 'Title 22' },
  { size: 'text-lead', words: 'Lead 18' },
];

export const PicturesGallery = () => (
  <>
    <Specimen name="Mark">
      <Wordmark />
    </Specimen>
    <Specimen name="The light beneath the orb">
      <div className="quiet-light size-44" />
    </Specimen>
    <Specimen name="Mood faces, 48 and 24 px">
      <Row>
        {scores.map((score) => (
          <span key={score} className="grid justify-items-center gap-1 text-tiny text-ink-soft">
            <MoodFace score={score} isLabelled={false} />
            {uiCopy.moods[score - 1]}
          </span>
        ))}
      </Row>
      <Row>
        {scores.map((score) => (
          <MoodFace key={score} score={score} className="size-6" />
        ))}
      </Row>
    </Specimen>
    <Specimen name="Type">
      {scale.map(({ size, words }) => (
        <p key={size} className={`font-display ${size}`}>
          {words}
        </p>
      ))}
      <p>Body 16. Someone opens this at 2 a.m. with a tight chest.</p>
      <p className="text-small text-ink-soft">Small 14, soft.</p>
      <p className="text-tiny text-ink-soft tabular-nums">Tiny 13, figures 0123456789.</p>
    </Specimen>
    <Specimen name="Colours">
      <div className="grid grid-cols-7 gap-1.5">
        {swatches.map((swatch) => (
          <span key={swatch} title={swatch} className={`h-9 rounded-small border border-line ${swatch}`} />
        ))}
      </div>
    </Specimen>
  </>
);
