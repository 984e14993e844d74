// The two floating buttons. One without a link from the operator is not there at all; one put away stays away.
import { CalendarHeart, ExternalLink, MessagesSquare, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { type FloatingKind, hideFloating, isFloatingHidden } from './floating-flags.ts';
import { floatingCopy } from './site.copy.ts';
import { useSiteSettings } from './site-settings.ts';

const icons = { community: MessagesSquare, booking: CalendarHeart } as const;

export function FloatingButtons() {
  const { communityUrl, bookingUrl } = useSiteSettings();
  const [opened, setOpened] = useState<FloatingKind | null>(null);
  const toggle = (kind: FloatingKind) => setOpened(opened === kind ? null : kind);
  if (!communityUrl && !bookingUrl) return null;
  return (
    <div
      data-screen-only=""
      data-floating=""
      className="pointer-events-none fixed right-3 bottom-3 z-20 grid justify-items-end gap-2 sm:right-5 sm:bottom-5"
    >
      {bookingUrl && (
        <Floating
          kind="booking"
          url={bookingUrl}
          isOpen={opened === 'booking'}
          onToggle={() => toggle('booking')}
        />
      )}
      {communityUrl && (
        <Floating
          kind="community"
          url={communityUrl}
          isOpen={opened === 'community'}
          onToggle={() => toggle('community')}
        />
      )}
    </div>
  );
}

type FloatingProps = { kind: FloatingKind; url: string; isOpen: boolean; onToggle: () => void };

function Floating({ kind, url, isOpen, onToggle }: FloatingProps) {
  const [isHidden, setIsHidden] = useState(() => isFloatingHidden(kind));
  const popupId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      onToggle();
      button.current?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onToggle]);
  if (isHidden) return null;

  const copy = floatingCopy[kind];
  const Icon = icons[kind];
  return (
    <>
      {isOpen && (
        <section
          id={popupId}
          aria-label={copy.title}
          className="pointer-events-auto w-72 max-w-[calc(100vw-1.5rem)] animate-rise rounded-card border border-line bg-surface p-5 shadow-lifted"
        >
          <div className="flex items-start justify-between gap-2">
            <h2 className="pt-1.5 text-lead">{copy.title}</h2>
            <IconButton
              label={floatingCopy.close}
              icon={<X size={18} aria-hidden="true" />}
              onClick={onToggle}
              className="-mt-1 -mr-2"
            />
          </div>
          <p className="mb-4 text-small text-ink-soft">{copy.body}</p>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ size: 'small', isWide: true })}
          >
            {copy.go}
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">{floatingCopy.newTab}</span>
          </a>
          <button
            type="button"
            onClick={() => {
              hideFloating(kind);
              setIsHidden(true);
            }}
            className="mt-2 min-h-11 w-full rounded-pill text-small text-ink-soft hover:text-ink"
          >
            {floatingCopy.hide}
          </button>
        </section>
      )}
      <button
        ref={button}
        type="button"
        aria-label={copy.open}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        onClick={onToggle}
        className="pointer-events-auto grid size-12 place-items-center rounded-pill border border-line bg-surface text-brand shadow-soft transition hover:border-line-strong"
      >
        <Icon size={22} aria-hidden="true" />
      </button>
    </>
  );
}
