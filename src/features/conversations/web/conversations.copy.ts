// Words of the history, of a transcript, and of what can be done with a conversation anywhere.
import { inWording } from '#features/therapist/wording.data.ts';
import { wording } from '#platform/web/brand.ts';
import type { Conversation, ExportFormat } from '../conversations.contract.ts';

const say = inWording(wording);

type Surface = Conversation['surface'];

export const conversationsCopy = {
  untitled: 'Conversation',
  surfaces: { voice: 'Voice', chat: 'Text', avatar: 'Avatar' } satisfies Record<Surface, string>,
  ownCategory: 'Your own category',
  today: 'Today',
  yesterday: 'Yesterday',
  length: {
    short: 'under a minute',
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number, minutes: number) => (minutes ? `${hours} h ${minutes} min` : `${hours} h`),
  },
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  actions: {
    label: (name: string) => `Options for ${name}`,
    rename: 'Rename',
    export: 'Export',
    exportAs: { markdown: 'Markdown', json: 'JSON', pdf: 'PDF' } satisfies Record<ExportFormat, string>,
    exportLine: (format: string) => `Export as ${format}`,
    delete: 'Delete',
    inHistory: 'Open in History',
    asText: 'Continue as text',
    byVoice: 'Continue by voice',
    offline: 'You are offline. Renaming, exporting and deleting need a connection.',
    unavailable: 'These options need a connection. Please try again when there is one.',
  },
  rename: {
    title: 'Rename conversation',
    label: 'Title',
    help: 'Leave it empty to go back to the first line. Only you see it.',
    save: 'Save',
    failed: 'The title could not be saved. Please try again.',
    saved: 'Your title is saved',
    notSaved: 'Your title is not saved yet',
  },
  remove: {
    title: (name: string) => `Delete “${name}”?`,
    description: 'Every word of it goes for good, by voice and by text. This cannot be undone.',
    confirm: 'Delete for good',
    keep: 'Keep it',
    done: 'Conversation deleted',
    inCall: 'A voice session is running in this conversation. End it first.',
    failed: 'The conversation could not be deleted. Please try again.',
  },
  history: {
    title: 'History',
    search: 'Search what was said',
    surface: 'How',
    anySurface: 'Voice and text',
    category: 'Category',
    anyCategory: 'Every category',
    more: 'Load more',
    loadingMore: 'Loading more',
    list: 'Conversations',
    found: (count: number, isMore: boolean) =>
      count === 0
        ? 'Nothing found'
        : `${count}${isMore ? ' or more' : ''} ${count === 1 && !isMore ? 'conversation' : 'conversations'} found`,
    onlyTherapist: 'Nothing said yet',
    emptyTitle: 'Nothing here yet, and that is fine',
    emptyBody:
      'What you talk or write about is kept here for you alone, to read again, take with you or delete.',
    emptyAction: 'Start a chat',
    noneTitle: 'Nothing matches',
    noneBody: 'Try another word, or take a filter away.',
    failedTitle: 'Your history could not be loaded',
    failedBody: 'Everything is still there. Check your connection and try again.',
    offlineTitle: 'You are offline',
    offlineBody: 'Your history is kept on the server and not on this device. It is back as soon as you are.',
  },
  transcript: {
    back: 'All conversations',
    you: 'You',
    therapist: say('Therapist'),
    interrupted: 'interrupted here',
    spoken: 'spoken',
    label: 'Transcript',
    helpShown: 'Help was shown here',
    empty: 'Nothing was said in this conversation.',
    missingTitle: 'This conversation is not here',
    missingBody: 'It may have been deleted, or the link is not complete.',
    failedTitle: 'The transcript could not be loaded',
    failedBody: 'Nothing is lost. Check your connection and try again.',
    aiNote: say('The therapist is an AI, not a person.'),
    styles: { Standard: 'Standard', GenZ: 'Gen Z' } satisfies Record<Conversation['therapy_style'], string>,
  },
} as const;
