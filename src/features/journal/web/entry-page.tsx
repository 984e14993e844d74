// An entry open on the page: the words, and beside them what belongs to them.
import { useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { CrisisCard } from '#features/safety/web/crisis-card.tsx';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { queryClient } from '#platform/web/api.ts';
import { momentOf } from '#platform/web/calendar-dates.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import type { JournalEntry } from '../journal.contract.ts';
import { BackToJournal } from './back-to-journal.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DateAndTitle } from './date-and-title.tsx';
import { DictationButton } from './dictation-button.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { countWords } from './entry-words.ts';
import { journalCopy } from './journal.copy.ts';
import { journalApi } from './journal-api.ts';
import { JournalHelp } from './journal-help.tsx';
import { isLeftAsTwo } from './journal-writes.ts';
import { journalOf, keys, putEntry } from './member-journal.ts';
import { MoodLink } from './mood-link.tsx';
import { usePhotoUploads } from './photo-uploads.ts';
import { PhotosField } from './photos-field.tsx';
import { PromptsCard } from './prompts-card.tsx';
import { ReflectCard } from './reflect-card.tsx';
import type { EditorHandle } from './rich-text.tsx';
import { SaveStatus } from './save-status.tsx';
import { TagsField } from './tags-field.tsx';
import type { OpenEntry } from './use-entry.ts';
import { useQueued, useTags } from './use-journal.ts';

const copy = journalCopy.entry;

type EntryPageProps = { memberId: string; country: string | null; entry: OpenEntry };

export function EntryPage({ memberId, country, entry }: EntryPageProps) {
  const { id, draft, stored, asOf, state, isHelpDue, turn, ensureStored } = entry;
  const navigate = useNavigate();
  const journal = journalOf(memberId);
  const words = useSyncExternalStore(draft.subscribe, draft.snapshot);
  const editor = useRef<EditorHandle>(null);
  const [isSource, setIsSource] = useState(false);
  const [plain, setPlain] = useState(() => words.body);
  const [isPromptHidden, setIsPromptHidden] = useState(words.body !== '' || stored !== null);
  const [photoProblems, setPhotoProblems] = useState<string[]>([]);
  const isKeptAsTwo = isLeftAsTwo(useQueued(memberId), id);
  const tags = useTags(memberId);
  const count = countWords(plain);
  const name = words.title || journalCopy.untitled;

  const change = (edit: (known: JournalEntry) => JournalEntry) => {
    const known = queryClient.getQueryData<{ value: JournalEntry }>(keys.one(memberId, id))?.value;
    if (known) putEntry(memberId, edit(known));
  };
  const uploads = usePhotoUploads({
    entryId: id,
    stored: stored?.photos.length ?? 0,
    ensureStored,
    onAdded: (photo) =>
      change((known) => ({
        ...known,
        photos: [...known.photos.filter((one) => one.id !== photo.id), photo],
      })),
    onProblems: setPhotoProblems,
  });
  const rest = () => draft.replace(draft.words());

  async function reflect() {
    if (!(await ensureStored())) throw new Error('not stored yet');
    const answer = await journalApi.reflect({ id });
    change((known) => ({
      ...known,
      reflection: answer.reflection,
      shows_help: answer.shows_help || known.shows_help,
    }));
  }
  async function remove() {
    rest();
    await journal.remove(id);
    toast({
      title: navigator.onLine ? journalCopy.remove.done : journalCopy.remove.doneOffline,
      tone: 'good',
    });
    void navigate('/journal', { replace: true });
  }
  async function retry() {
    for (const { write, state: how } of journal.queue.list())
      if (write.entity === id && how === 'refused') await journal.queue.retry(write.write_id);
  }

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-1 pb-32 sm:px-6 lg:px-8">
      <TopBarTitle>{stored ? copy.heading : copy.newHeading}</TopBarTitle>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <BackToJournal />
            <div className="flex items-center gap-2">
              <SaveStatus state={state} onRetry={() => void retry()} />
              <EntryMenu
                name={name}
                isPinned={words.is_pinned}
                isSource={isSource}
                onPin={() => draft.change({ is_pinned: !words.is_pinned })}
                onSource={() => setIsSource(!isSource)}
                onRemove={() => void remove()}
              />
            </div>
          </div>
          {asOf && <p className="text-small text-ink-soft">{copy.asOf(momentOf(asOf))}</p>}
          {stored?.shows_help ? (
            <JournalHelp memberId={memberId} country={country} ids={[id]} />
          ) : (
            isHelpDue && <CrisisCard country={country ?? likelyCountryHere()} beside="page" />
          )}
          {stored?.conflict_of && !isKeptAsTwo && (
            <ConflictNotice
              memberId={memberId}
              id={id}
              otherId={stored.conflict_of}
              words={draft.words}
              rest={rest}
              onSettled={(to) => void navigate(`/journal/${to}`, { replace: true })}
              onKeptBoth={() => void journal.keepBoth(id)}
            />
          )}
          <DateAndTitle words={words} onChange={draft.change} onEnter={() => editor.current?.focus()} />
          <EntryEditor
            ref={editor}
            read={() => draft.words().body}
            turn={turn}
            isSource={isSource}
            onChange={(read, text) => {
              setPlain(text);
              draft.changeBody(read);
            }}
            onFiles={uploads.add}
          />
          {!isPromptHidden && count === 0 && (
            <PromptsCard
              onUse={(prompt) => {
                editor.current?.insert(`> ${prompt}\n\n`, 'end');
                setIsPromptHidden(true);
              }}
              onHide={() => setIsPromptHidden(true)}
            />
          )}
          <div className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-3">
            <DictationButton onText={(text) => editor.current?.insert(text, 'cursor')} />
            <p className="py-2.5 text-small text-ink-soft tabular-nums">{journalCopy.words(count)}</p>
          </div>
        </div>
        <aside aria-label={copy.details} className="grid min-w-0 grid-cols-1 content-start gap-6 lg:pt-13">
          <MoodLink value={words.mood} onChange={(mood) => draft.change({ mood })} />
          <TagsField
            tags={words.tags}
            known={(tags.data ?? []).map(({ tag }) => tag)}
            onChange={(next) => draft.change({ tags: next })}
          />
          <PhotosField
            photos={stored?.photos ?? []}
            uploads={uploads.uploads}
            problems={photoProblems}
            onFiles={uploads.add}
            onRetry={uploads.retry}
            onStop={uploads.remove}
            onForgiven={() => setPhotoProblems([])}
            onChanged={(photo) =>
              change((known) => ({
                ...known,
                photos: known.photos.map((one) => (one.id === photo.id ? photo : one)),
              }))
            }
            onRemoved={(photoId) =>
              change((known) => ({ ...known, photos: known.photos.filter((one) => one.id !== photoId) }))
            }
          />
          <ReflectCard
            reflection={stored?.reflection ?? null}
            isOlder={stored?.reflection ? stored.updated_at > stored.reflection.made_at : false}
            isBlank={count === 0}
            onAsk={reflect}
            onAnswer={(question) => editor.current?.insert(`> ${question}\n\n`, 'end')}
          />
        </aside>
      </div>
    </div>
  );
}
