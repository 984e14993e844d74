// A conversation from before, written or spoken, that the member wants to carry on with by voice: named in the address
// as ?conversation=ID, and no longer once it is let go.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { conversationsContract } from '#features/conversations/conversations.contract.ts';
import { isConversationId } from '#features/conversations/web/conversation-id.ts';
import { apiOf } from '#platform/web/api.ts';

const conversationsApi = apiOf<typeof conversationsContract>('conversations');

/** `conversation` is undefined while asked for and null when there is none to carry on with. */
export function useCarriedOn(memberId: string) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('conversation');
  const id = isConversationId(wanted) ? wanted : null;
  const found = useQuery({
    queryKey: ['conversations', memberId, 'one', id],
    queryFn: () => conversationsApi.get({ id: id ?? '' }),
    enabled: id !== null,
    retry: 1,
  });
  const letGo = () => {
    const rest = new URLSearchParams(params);
    rest.delete('conversation');
    setParams(rest, { replace: true });
  };
  return {
    conversation: id === null || found.isError ? null : found.data,
    isMissing: wanted !== null && (id === null || found.isError),
    letGo,
  };
}
