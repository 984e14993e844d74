// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/dashboard" }
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WRITTEN_FOR } from '#platform/shared/written-for.ts';
import { queryClient } from '#platform/web/api.ts';
import type { Category } from '../categories.contract.ts';
import { builtInCategories } from '../categories.data.ts';
import { CategoryPicker } from './category-picker.tsx';
import { resolveSelection } from './category-selection.ts';
import { useCategories } from './use-categories.ts';

afterEach(cleanup);

const builtIn: Category[] = builtInCategories.map((category) => ({ ...category, version: null }));
const own: Category = {
  id: '0b8e7f60-6d0f-4a53-8c36-b7a5f3f1f2c1',
  name: 'Moving abroad',
  description: '',
  subcategories: [{ id: 'home', name: 'Homesick' }],
  isCustom: true,
  version: 1,
};

function Picker({ categories = builtIn, categoryId = 'general', isLocked = false, showsHelp = false }) {
  const [selection, setSelection] = useState({ categoryId, topicId: 'stress' });
  return (
    <>
      <CategoryPicker
        categories={categories}
        {...selection}
        onChange={setSelection}
        onSave={async (draft) => ({ ...own, ...draft, shows_help: showsHelp })}
        onDelete={async () => {}}
        isLocked={isLocked}
      />
      <output>{`${selection.categoryId} / ${selection.topicId}`}</output>
    </>
  );
}
const cards = () =>
  screen.getByRole('group', { name: 'Category' }).querySelectorAll('input[type=radio]').length;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('choosing what to talk about', () => {
  it('shows four categories, six more on Load More, and four again on Show Less', () => {
    render(<Picker />);
    expect(cards()).toBe(4);
    press('Load More');
    expect(cards()).toBe(10);
    press('Show Less');
    expect(cards()).toBe(4);
  });

  it('passes on the server’s word that someone may not be safe', async () => {
    render(<Picker showsHelp />);
    press('Create My Own');
    fireEvent.change(await screen.findByLabelText('Category name'), { target: { value: 'I want to die' } });
    press('Create category');
    expect(await screen.findByRole('status', { name: 'You don’t have to carry this alone' })).toBeTruthy();
  });

  it('opens wide when the remembered category is beyond the first four', () => {
    render(<Picker categoryId="trauma" />);
    expect(cards()).toBe(10);
  });

  it('always shows the member’s own, marked and editable', () => {
    render(<Picker categories={[...builtIn, own]} />);
    expect(cards()).toBe(5);
    expect(screen.getByText('Yours')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Moving abroad' })).toBeTruthy();
  });

  it('offers the topics of the chosen category, beginning with its first', () => {
    render(<Picker />);
    fireEvent.click(screen.getByRole('radio', { name: /Career/ }));
    expect(screen.getByRole('status').textContent).toBe('career / burnout');
    const topics = screen.getByRole('group', { name: 'Choose Specific Topic' });
    expect([...topics.querySelectorAll('label')].map((label) => label.textContent)).toEqual(
      builtInCategories.find(({ id }) => id === 'career')?.subcategories.map(({ name }) => name),
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Study pressure' }));
    expect(screen.getByRole('status').textContent).toBe('career / study-pressure');
  });

  it('chooses a category right after it was made', async () => {
    render(<Picker />);
    press('Create My Own');
    fireEvent.change(await screen.findByLabelText('Category name'), { target: { value: 'Exams' } });
    press('Create category');
    await waitFor(() =>
      expect(document.querySelector('output')?.textContent).toBe(`${own.id} / general-support`),
    );
  });

  it('cannot be changed while a session runs', () => {
    render(<Picker categories={[...builtIn, own]} isLocked />);
    expect(screen.getByRole('group', { name: 'Category' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('group', { name: 'Choose Specific Topic' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Create My Own' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Edit Moving abroad' })).toHaveProperty('disabled', true);
  });
});

describe('a remembered selection', () => {
  it('falls back to general and stress when its category is gone', () => {
    const selection = resolveSelection(builtIn, { categoryId: own.id, topicId: 'home' });
    expect([selection?.category.id, selection?.topic.id]).toEqual(['general', 'stress']);
  });

  it('falls back to the first topic when its topic is gone', () => {
    const selection = resolveSelection([...builtIn, own], { categoryId: own.id, topicId: 'gone' });
    expect(selection?.topic.name).toBe('Homesick');
  });
});

describe('an own category that changes elsewhere while it is changed here', () => {
  const server = { own: [own] as Category[], saved: [] as [string, unknown][], losesAnswers: false };
  const writers = new Set<string | null>();
  const changedElsewhere = { code: 'CHANGED_ELSEWHERE', status: 409, message: 'Changed.' };
  const gone = { code: 'NOT_FOUND', status: 404, message: 'Gone.' };

  function Settings() {
    const { categories, save, remove } = useCategories('ann');
    const [selection, setSelection] = useState({ categoryId: own.id, topicId: 'home' });
    return (
      <CategoryPicker
        categories={categories}
        {...selection}
        onChange={setSelection}
        onSave={save}
        onDelete={remove}
        isLocked={false}
      />
    );
  }
  async function change(name: string) {
    render(
      <QueryClientProvider client={queryClient}>
        <Settings />
      </QueryClientProvider>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Moving abroad' }));
    fireEvent.change(await screen.findByLabelText('Category name'), { target: { value: name } });
  }
  beforeEach(() => {
    Object.assign(server, { own: [own], saved: [], losesAnswers: false });
    writers.clear();
    vi.stubGlobal('fetch', async (request: Request) => {
      const refuse = (refusal: typeof gone) =>
        Response.json({ defined: true, ...refusal }, { status: refusal.status });
      if (request.method === 'GET') return Response.json([...builtIn, ...server.own]);
      const body = await request.json();
      server.saved.push([request.method, body]);
      writers.add(request.headers.get(WRITTEN_FOR));
      if (server.losesAnswers) throw new TypeError('Failed to fetch');
      const stored = server.own[0];
      if (request.method === 'PUT' && !stored) return refuse(gone);
      if (request.method === 'PUT' && body.version !== stored?.version) return refuse(changedElsewhere);
      return Response.json({ ...own, ...body, version: 5, shows_help: false });
    });
    return () => {
      queryClient.clear();
      vi.unstubAllGlobals();
    };
  });

  it('says what it is now, keeps what was typed, and can be saved over it', async () => {
    await change('A new country');
    server.own = [{ ...own, name: 'Coming home', version: 4 }];
    press('Save changes');
    expect(await screen.findByText('Coming home', { selector: 'p' })).toBeTruthy();
    expect(screen.getByLabelText('Category name')).toHaveProperty('value', 'A new country');
    press('Save changes');
    await waitFor(() => expect(screen.queryByLabelText('Category name')).toBeNull());
    expect(server.saved).toMatchObject([
      ['PUT', { name: 'A new country', version: 1 }],
      ['PUT', { name: 'A new country', version: 4 }],
    ]);
    expect([...writers]).toEqual(['ann']);
  });

  it('is made once where it was deleted, however often the answer is lost', async () => {
    await change('A new country');
    server.own = [];
    press('Save changes');
    await screen.findByText(/^This category was deleted elsewhere/);
    server.losesAnswers = true;
    press('Create category');
    await waitFor(() => expect(server.saved).toHaveLength(2));
    server.losesAnswers = false;
    const create = screen.getByRole('button', { name: 'Create category' });
    await waitFor(() => expect(create).toHaveProperty('disabled', false));
    press('Create category');
    await waitFor(() => expect(server.saved).toHaveLength(3));
    const [, first, second] = server.saved.map(([, body]) => body as { id: string });
    expect(second?.id).toBe(first?.id);
    expect([...writers]).toEqual(['ann']);
  });

  it('can be made anew where it was deleted', async () => {
    await change('A new country');
    server.own = [];
    press('Save changes');
    await screen.findByText(/^This category was deleted elsewhere/);
    press('Create category');
    await waitFor(() => expect(screen.queryByLabelText('Category name')).toBeNull());
    expect(server.saved.at(-1)).toMatchObject(['POST', { name: 'A new country' }]);
  });
});
