import { ExternalLink, MessageCircle, Phone } from 'lucide-react';
import { classNames } from '#platform/web/class-names.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { CrisisCountry, CrisisResource } from '../crisis-resources.data.ts';
import { crisisCopy } from './crisis.copy.ts';
import { TelephoneNumber } from './telephone-number.tsx';

const copy = crisisCopy.helplines;
const dialled = (value: string) => value.replaceAll(' ', '');

type CrisisCountryCardProps = { country: CrisisCountry; isLarge?: boolean };

/** One country: its emergency number, then its helplines, each one tap away. */
export function CrisisCountryCard({ country, isLarge = false }: CrisisCountryCardProps) {
  const names = [...new Set(country.resources.map((resource) => resource.name))];
  return (
    <article
      aria-label={country.name}
      className={classNames(
        'grid content-start gap-2 rounded-inset border bg-surface px-4 py-2.5',
        isLarge ? 'border-brand pb-4 shadow-soft sm:px-5' : 'border-line pb-3.5',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lead">{country.name}</h3>
        <p className="text-small text-ink-soft">
          {copy.emergency}{' '}
          {country.emergencyNumbers.map((number, place) => (
            <span key={number}>
              {place > 0 && ' · '}
              <a
                href={`tel:${number}`}
                className="inline-flex min-h-11 items-center font-semibold text-rose underline underline-offset-3 tabular-nums"
              >
                {number}
              </a>
            </span>
          ))}
        </p>
      </div>
      {names.map((name) => (
        <Helpline
          key={name}
          name={name}
          channels={country.resources.filter((resource) => resource.name === name)}
        />
      ))}
      {names.length === 0 && <p className="text-small text-ink-soft">{copy.noneListed}</p>}
    </article>
  );
}

function Helpline({ name, channels }: { name: string; channels: CrisisResource[] }) {
  const facts = [
    channels.every((channel) => channel.hours === '24/7') ? copy.allDay : copy.hoursUnknown,
    channels.every((channel) => channel.isFree) ? copy.free : copy.costUnknown,
    channels.some((channel) => channel.verifiedAt === null) && copy.check,
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        <span className="block font-semibold">{name}</span>
        <span className="block text-tiny text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        {channels.map((channel) => (
          <ChannelLink key={channel.channel} resource={channel} />
        ))}
      </p>
    </div>
  );
}

function ChannelLink({ resource: { channel, value, keyword } }: { resource: CrisisResource }) {
  const className = buttonClass({ variant: 'secondary', size: 'small' });
  // A website in this tab would take away what stands in it, a call and unsent words among them.
  if (channel === 'web') {
    return (
      <a href={value} target="_blank" rel="noopener noreferrer" className={className}>
        <ExternalLink size={18} aria-hidden="true" />
        {copy.open(new URL(value).hostname)}
        <span className="sr-only">({copy.newTab})</span>
      </a>
    );
  }
  const isText = channel === 'sms';
  return (
    <a href={`${isText ? 'sms' : 'tel'}:${dialled(value)}`} className={className}>
      {isText ? <MessageCircle size={18} aria-hidden="true" /> : <Phone size={18} aria-hidden="true" />}
      {keyword ? (
        copy.textKeyword(keyword, value)
      ) : (
        <span>
          {isText ? copy.text : copy.call} <TelephoneNumber value={value} />
        </span>
      )}
    </a>
  );
}
