import type { LegalPageCopy } from './legal.copy.ts';
import { siteCopy } from './site.copy.ts';

const readable = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

export const LegalPage = ({ copy }: { copy: LegalPageCopy }) => (
  <article className="mx-auto w-full max-w-3xl px-5 py-10 sm:px-8">
    <header className="grid gap-3">
      <h1 className="text-display sm:text-banner">{copy.title}</h1>
      <p className="text-small text-ink-soft">
        {siteCopy.lastUpdated} <time dateTime={copy.updatedOn}>{readable(copy.updatedOn)}</time>
      </p>
      <p className="text-lead text-ink-soft">{copy.lead}</p>
    </header>
    <div className="reading mt-4">
      {copy.sections.map((section) => (
        <section key={section.id} id={section.id} className="reading">
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  </article>
);
