import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { CrisisHelpLink } from '#features/safety/web/crisis-help-link.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FloatingButtonsLater } from './floating-buttons-later.tsx';
import { landingCopy } from './landing.copy.ts';
import { LandingHero } from './landing-hero.tsx';
import { LandingPrices } from './landing-prices.tsx';
import { transcriptSample } from './transcript-sample.data.ts';

export const LandingScreen = () => (
  <>
    <div className="mx-auto grid w-full max-w-6xl gap-20 px-5 pb-20 sm:px-8 sm:gap-28">
      <LandingHero />
      <Privacy />
      <Sample />
      <LandingPrices />
      <Questions />
      <Crisis />
      <section className="grid justify-items-center gap-4 text-center">
        <h2 className="text-display">{landingCopy.finalTitle}</h2>
        <p className="text-ink-soft">{landingCopy.finalBody}</p>
        <ButtonLink to="/auth?tab=sign-up" size="large">
          {landingCopy.start}
        </ButtonLink>
      </section>
    </div>
    <FloatingButtonsLater />
  </>
);

const Privacy = () => (
  <section aria-labelledby="privacy-lines" className="border-t border-line pt-7">
    <h2 id="privacy-lines" className="sr-only">
      {landingCopy.privacyTitle}
    </h2>
    <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
      {landingCopy.privacy.map((line) => (
        <li key={line.title} className="text-small">
          <h3 className="mb-1 font-sans text-body font-semibold tracking-normal">{line.title}</h3>
          <p className="text-ink-soft">{line.body}</p>
        </li>
      ))}
    </ul>
    <Link
      to="/privacy"
      className="mt-3 inline-flex touch items-center gap-1.5 text-small font-semibold text-brand underline-offset-4 hover:underline"
    >
      {landingCopy.privacyMore}
      <ArrowRight size={16} aria-hidden="true" />
    </Link>
  </section>
);

const Sample = () => (
  <section aria-labelledby="sample" className="grid items-start gap-10 lg:grid-cols-[1fr_1.05fr]">
    <div className="grid gap-7">
      <h2 className="text-display">{landingCopy.howTitle}</h2>
      <ol className="grid gap-6">
        {landingCopy.how.map((step, place) => (
          <li key={step.title} className="flex gap-5">
            <span
              aria-hidden="true"
              className="w-7 shrink-0 font-display text-display leading-none text-warn tabular-nums"
            >
              {place + 1}
            </span>
            <div>
              <h3 className="text-lead">{step.title}</h3>
              <p className="text-ink-soft">{step.body}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
    <Card as="section" id="sample" className="scroll-mt-8 sm:p-8">
      <h2 className="mb-5 font-sans text-small font-semibold tracking-normal text-ink-soft">
        {landingCopy.sampleTitle}
      </h2>
      <dl className="grid gap-5">
        {transcriptSample.map((turn) => (
          <div key={turn.text}>
            <dt className="text-tiny font-semibold text-ink-soft">
              {landingCopy.sampleSpeakers[turn.speaker]}
            </dt>
            <dd className={turn.speaker === 'you' ? 'text-ink-soft' : 'font-display text-title leading-snug'}>
              {turn.speaker === 'you' ? `“${turn.text}”` : turn.text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-t border-line pt-4 text-tiny text-ink-soft">{landingCopy.sampleNote}</p>
    </Card>
  </section>
);

const Questions = () => (
  <section className="grid items-start gap-8 lg:grid-cols-[1fr_1.6fr]">
    <h2 className="text-display">{landingCopy.faqTitle}</h2>
    <div className="border-t border-line">
      {landingCopy.faq.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-small py-3 font-display text-lead [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden="true" className="relative size-4 shrink-0 text-brand">
              <span className="absolute top-1/2 left-0 h-0.5 w-full -translate-y-1/2 rounded-pill bg-current" />
              <span className="absolute top-0 left-1/2 h-full w-0.5 -translate-x-1/2 rounded-pill bg-current transition group-open:scale-y-0" />
            </span>
          </summary>
          <p className="max-w-(--measure) pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

const Crisis = () => (
  <section className="grid items-center gap-6 rounded-card border border-rose/30 bg-rose-tint p-6 sm:grid-cols-[1fr_auto] sm:p-8">
    <div className="grid gap-2">
      <h2 className="text-title">{landingCopy.crisisTitle}</h2>
      <p className="max-w-(--measure)">{landingCopy.crisisBody}</p>
    </div>
    <CrisisHelpLink className="justify-self-start bg-surface" />
  </section>
);
