// Rename, add, hide and reorder what can be ticked. Saved as one list, so that nothing is half done.

import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Eye, EyeOff, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { CrisisCard } from '#features/safety/web/crisis-card.tsx';
import { HelpDialog } from '#features/safety/web/help-dialog.tsx';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { verdictIn } from '#features/safety/web/verdict-in.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { queryClient } from '#platform/web/api.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { MAX_ACTIVITIES, MAX_ACTIVITY_NAME_CHARACTERS } from '../mood-limits.data.ts';
import { type Activities, changed, moved, problemOf, withNew } from './activities-draft.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { moodCopy } from './mood.copy.ts';
import { moodApi } from './mood-api.ts';
import { type ActivityList, activitiesKey, useActivities } from './use-moods.ts';

const copy = moodCopy.activities;

type EditorProps = { memberId: string; onClose: () => void };

export function ActivitiesEditor({ memberId, onClose }: EditorProps) {
  const { list, isFailed } = useActivities(memberId);
  // Not the editor's own: a list that was saved, or changed elsewhere, begins a new one.
  const [helpAfter, setHelpAfter] = useState<'saved' | 'refused' | null>(null);
  if (helpAfter === 'saved') return <HelpDialog title={copy.savedTitle} onClose={onClose} />;
  if (list)
    return (
      <Editor
        key={list.version}
        memberId={memberId}
        list={list}
        isHelpShown={helpAfter === 'refused'}
        onHelp={setHelpAfter}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.title} description={copy.body}>
      {isFailed ? <p>{moodCopy.details.noActivities}</p> : <SkeletonText lines={6} />}
    </Dialog>
  );
}

function Editor({
  memberId,
  list,
  isHelpShown,
  onHelp,
  onClose,
}: EditorProps & {
  list: ActivityList;
  isHelpShown: boolean;
  onHelp: (after: 'saved' | 'refused') => void;
}) {
  const isOnline = useIsOnline();
  const [items, setItems] = useState<Activities>(list.items);
  const [newName, setNewName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: () =>
      moodApi.saveActivities({
        items: items.map((item) => ({ ...item, name: item.name.trim() })),
        version: list.version,
      }),
    onSuccess: (saved) => {
      void queryClient.invalidateQueries({ queryKey: activitiesKey(memberId) });
      if (saved.shows_help) return onHelp('saved');
      toast({ title: copy.saved, tone: 'good' });
      onClose();
    },
    onError: (error) => {
      // Words that were not kept can be a cry for help all the same.
      if (verdictIn(error)) onHelp('refused');
      if (!isRefusal(error, 'CHANGED_ELSEWHERE')) return setProblem(copy.failed);
      toast({ title: copy.clash, tone: 'problem' });
      void queryClient.invalidateQueries({ queryKey: activitiesKey(memberId) });
    },
  });

  function add(event: FormEvent) {
    event.preventDefault();
    setItems(withNew(items, newName, crypto.randomUUID()));
    setNewName('');
  }
  function save() {
    const found = problemOf(items);
    setProblem(found);
    if (!found) saving.mutate();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={copy.body}
      footer={
        <>
          <p role="status" className="flex-1 self-center text-small text-warn">
            {problem ?? (isOnline ? '' : copy.offline)}
          </p>
          <Button isBusy={saving.isPending} disabled={!isOnline} onClick={save}>
            {copy.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isHelpShown && <CrisisCard country={likelyCountryHere()} beside="page" />}
        <form onSubmit={add} className="flex gap-2">
          <TextInput
            aria-label={copy.add}
            placeholder={copy.newName}
            value={newName}
            maxLength={MAX_ACTIVITY_NAME_CHARACTERS}
            disabled={items.length >= MAX_ACTIVITIES}
            onChange={(event) => setNewName(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary" disabled={!newName.trim()}>
            {copy.addAction}
          </Button>
        </form>
        {items.length >= MAX_ACTIVITIES && (
          <p className="text-tiny text-ink-soft">{copy.full(MAX_ACTIVITIES)}</p>
        )}
        <ul className="grid gap-1.5">
          {items.map(({ id, name, icon, is_hidden }, place) => (
            <li key={id} className="flex items-center gap-1">
              <span className="mr-1 text-ink-soft">
                <ActivityIcon icon={icon} size={18} />
              </span>
              <TextInput
                aria-label={copy.name(place + 1)}
                value={name}
                maxLength={MAX_ACTIVITY_NAME_CHARACTERS}
                onChange={(event) => setItems(changed(items, id, { name: event.currentTarget.value }))}
                className={is_hidden ? 'text-ink-soft line-through' : ''}
              />
              <IconButton
                label={copy.up(name)}
                icon={<ArrowUp size={18} aria-hidden="true" />}
                disabled={place === 0}
                className="max-sm:w-9"
                onClick={() => setItems(moved(items, place, -1))}
              />
              <IconButton
                label={copy.down(name)}
                icon={<ArrowDown size={18} aria-hidden="true" />}
                disabled={place === items.length - 1}
                className="max-sm:w-9"
                onClick={() => setItems(moved(items, place, 1))}
              />
              {list.items.some((known) => known.id === id) ? (
                <IconButton
                  label={is_hidden ? copy.show(name) : copy.hide(name)}
                  icon={
                    is_hidden ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />
                  }
                  aria-pressed={is_hidden}
                  className="max-sm:w-9"
                  onClick={() => setItems(changed(items, id, { is_hidden: !is_hidden }))}
                />
              ) : (
                <IconButton
                  label={copy.remove(name)}
                  icon={<X size={18} aria-hidden="true" />}
                  className="max-sm:w-9"
                  onClick={() => setItems(items.filter((item) => item.id !== id))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
