// What is left of the day's free messages, said only when it begins to matter, and never where help was shown. At zero
// the field stays open: what someone in danger writes is never refused.
import { useQuery } from '@tanstack/react-query';
import { timeOf } from '#features/conversations/web/conversation-time.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import type { ChatAllowance } from '../chat.contract.ts';
import { chatCopy } from './chat.copy.ts';
import { chatApi } from './chat-api.ts';
import { allowanceKey } from './member-outbox.ts';

const copy = chatCopy.limit;
const SAID_FROM = 5;

export function useAllowance(memberId: string): ChatAllowance | undefined {
  const { data } = useQuery({
    queryKey: allowanceKey(memberId),
    queryFn: () => chatApi.allowance(),
    staleTime: 60_000,
    // At the member's midnight there are new ones.
    refetchInterval: ({ state }) => untilMs(state.data?.resetsAt),
  });
  return data;
}

/** A little after the moment, and never sooner than a minute or later than a timer can count. */
const untilMs = (iso: string | undefined) =>
  iso ? Math.min(Math.max(Date.parse(iso) - Date.now() + 1_000, 60_000), 86_400_000) : false;

export function LimitNotice({ allowance }: { allowance: ChatAllowance | undefined }) {
  if (!allowance || allowance.limit === null) return null;
  const left = Math.max(0, allowance.limit - allowance.used);
  if (left > SAID_FROM) return null;
  if (left > 0) return <p className="px-4 text-tiny text-ink-soft">{copy.left(left)}</p>;
  return (
    <section
      aria-label={copy.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-inset border border-line bg-glow-tint px-4 py-3"
    >
      <div className="min-w-52 flex-1">
        <p className="text-small font-semibold">{copy.title}</p>
        <p className="text-small">{copy.body(timeOf(allowance.resetsAt))}</p>
      </div>
      <ButtonLink to="/upgrade" variant="secondary" size="small">
        {copy.upgrade}
      </ButtonLink>
    </section>
  );
}
