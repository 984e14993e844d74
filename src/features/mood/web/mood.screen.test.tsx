// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/mood" }
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { today } from '#platform/web/calendar-dates.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import type { MoodLog } from '../mood.contract.ts';
import { questionnaires } from '../questionnaires.data.ts';
import { moodCopy } from './mood.copy.ts';
import { MemberMood } from './mood.screen.tsx';
import { QuestionnaireFlow } from './questionnaire-flow.tsx';

let memberId = '';

const server = {
  logs: new Map<string, MoodLog>(),
  requests: [] as string[],
  isReachable: true,
  asksForHelp: /hurt myself/,
  taken: [] as unknown[],
};

type Sent = Omit<MoodLog, 'version' | 'local_date' | 'shows_help'> & { base_version: number };

function answer(method: string, url: URL, body: unknown): [number, unknown] {
  const path = url.pathname.replace('/api/mood', '');
  const id = path.split('/')[2] ?? '';
  if (path === '/logs') return [200, { items: [...server.logs.values()].reverse(), nextCursor: null }];
  if (path === '/overview')
    return [
      200,
      {
        from: url.searchParams.get('from'),
        to: '',
        n: 0,
        mean: null,
        days: [],
        by_weekday: [],
        by_hour: [],
        emotions: [],
        activities: [],
        sleep: { n: 0, correlation: null },
      },
    ];
  if (path === '/activities')
    return [200, { items: [{ id: 'walk', name: 'Walk', icon: 'footprints', is_hidden: false }], version: 0 }];
  if (path === '/assessments' && method === 'POST') {
    server.taken.push(body);
    const { id: taken, instrument, answers } = body as { id: string; instrument: 'phq9'; answers: number[] };
    const total = answers.reduce((sum, one) => sum + one, 0);
    return [
      200,
      {
        assessment: {
          id: taken,
          instrument,
          answers,
          total,
          band: 'mild',
          taken_at: new Date().toISOString(),
        },
        shows_help: false,
      },
    ];
  }
  if (path === '/assessments') return [200, { items: [], nextAt: { phq9: null, gad7: null } }];
  if (path.endsWith('/acknowledge-help')) return [200, { isAcknowledged: true }];
  if (path.startsWith('/logs/') && method === 'DELETE') return [200, { isDeleted: server.logs.delete(id) }];
  if (path.startsWith('/logs/') && method === 'PUT') {
    const { base_version, ...words } = body as Sent;
    const log = {
      ...words,
      id,
      version: base_version + 1,
      local_date: today(new Date(words.logged_at)),
      shows_help: server.asksForHelp.test(words.note ?? ''),
    };
    server.logs.set(id, log);
    return [200, log];
  }
  return [404, {}];
}

beforeEach(() => {
  memberId = crypto.randomUUID();
  Object.assign(server, { logs: new Map(), requests: [], isReachable: true, taken: [] });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    const text = await request.text();
    const url = new URL(request.url);
    const [status, body] = answer(request.method, url, JSON.parse(text || 'null'));
    server.requests.push(`${request.method} ${url.pathname}`);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  forgetKeptWords(null);
  queryClient.clear();
  vi.unstubAllGlobals();
});

const open = (what = <MemberMood memberId={memberId} />) =>
  render(
    <QueryClientProvider client={queryClient}>
      {/* The view with the least to draw: roles are looked up often. */}
      <MemoryRouter initialEntries={['/mood?view=patterns']}>{what}</MemoryRouter>
    </QueryClientProvider>,
  );

