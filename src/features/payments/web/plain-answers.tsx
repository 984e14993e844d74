// The plain questions people have before they pay, and help that is never paid.
import { LifeBuoy } from 'lucide-react';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { paymentsCopy } from './payments.copy.ts';

const copy = paymentsCopy.answers;

export const PlainAnswers = () => (
  <section aria-labelledby="plain-answers" className="grid gap-4">
    <h2 id="plain-answers" className="text-heading">
      {copy.title}
    </h2>
    <div className="border-t border-line">
      {copy.list.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-small py-2.5 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden="true" className="relative size-4 shrink-0 text-brand">
              <span className="absolute top-1/2 left-0 h-0.5 w-full -translate-y-1/2 rounded-pill bg-current" />
              <span className="absolute top-0 left-1/2 h-full w-0.5 -translate-x-1/2 rounded-pill bg-current transition group-open:scale-y-0" />
            </span>
          </summary>
          <div className="grid max-w-(--measure) gap-2 pb-4 text-ink-soft">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
      <p className="flex gap-3">
        <LifeBuoy size={20} aria-hidden="true" className="mt-0.5 text-rose" />
        {copy.help}
      </p>
      <ButtonLink to="/crisis" variant="secondary" size="small">
        {copy.helpLink}
      </ButtonLink>
    </div>
  </section>
);
