// Every exercise card in both themes, beside the gallery of the design system; only where that is built.
import { exerciseIds, FINISHED_STEP } from '../exercise-cards.contract.ts';
import { ExerciseCard } from './exercise-card.tsx';

const nothing = () => {};

export const ExerciseCardsGallery = () => (
  <div className="grid gap-8 px-4 pb-24 sm:px-8">
    <h2 className="text-title">Exercise cards</h2>
    <div className="grid gap-4 lg:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={theme}
          className="grid content-start gap-6 rounded-card border border-line bg-canvas p-5 text-ink sm:p-7"
        >
          <p className="text-tiny text-ink-soft">{theme === 'light' ? 'Morning' : 'Dusk'}</p>
          {exerciseIds.map((id) => (
            <ExerciseCard key={id} exercise={{ id, step: 0 }} isCurrent onAnswer={nothing} />
          ))}
          <ExerciseCard exercise={{ id: 'thought-record', step: 2 }} isCurrent={false} onAnswer={nothing} />
          <ExerciseCard
            exercise={{ id: 'box-breathing', step: FINISHED_STEP }}
            isCurrent={false}
            onAnswer={nothing}
          />
        </section>
      ))}
    </div>
  </div>
);