async function checkIn(mood: string) {
  fireEvent.click(await screen.findByRole('radio', { name: mood }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(new RegExp(`^${mood} is (saved|kept)`));
}

const stored = () => [...server.logs.values()];

describe('what could not be loaded', () => {
  it('is not taken for nothing, and can be asked for again', async () => {
    const { first, none, unknown } = moodCopy.today;
    server.isReachable = false;
    open();
    expect(screen.queryByText(none)).toBeNull();
    expect(await screen.findByText(unknown)).toBeTruthy();
    expect(screen.queryByText(first)).toBeNull();
    expect(screen.queryByText(moodCopy.trend.empty)).toBeNull();
    server.isReachable = true;
    const trend = screen.getByText(moodCopy.trend.title).closest('section') as HTMLElement;
    fireEvent.click(within(trend).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(first)).toBeTruthy();
  });
});

describe('a check-in', () => {
  it('is two taps, and everything else can stay empty', async () => {
    open();
    expect(((await screen.findByRole('button', { name: 'Save' })) as HTMLButtonElement).disabled).toBe(true);
    await checkIn('Good');
    await waitFor(() =>
      expect(stored()).toMatchObject([
        { score: 4, energy: null, note: null, emotions: [], source: 'checkin' },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    const today = await screen.findByRole('list', { name: 'Check-ins of today' });
    expect(within(today).getByText('Good')).toBeTruthy();
  });

  it('takes words, activities, sleep and a note afterwards, as a change of the same one', async () => {
    open();
    await checkIn('Low');
    await waitFor(() => expect(stored()).toHaveLength(1));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Anxious' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Walk' }));
    fireEvent.click(screen.getByRole('button', { name: 'More sleep' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Long day' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(stored()).toMatchObject([
        {
          score: 2,
          emotions: ['anxious'],
          activities: ['walk'],
          sleep_hours: 7,
          note: 'Long day',
          version: 2,
        },
      ]),
    );
  });

  it('can be taken back at once', async () => {
    open();
    await checkIn('Rough');
    await waitFor(() => expect(stored()).toHaveLength(1));
    act(() => shownToasts()[0]?.undo?.onUndo());
    await waitFor(() => expect(stored()).toEqual([]));
    expect(await screen.findByText(moodCopy.today.first)).toBeTruthy();
  });

  it('is kept without a network, with what was added, and sent once when it is back', async () => {
    open();
    await screen.findByRole('radio', { name: 'Okay' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    server.isReachable = false;
    await checkIn('Okay');
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'On the train' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('On this device, not sent yet')).toBeTruthy();
    expect(screen.getByText('On the train')).toBeTruthy();
    expect(stored()).toEqual([]);
    server.isReachable = true;
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(stored()).toMatchObject([{ score: 3, note: 'On the train' }]));
    await waitFor(() => expect(screen.queryByText('On this device, not sent yet')).toBeNull());
  });

  it('that is deleted goes after the undo has, and stays when it was pressed', async () => {
    open();
    await checkIn('Bright');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Delete the check-in/ }));
    expect(screen.queryByRole('button', { name: /^Delete the check-in/ })).toBeNull();
    act(() => shownToasts().at(-1)?.undo?.onUndo());
    expect(await screen.findByRole('button', { name: /^Delete the check-in/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Delete the check-in/ }));
    // The page is left: what was deleted is deleted.
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(stored()).toEqual([]));
    vi.restoreAllMocks();
  });

  it('whose note asks for help shows people to reach, and nothing is taken away', async () => {
    open();
    await checkIn('Rough');
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), {
      target: { value: 'I want to hurt myself' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('You don’t have to carry this alone')).toBeTruthy();
    expect(screen.getByText('I want to hurt myself')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Put this away' }));
    await waitFor(() => expect(screen.queryByText('You don’t have to carry this alone')).toBeNull());
    await waitFor(() =>
      expect(server.requests.some((request) => request.endsWith('/acknowledge-help'))).toBe(true),
    );
  });
});

describe('a questionnaire', () => {
  const flow = () => open(<QuestionnaireFlow memberId={memberId} instrument="phq9" onClose={() => {}} />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('heading', { level: 2 }), { key });

  it('is answered from the keyboard, one question at a time, and says it is no diagnosis', async () => {
    flow();
    for (const item of questionnaires.phq9.items) {
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(item);
      press(item === questionnaires.phq9.items[8] ? '1' : '2');
    }
    expect(await screen.findByText('8 of 27')).toBeTruthy();
    expect(screen.getByText(/This is a screening, not a diagnosis/)).toBeTruthy();
    expect(screen.getByText(/You can take it again from/)).toBeTruthy();
    expect(server.taken).toMatchObject([{ instrument: 'phq9', answers: [1, 1, 1, 1, 1, 1, 1, 1, 0] }]);
  });

  it('shows help before the score when the ninth item is not “not at all”, also without a network', async () => {
    server.isReachable = false;
    flow();
    for (let item = 0; item < 8; item += 1) press('1');
    press('2');
    expect(screen.getByText('Thank you for saying so')).toBeTruthy();
    expect(screen.getByText('You don’t have to carry this alone')).toBeTruthy();
    expect(screen.queryByText(/of 27/)).toBeNull();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    fireEvent.click(screen.getByRole('button', { name: 'Show my result' }));
    expect(await screen.findByText('Your answers could not be saved')).toBeTruthy();
    server.isReachable = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 27')).toBeTruthy();
  });

  it('can be stepped back, and keeps the answer that was given', () => {
    flow();
    press('3');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    const chosen = screen.getByRole('button', { pressed: true });
    expect(chosen.textContent).toContain('More than half the days');
  });
});
