// Create My Own: writes a new category, or changes or deletes one the member made. It keeps what was typed when
// saving fails, and cannot be sent twice. Where what was written sounds as if someone is not safe, help stays on the screen
// until they close it.

import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { HelpDialog } from '#features/safety/web/help-dialog.tsx';
import { verdictIn } from '#features/safety/web/verdict-in.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { Textarea } from '#platform/web/ui/textarea.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Category, SavedCategory } from '../categories.contract.ts';
import { categoriesCopy } from './categories.copy.ts';
import {
  addSubcategory,
  type CategoryDraft,
  canAddSubcategory,
  canRemoveSubcategory,
  draftLimits,
  draftOf,
  finishDraft,
  newDraft,
  removeSubcategory,
  renameSubcategory,
} from './category-draft.ts';

const copy = categoriesCopy.dialog;

type CategoryDialogProps = {
  /** The own category to change, as it is now; null creates one. */
  category: Category | null;
  onSave: (draft: CategoryDraft) => Promise<Partial<Pick<SavedCategory, 'shows_help'>>>;
  onDelete: (category: Category) => Promise<unknown>;
  onClose: () => void;
};

/** Words that were not kept can be a cry for help all the same. */
const asksForHelp = (error: unknown) => verdictIn(error) === true;

const refusalOr = (error: unknown, sentence: string) => (isRefusal(error) ? error.message : sentence);

/** Mount it to open it. */
export function CategoryDialog({ category, onSave, onDelete, onClose }: CategoryDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState(category ? () => draftOf(category) : newDraft);
  const [isSaving, setIsSaving] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [helpAfter, setHelpAfter] = useState<'saved' | 'refused' | null>(null);
  const [opened] = useState(category);
  const isBusy = isSaving || isDeleting;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const finished = finishDraft(draft);
    if (!finished) {
      toast({ title: categoriesCopy.toasts.nameMissing, tone: 'problem' });
      return;
    }
    setIsSaving(true);
    try {
      const saved = await onSave(finished);
      toast({
        title: category ? categoriesCopy.toasts.updated : categoriesCopy.toasts.created,
        tone: 'good',
      });
      if (saved.shows_help) setHelpAfter('saved');
      else onClose();
    } catch (error) {
      toast({ title: refusalOr(error, categoriesCopy.toasts.saveFailed), tone: 'problem' });
      setIsSaving(false);
      if (asksForHelp(error)) setHelpAfter('refused');
    }
  }

  async function remove(doomed: Category) {
    setIsDeleting(true);
    try {
      await onDelete(doomed);
      toast({ title: categoriesCopy.toasts.deleted, tone: 'good' });
      onClose();
    } catch (error) {
      toast({ title: refusalOr(error, categoriesCopy.toasts.deleteFailed), tone: 'problem' });
      setIsDeleting(false);
      setIsAsking(false);
    }
  }

  if (helpAfter === 'saved') return <HelpDialog title={copy.helpTitle} onClose={onClose} />;
  if (helpAfter === 'refused')
    return <HelpDialog title={copy.helpTitleNotSaved} onClose={() => setHelpAfter(null)} />;
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
        title={category ? copy.editTitle : copy.createTitle}
        description={copy.description}
        footer={
          <>
            {category && (
              <Button
                variant="quiet"
                className="mr-auto text-rose"
                disabled={isBusy}
                onClick={() => setIsAsking(true)}
              >
                {copy.delete}
              </Button>
            )}
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={isBusy} isBusy={isSaving}>
              {category ? copy.save : copy.create}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={save} noValidate className="grid gap-5">
          <div role="status" className="empty:hidden">
            {!isBusy && opened && <Meanwhile opened={opened} now={category} />}
          </div>
          <Field label={copy.name}>
            <TextInput
              value={draft.name}
              maxLength={draftLimits.name}
              placeholder={copy.namePlaceholder}
              autoComplete="off"
              onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
            />
          </Field>
          <Field label={copy.details} help={copy.detailsHelp}>
            <Textarea
              rows={3}
              value={draft.description}
              maxLength={draftLimits.description}
              onChange={(event) => setDraft({ ...draft, description: event.currentTarget.value })}
            />
          </Field>
          <Subcategories draft={draft} onChange={setDraft} />
        </form>
      </Dialog>
      {category && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={(isOpen) => !isDeleting && setIsAsking(isOpen)}
          title={categoriesCopy.confirmDelete.title(category.name)}
          description={categoriesCopy.confirmDelete.description}
          confirmLabel={categoriesCopy.confirmDelete.confirm}
          cancelLabel={categoriesCopy.confirmDelete.cancel}
          isDangerous
          isBusy={isDeleting}
          onConfirm={() => remove(category)}
        />
      )}
    </>
  );
}

/** What somebody else made of it, or oneself in another tab: both are kept in sight until one is chosen. */
function Meanwhile({ opened, now }: { opened: Category; now: Category | null }) {
  if (now?.version === opened.version) return null;
  return (
    <div className="grid gap-1 rounded-inset border border-line bg-glow-tint px-4 py-3 text-small">
      <p>{now ? copy.changedElsewhere : copy.deletedElsewhere}</p>
      {now && (
        <>
          <p className="font-semibold break-words">{now.name}</p>
          {now.description && <p className="break-words">{now.description}</p>}
          <p className="break-words">{now.subcategories.map(({ name }) => name).join(' · ')}</p>
          <p>{copy.replaces}</p>
        </>
      )}
    </div>
  );
}

function Subcategories({
  draft,
  onChange,
}: {
  draft: CategoryDraft;
  onChange: (draft: CategoryDraft) => void;
}) {
  const isLast = !canRemoveSubcategory(draft);
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-small font-semibold">{copy.topics}</legend>
      <ul className="grid gap-2.5">
        {draft.subcategories.map((topic, index) => (
          <li key={topic.id} className="flex items-start gap-1.5">
            <Field label={copy.topic(index + 1)} isLabelHidden className="min-w-0 flex-1">
              <TextInput
                value={topic.name}
                maxLength={draftLimits.name}
                autoComplete="off"
                onChange={(event) => onChange(renameSubcategory(draft, topic.id, event.currentTarget.value))}
              />
            </Field>
            <IconButton
              label={copy.removeTopic(index + 1, topic.name)}
              icon={<X size={18} aria-hidden="true" />}
              disabled={isLast}
              onClick={() => onChange(removeSubcategory(draft, topic.id))}
            />
          </li>
        ))}
      </ul>
      {isLast && <p className="text-tiny text-ink-soft">{copy.lastTopic}</p>}
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={!canAddSubcategory(draft)}
          onClick={() => onChange(addSubcategory(draft))}
        >
          {copy.addTopic}
        </Button>
      </div>
    </fieldset>
  );
}
