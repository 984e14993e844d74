// The orb is the real one of the session screen, silent. It arrives after the page is readable; a light in CSS stands beneath
// it and stays wherever it cannot be drawn.
import { Mic } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { ButtonLink, buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { landingCopy } from './landing.copy.ts';
import { transcriptSample } from './transcript-sample.data.ts';

const [said, answered] = transcriptSample;

export const LandingHero = () => (
  <section className="grid items-center gap-10 pt-6 sm:pt-10 lg:grid-cols-[1.2fr_1fr] lg:pt-14">
    <div>
      <h1 className="text-hero">
        {landingCopy.headline.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </h1>
      <p className="mt-6 max-w-[46ch] text-lead text-ink-soft">{landingCopy.oneSentence}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/auth?tab=sign-up" size="large" icon={<Mic size={20} aria-hidden="true" />}>
          {landingCopy.start}
        </ButtonLink>
        <a href="#sample" className={buttonClass({ variant: 'secondary', size: 'large' })}>
          {landingCopy.sample}
        </a>
      </div>
      <p className="mt-5 text-small text-ink-soft">{landingCopy.smallPrint}</p>
    </div>
    <div className="grid justify-items-center">
      <QuietOrb />
      <Card className="relative -mt-14 max-w-[29rem] lg:-mt-20">
        <p className="text-ink-soft">“{said?.text}”</p>
        <p className="mt-3 font-display text-title leading-snug">{answered?.text}</p>
      </Card>
    </div>
  </section>
);

type OrbComponent = ComponentType<{ state: 'idle'; className?: string }>;

function QuietOrb() {
  const [Orb, setOrb] = useState<OrbComponent | null>(null);
  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(() => {
      import('#features/voice/web/orb/orb.tsx').then(
        (module) => isHere && setOrb(() => module.Orb),
        () => {},
      );
    }, 200);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div
      aria-hidden="true"
      className="relative grid aspect-square w-full max-w-[26.25rem] place-items-center"
    >
      {Orb ? (
        <div className="absolute inset-0 animate-appear">
          <Orb state="idle" className="size-full" />
        </div>
      ) : (
        <div className="quiet-light size-4/5 animate-breathe" />
      )}
    </div>
  );
}
