// The photos of an entry: chosen, dropped or pasted; each with its way, its description and its end.
import { Ellipsis, Expand, ImagePlus, Pencil, RotateCcw, Trash2, TriangleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuRule } from '#platform/web/ui/menu.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { JournalPhoto } from '../journal.contract.ts';
import { MAX_PHOTOS } from '../journal-limits.data.ts';
import { DescribePhoto } from './describe-photo.tsx';
import { journalCopy } from './journal.copy.ts';
import { journalApi, photoUrl } from './journal-api.ts';
import type { PhotoUpload } from './photo-uploads.ts';

const copy = journalCopy.photos;

type PhotosFieldProps = {
  photos: readonly JournalPhoto[];
  uploads: readonly PhotoUpload[];
  problems: readonly string[];
  onFiles: (files: File[]) => void;
  onRetry: (id: string) => void;
  onStop: (id: string) => void;
  onForgiven: () => void;
  onChanged: (photo: JournalPhoto) => void;
  onRemoved: (id: string) => void;
};

export function PhotosField(props: PhotosFieldProps) {
  const { photos, uploads, problems, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const isOnline = useIsOnline();
  const [isOver, setIsOver] = useState(false);
  const isFull = photos.length + uploads.length >= MAX_PHOTOS;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button does the same
    <div
      className={`grid gap-2 rounded-inset transition ${isOver ? 'outline-2 outline-offset-4 outline-brand outline-dashed' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <h2 className="font-sans text-small font-semibold tracking-normal">{copy.label}</h2>
      {photos.length + uploads.length > 0 && (
        <ul className="grid grid-cols-2 gap-2">
          {photos.map((photo) => (
            <StoredPhoto
              key={photo.id}
              photo={photo}
              onChanged={props.onChanged}
              onRemoved={() => props.onRemoved(photo.id)}
            />
          ))}
          {uploads.map((upload) => (
            <ComingPhoto
              key={upload.id}
              upload={upload}
              onRetry={() => props.onRetry(upload.id)}
              onStop={() => props.onStop(upload.id)}
            />
          ))}
        </ul>
      )}
      <div role="alert" className="grid gap-1.5">
        {problems.map((problem) => (
          <p key={problem} className="flex items-start gap-2 text-small text-warn">
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5" />
            {problem}
          </p>
        ))}
      </div>
      {problems.length > 0 && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={props.onForgiven}>
          {copy.dismiss}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        disabled={isFull || !isOnline}
        icon={<ImagePlus size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {copy.add}
      </Button>
      <p className="text-tiny text-ink-soft">{!isOnline ? copy.offline : isFull ? copy.full : copy.help}</p>
    </div>
  );
}

type StoredPhotoProps = {
  photo: JournalPhoto;
  onChanged: (photo: JournalPhoto) => void;
  onRemoved: () => void;
};

function StoredPhoto({ photo, onChanged, onRemoved }: StoredPhotoProps) {
  const [doing, setDoing] = useState<'describe' | 'remove' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = photo.alt || copy.unnamed;
  async function remove() {
    setIsBusy(true);
    try {
      await journalApi.deletePhoto({ id: photo.id });
      onRemoved();
    } catch {
      toast({ title: copy.removeFailed, tone: 'problem' });
      setIsBusy(false);
    }
  }
  return (
    <li className="relative">
      <a
        href={photoUrl(photo.id, 'full')}
        target="_blank"
        rel="noopener"
        className="block overflow-hidden rounded-inset border border-line"
      >
        <img
          src={photoUrl(photo.id, 'thumb')}
          alt={name}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          className="aspect-square size-full bg-sunken object-cover"
        />
      </a>
      <Menu
        label={name}
        trigger={
          <IconButton
            look="ring"
            label={`${journalCopy.entry.options}: ${name}`}
            icon={<Ellipsis size={18} aria-hidden="true" />}
            className="absolute! top-1.5 right-1.5 size-9! pointer-coarse:size-11!"
          />
        }
      >
        <MenuItem isLink>
          <a href={photoUrl(photo.id, 'full')} target="_blank" rel="noopener">
            <Expand size={18} aria-hidden="true" />
            {copy.open}
          </a>
        </MenuItem>
        <MenuItem icon={<Pencil size={18} aria-hidden="true" />} onSelect={() => setDoing('describe')}>
          {copy.describe}
        </MenuItem>
        <MenuRule />
        <MenuItem
          isDangerous
          icon={<Trash2 size={18} aria-hidden="true" />}
          onSelect={() => setDoing('remove')}
        >
          {copy.remove}
        </MenuItem>
      </Menu>
      {photo.alt === '' && (
        <button
          type="button"
          className="absolute inset-x-1.5 bottom-1.5 min-h-8 rounded-pill bg-surface/90 text-tiny font-semibold text-ink pointer-coarse:min-h-11"
          onClick={() => setDoing('describe')}
        >
          {copy.describe}
        </button>
      )}
      {doing === 'describe' && (
        <DescribePhoto photo={photo} onDescribed={onChanged} onClose={() => setDoing(null)} />
      )}
      {doing === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && !isBusy && setDoing(null)}
          title={copy.removeTitle}
          description={copy.removeBody}
          confirmLabel={copy.removeConfirm}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
        />
      )}
    </li>
  );
}

type ComingPhotoProps = { upload: PhotoUpload; onRetry: () => void; onStop: () => void };

function ComingPhoto({ upload, onRetry, onStop }: ComingPhotoProps) {
  const { name, preview, share, state, problem, mayRetry } = upload;
  const percent = Math.round(share * 100);
  if (state === 'failed') {
    return (
      <li className="col-span-2 grid gap-2 rounded-inset border border-line bg-glow-tint p-3">
        <p role="alert" className="min-w-0 text-small break-words">
          <strong className="block truncate font-semibold">{name}</strong>
          {problem}
        </p>
        <div className="flex flex-wrap gap-2">
          {mayRetry && (
            <Button
              size="small"
              variant="secondary"
              icon={<RotateCcw size={16} aria-hidden="true" />}
              onClick={onRetry}
            >
              {copy.retry}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onStop}>
            {copy.dismiss}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className="relative overflow-hidden rounded-inset border border-line bg-sunken">
      <img src={preview} alt="" className="aspect-square size-full object-cover opacity-50" />
      <div className="absolute inset-x-2.5 bottom-2.5">
        <Progress label={copy.uploading(name, percent)} value={percent} />
      </div>
      <IconButton
        look="ring"
        label={copy.cancel}
        icon={<X size={18} aria-hidden="true" />}
        className="absolute! top-1.5 right-1.5 size-9! pointer-coarse:size-11!"
        onClick={onStop}
      />
    </li>
  );
}
