// Shown beside a conversation, spoken or written, when someone may be in danger. It stays, says where a person can be
// reached, and never stands in the way of talking on. Its links open a new tab so that nothing is cut.
import { LifeBuoy, MessageSquare, Phone } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import {
  type CrisisResource,
  crisisCountries,
  internationalDirectory,
  MOBILE_EMERGENCY_NUMBER,
} from '../crisis-resources.data.ts';
import { CountryChoice, useHelpCountry } from './country-choice.tsx';
import { crisisCardCopy as copy } from './crisis-card.copy.ts';
import { TelephoneNumber } from './telephone-number.tsx';

const linkClass =
  'inline-flex touch items-center gap-2 rounded-pill border border-rose/40 px-4 text-small font-semibold text-rose transition hover:border-rose';
const emergencyClass = buttonClass({ variant: 'danger', size: 'small' });
const dial = (number: string) => number.replaceAll(/[^+\d]/g, '');

/**
 * A country's lines that can be rung or written to, and its emergency number, or what mobile phones take for one where we have
 * no page for it. `isSure`: one of the lines is known to be free, day and night.
 */
function helpIn(country: string | null) {
  const help = crisisCountries.find(({ code }) => code === country);
  const lines =
    help?.resources.filter(({ channel, topic }) => channel !== 'web' && topic === undefined) ?? [];
  const isSure = lines.some(({ hours, isFree }) => hours === '24/7' && isFree);
  const emergency = help?.emergencyNumbers[0];
  return {
    lines,
    isSure,
    emergency: emergency ?? MOBILE_EMERGENCY_NUMBER,
    isOwnNumber: emergency !== undefined,
  };
}

type CrisisCardProps = {
  /** ISO code; null or unknown shows the way to every country's help. */
  country: string | null;
  className?: string;
};

/**
 * The emergency number stands first: the card does not know what was said, and a helpline is the wrong call for whoever has
 * taken something. `beside`: a conversation goes on under it; a page has none, and says nothing of talking. `isInLiveRegion`: what stands
 * around it says it aloud. Some screen readers miss a region that comes with its words.
 */
export function CrisisCard({
  country,
  className,
  beside = 'talk',
  isInLiveRegion = false,
}: CrisisCardProps & { beside?: 'talk' | 'page'; isInLiveRegion?: boolean }) {
  const titleId = useId();
  const shown = useHelpCountry(country);
  const { lines, isSure, emergency, isOwnNumber } = helpIn(shown);
  const names = [...new Set(lines.map(({ name }) => name))];
  return (
    <section
      role={isInLiveRegion ? undefined : 'status'}
      aria-labelledby={titleId}
      className={classNames(
        'grid w-full gap-3 rounded-card border border-rose/50 bg-rose-tint p-4 text-left sm:p-5',
        className,
      )}
    >
      <div>
        <h2 id={titleId} className="flex items-center gap-2.5 text-lead">
          <LifeBuoy size={20} aria-hidden="true" className="text-rose" />
          {copy.title}
        </h2>
        <p className="text-small">
          {copy.body} {beside === 'talk' ? copy.goOnTalking : copy.restCanWait}
        </p>
      </div>
      <ul className="flex flex-wrap items-center gap-2">
        <li className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <EmergencyLink number={emergency} />
          {!isOwnNumber && <span className="text-small">{copy.orYourOwn}</span>}
        </li>
        {names.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-2 max-sm:w-full">
            <span className="text-small font-semibold max-sm:w-full">{name}</span>
            {lines
              .filter((line) => line.name === name)
              .map((line) => (
                <ContactLink key={line.channel} {...line} />
              ))}
          </li>
        ))}
        {!isSure && (
          <li>
            <a
              className={linkClass}
              href={internationalDirectory.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {internationalDirectory.name}
              <span className="sr-only">({copy.newTab})</span>
            </a>
          </li>
        )}
        <li>
          <AllHelpLink />
        </li>
        <li>
          <CountryChoice country={shown} />
        </li>
      </ul>
      {lines.some(({ verifiedAt }) => verifiedAt === null) && (
        <p className="text-tiny text-ink-soft">{copy.check}</p>
      )}
    </section>
  );
}

type CrisisStripProps = CrisisCardProps & {
  /** Its name among the landmarks: another than the card's, where both are on the page. */
  label?: string;
};

/** The same in one line, for keeping in sight once the card itself may have scrolled away. */
export function CrisisStrip({ country, className, label = copy.title }: CrisisStripProps) {
  const { lines, emergency } = helpIn(useHelpCountry(country));
  const first = lines[0];
  return (
    <section
      aria-label={label}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-rose/40 bg-rose-tint px-4 py-2',
        className,
      )}
    >
      <p className="flex flex-1 items-center gap-2 text-small font-semibold max-sm:basis-full">
        <LifeBuoy size={18} aria-hidden="true" className="text-rose" />
        {copy.strip}
      </p>
      <div className="flex flex-wrap gap-2">
        <EmergencyLink number={emergency} />
        {first && <ContactLink {...first} />}
        {/* On a phone a third would take a line of its own, and the top of the screen leads there, too. */}
        <AllHelpLink {...(first && { className: 'max-sm:hidden' })} />
      </div>
    </section>
  );
}

const EmergencyLink = ({ number }: { number: string }) => (
  <a className={emergencyClass} href={`tel:${dial(number)}`}>
    <Phone size={18} aria-hidden="true" />
    {copy.emergency(number)}
  </a>
);

const AllHelpLink = ({ className }: { className?: string }) => (
  <a className={classNames(linkClass, className)} href="/crisis" target="_blank" rel="noopener">
    {copy.more}
    <span className="sr-only">({copy.newTab})</span>
  </a>
);

function ContactLink({ name, channel, value }: CrisisResource) {
  const isText = channel === 'sms';
  const Icon = isText ? MessageSquare : Phone;
  return (
    <a
      className={linkClass}
      href={`${isText ? 'sms' : 'tel'}:${dial(value)}`}
      aria-label={isText ? copy.text(name, value) : copy.call(name, value)}
    >
      <Icon size={18} aria-hidden="true" />
      <TelephoneNumber value={value} />
    </a>
  );
}
