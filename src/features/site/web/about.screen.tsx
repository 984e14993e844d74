import { ButtonLink } from '#platform/web/ui/button.tsx';
import { landingCopy } from './landing.copy.ts';
import { aboutCopy } from './site.copy.ts';

export const AboutScreen = () => (
  <article className="mx-auto w-full max-w-3xl px-5 py-10 sm:px-8">
    <header className="grid gap-4">
      <div aria-hidden="true" className="quiet-light -ml-4 size-28 animate-breathe" />
      <h1 className="text-display sm:text-banner">{aboutCopy.title}</h1>
      <p className="text-lead text-ink-soft">{aboutCopy.lead}</p>
    </header>
    <div className="reading mt-4">
      {aboutCopy.sections.map((section) => (
        <section key={section.title} className="reading">
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {'points' in section && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
    <ButtonLink to="/auth?tab=sign-up" size="large" className="mt-10">
      {landingCopy.start}
    </ButtonLink>
  </article>
);
