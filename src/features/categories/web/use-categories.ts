// The categories the member can choose from. The built-in ones are here before the server answers, and stay when it
// does not: a failed lookup is silent.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isRefusal } from '#platform/shared/refusals.ts';
import { apiOf } from '#platform/web/api.ts';
import type { Category, categoriesContract } from '../categories.contract.ts';
import { builtInCategories } from '../categories.data.ts';
import type { CategoryDraft } from './category-draft.ts';

const categoriesApi = apiOf<typeof categoriesContract>('categories');
const builtIn: Category[] = builtInCategories.map(({ icon: _icon, ...category }) => ({
  ...category,
  version: null,
}));

/** `memberId` keeps one member's own categories out of another's cache on a shared device. */
export function useCategories(memberId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['categories', memberId];
  const list = useQuery({ queryKey, queryFn: () => categoriesApi.list() });

  const change = (edit: (categories: Category[]) => Category[]) => {
    queryClient.setQueryData<Category[]>(queryKey, (known) => edit(known ?? builtIn));
    void queryClient.invalidateQueries({ queryKey });
  };

  /** Of those being made: one whose answer was lost is sent again under the same. */
  const ids = useRef(new Map<string, string>());
  const idOf = (draft: CategoryDraft): string => {
    const key = JSON.stringify(draft);
    const id = ids.current.get(key) ?? crypto.randomUUID();
    ids.current.set(key, id);
    return id;
  };
  /** Under another's sign-in it is refused unread: it would be kept, and what is found in it noted, as theirs. */
  const context = { writtenFor: memberId };
  /** What was refused was meant for something that is not there like this any more. */
  const onError = (error: unknown) => {
    if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey });
  };

  const save = useMutation({
    onError,
    mutationFn: ({ draft, replaces }: { draft: CategoryDraft; replaces: Category | null }) =>
      replaces?.version
        ? categoriesApi.update({ ...draft, id: replaces.id, version: replaces.version }, { context })
        : categoriesApi.create({ ...draft, id: idOf(draft) }, { context }),
    onSuccess: (saved, { draft, replaces }) => {
      ids.current.delete(JSON.stringify(draft));
      change((known) =>
        replaces
          ? known.map((category) => (category.id === saved.id ? saved : category))
          : [
              ...known.filter(({ isCustom }) => !isCustom),
              saved,
              ...known.filter(({ isCustom }) => isCustom),
            ],
      );
    },
  });

  const remove = useMutation({
    onError,
    mutationFn: (doomed: Category) => categoriesApi.delete({ id: doomed.id }),
    onSuccess: (_, doomed) => change((known) => known.filter(({ id }) => id !== doomed.id)),
  });

  return {
    categories: list.data ?? builtIn,
    /** Own categories are still on their way, so a remembered one cannot be told from a deleted one. */
    isLoading: list.isPending,
    save: (draft: CategoryDraft, replaces: Category | null) => save.mutateAsync({ draft, replaces }),
    remove: (doomed: Category) => remove.mutateAsync(doomed),
  };
}
