import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Textarea } from '#platform/web/ui/textarea.tsx';
import type { JournalPhoto } from '../journal.contract.ts';
import { MAX_ALT_CHARACTERS } from '../journal-limits.data.ts';
import { journalCopy } from './journal.copy.ts';
import { journalApi, photoUrl } from './journal-api.ts';

const copy = journalCopy.photos;

type DescribePhotoProps = {
  photo: JournalPhoto;
  onDescribed: (photo: JournalPhoto) => void;
  onClose: () => void;
};

/** Mount it to open it. */
export function DescribePhoto({ photo, onDescribed, onClose }: DescribePhotoProps) {
  const formId = useId();
  const [alt, setAlt] = useState(photo.alt);
  const [isSaving, setIsSaving] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setIsFailed(false);
    try {
      onDescribed(await journalApi.describePhoto({ id: photo.id, alt: alt.trim() }));
      onClose();
    } catch {
      setIsFailed(true);
      setIsSaving(false);
    }
  }
  return (
    <Dialog
      isOpen
      width="narrow"
      onOpenChange={(isOpen) => !isOpen && !isSaving && onClose()}
      title={copy.describeTitle}
      footer={
        <Button type="submit" form={formId} isBusy={isSaving}>
          {copy.describeSave}
        </Button>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid gap-4">
        <img
          src={photoUrl(photo.id, 'thumb')}
          alt=""
          className="max-h-48 justify-self-center rounded-inset object-contain"
        />
        <Field
          label={copy.describeLabel}
          help={copy.describeHelp}
          error={isFailed ? copy.describeFailed : null}
        >
          <Textarea
            rows={3}
            value={alt}
            maxLength={MAX_ALT_CHARACTERS}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
