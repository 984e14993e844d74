import { Clock, LifeBuoy, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { CrisisHelpLink } from '#features/safety/web/crisis-help-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IllustrationSprout } from '#platform/web/ui/illustration-sprout.tsx';
import { contactCopy } from './site.copy.ts';
import { useSiteSettings } from './site-settings.ts';

export function ContactScreen() {
  const { contactEmail } = useSiteSettings();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-5 py-10 sm:px-8">
      <header className="grid gap-3">
        <h1 className="text-display sm:text-banner">{contactCopy.title}</h1>
        <p className="text-lead text-ink-soft">{contactCopy.lead}</p>
      </header>
      <div className="grid items-start gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Fact icon={<Mail size={20} aria-hidden="true" />} title={contactCopy.detailsTitle}>
            <p>{contactCopy.detailsBody}</p>
            {contactEmail ? <EmailLink email={contactEmail} /> : <p>{contactCopy.emailMissing}</p>}
          </Fact>
          <Fact icon={<Clock size={20} aria-hidden="true" />} title={contactCopy.responseTitle}>
            <p>{contactCopy.responseBody}</p>
          </Fact>
          <Fact icon={<LifeBuoy size={20} aria-hidden="true" />} title={contactCopy.crisisTitle}>
            <p>{contactCopy.crisisBody}</p>
            <p className="mt-1">
              <CrisisHelpLink />
            </p>
          </Fact>
        </div>
        <Card as="section">
          <EmptyState
            illustration={<IllustrationSprout />}
            title={contactCopy.formTitle}
            description={contactCopy.formBody}
            action={
              contactEmail && (
                <div className="grid gap-1">
                  <p>{contactCopy.formEmail}</p>
                  <EmailLink email={contactEmail} />
                </div>
              )
            }
          />
        </Card>
      </div>
    </div>
  );
}

const Fact = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <Card as="section" padding="snug" isFlat>
    <div className="flex items-start gap-3">
      <span className="mt-1 text-brand">{icon}</span>
      <div className="grid gap-1.5 text-small text-ink-soft">
        <h2 className="text-lead text-ink">{title}</h2>
        {children}
      </div>
    </div>
  </Card>
);

const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="font-medium break-all text-brand underline underline-offset-3">
    {email}
  </a>
);
