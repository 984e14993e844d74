// /journal/:entryId: one entry, written and read in the same place. The page makes the id, so a new entry has its address
// before the server has heard of it (?new, until it is kept).
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { useIsOnline } from '#platform/web/online-status.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { IllustrationSprout } from '#platform/web/ui/illustration-sprout.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import { EntryPage } from './entry-page.tsx';
import { journalCopy } from './journal.copy.ts';
import { useEntry } from './use-entry.ts';
import { useJournalFollowed } from './use-journal.ts';

const copy = journalCopy.entry;
const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export function EntryScreen() {
  const { user } = useAuth();
  const { entryId = '' } = useParams();
  const { state } = useLocation();
  if (!user) return null;
  if (!isId(entryId)) return <Missing />;
  // Words that went to another entry stay under the same pen: the key is the page's, not the entry's.
  const line = typeof state?.line === 'string' ? state.line : entryId;
  return (
    <OpenEntry
      key={`${user.id}/${line}`}
      memberId={user.id}
      country={user.country}
      id={entryId}
      line={line}
    />
  );
}

type OpenEntryProps = { memberId: string; country: string | null; id: string; line: string };

function OpenEntry({ memberId, country, id, line }: OpenEntryProps) {
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const [params] = useSearchParams();
  useJournalFollowed(memberId);
  const view = useEntry({
    memberId,
    id,
    isNew: params.has('new'),
    template: params.get('new'),
    onMoved: (to, wasDeleted) => {
      if (wasDeleted)
        toast({ title: journalCopy.conflict.deletedTitle, description: journalCopy.conflict.deletedBody });
      void navigate(`/journal/${to}`, { replace: true, state: { line } });
    },
    onKept: () => {
      if (params.has('new')) void navigate(location.pathname, { replace: true, state: { line } });
    },
  });
  if (view.phase === 'missing') return <Missing />;
  if (view.phase === 'failed') {
    return (
      <div className="px-4">
        <TopBarTitle>{copy.heading}</TopBarTitle>
        <ErrorState
          title={isOnline ? copy.failedTitle : copy.offlineTitle}
          description={isOnline ? copy.failedBody : copy.offlineBody}
          {...(view.retry && { onRetry: view.retry })}
          action={
            <ButtonLink to="/journal" variant="secondary">
              {copy.missingAction}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  if (view.phase !== 'open') return <EntrySkeleton />;
  return <EntryPage memberId={memberId} country={country} entry={view.entry} />;
}

const Missing = () => (
  <>
    <TopBarTitle>{copy.heading}</TopBarTitle>
    <EmptyState
      illustration={<IllustrationSprout />}
      title={copy.missingTitle}
      description={copy.missingBody}
      action={<ButtonLink to="/journal">{copy.missingAction}</ButtonLink>}
    />
  </>
);

const EntrySkeleton = () => (
  <div className="mx-auto grid w-full max-w-6xl content-start gap-5 px-4 pt-1 pb-32 sm:px-6 lg:px-8">
    <TopBarTitle>{copy.heading}</TopBarTitle>
    <Skeleton className="h-6 w-40" />
    <Skeleton className="h-9 w-3/5" />
    <Skeleton className="h-10 w-full max-w-2xl" />
    <div className="grid gap-3">
      <Skeleton className="h-4 w-11/12 max-w-2xl" />
      <Skeleton className="h-4 w-4/5 max-w-2xl" />
      <Skeleton className="h-4 w-3/5 max-w-2xl" />
    </div>
  </div>
);
