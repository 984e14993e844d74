// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '#platform/shared/refusals.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import type { Category } from '../categories.contract.ts';
import { CategoryDialog } from './category-dialog.tsx';

afterEach(() => {
  cleanup();
  dismissAllToasts();
});

const own: Category = {
  id: '0b8e7f60-6d0f-4a53-8c36-b7a5f3f1f2c1',
  name: 'Moving abroad',
  description: 'New country',
  subcategories: [
    { id: 'a', name: 'Homesick' },
    { id: 'b', name: 'Language' },
  ],
  isCustom: true,
  version: 3,
};

function open({
  category = null as Category | null,
  onSave = vi.fn(async () => ({ shows_help: false })),
  onDelete = vi.fn(async () => ({})),
} = {}) {
  const onClose = vi.fn();
  render(<CategoryDialog category={category} onSave={onSave} onDelete={onDelete} onClose={onClose} />);
  return { onSave, onDelete, onClose };
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const toasts = () => shownToasts().map(({ title }) => title);

describe('Create My Own', () => {
  it('begins with one subcategory, General Support, which cannot be removed', () => {
    open();
    expect((screen.getByLabelText('Subcategory 1') as HTMLInputElement).value).toBe('General Support');
    expect(screen.getByRole('button', { name: 'Remove subcategory General Support' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('asks for a name when there is none but spaces, and sends nothing', () => {
    const { onSave } = open();
    type('Category name', '   ');
    press('Create category');
    expect(toasts()).toEqual(['Please enter a category name']);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('sends name and description trimmed, and leaves out subcategories without a name', async () => {
    const { onSave, onClose } = open();
    type('Category name', '  Exams ');
    type('Description', ' All of them  ');
    press('Add subcategory');
    expect((screen.getByLabelText('Subcategory 2') as HTMLInputElement).value).toBe('');
    press('Create category');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onSave).toHaveBeenCalledWith({
      name: 'Exams',
      description: 'All of them',
      subcategories: [{ id: 'general-support', name: 'General Support' }],
    });
    expect(toasts()).toEqual(['Category created successfully']);
  });

  it('cannot be saved twice while saving is in progress', async () => {
    let finish = (_: { shows_help: boolean }) => {};
    const onSave = vi.fn(
      () =>
        new Promise<{ shows_help: boolean }>((resolve) => {
          finish = resolve;
        }),
    );
    open({ onSave });
    type('Category name', 'Exams');
    press('Create category');
    expect(screen.getByRole('button', { name: /Create category/ })).toHaveProperty('disabled', true);
    press(/Create category/);
    expect(onSave).toHaveBeenCalledTimes(1);
    finish({ shows_help: false });
    await waitFor(() => expect(toasts()).toEqual(['Category created successfully']));
  });

  it('keeps what was typed and says what went wrong when saving fails', async () => {
    const { onClose } = open({ onSave: vi.fn(() => Promise.reject(new TypeError('no network'))) });
    type('Category name', 'Exams');
    press('Create category');
    await waitFor(() => expect(toasts()).toEqual(['Failed to save category']));
    expect((screen.getByLabelText('Category name') as HTMLInputElement).value).toBe('Exams');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows the server’s own sentence when it has one', async () => {
    open({
      onSave: vi.fn(() => Promise.reject(refuse('CONFLICT', 'You have as many categories as there can be.'))),
    });
    type('Category name', 'Exams');
    press('Create category');
    await waitFor(() => expect(toasts()).toEqual(['You have as many categories as there can be.']));
  });
});

describe('words that sound as if someone is not safe', () => {
  it('are saved, and help is shown until it is closed', async () => {
    const { onClose } = open({ onSave: vi.fn(async () => ({ shows_help: true })) });
    type('Category name', 'I want to die');
    press('Create category');
    const card = await screen.findByRole('status', { name: 'You don’t have to carry this alone' });
    expect(card.querySelector('a[href^="tel:"], a[href^="https:"], a[href="/crisis"]')).toBeTruthy();
    expect(toasts()).toEqual(['Category created successfully']);
    expect(onClose).not.toHaveBeenCalled();
    press('I have seen this');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('show help where they could not be saved, too, and are still there after it', async () => {
    const onSave = vi.fn(() => Promise.reject(refuse('CONFLICT', 'No room.', { shows_help: true })));
    const { onClose } = open({ onSave });
    type('Category name', 'I want to die');
    press('Create category');
    expect(await screen.findByRole('status', { name: 'You don’t have to carry this alone' })).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Your category is not saved yet' })).toBeTruthy();
    expect(toasts()).toEqual(['No room.']);
    press('I have seen this');
    expect(onClose).not.toHaveBeenCalled();
    expect((screen.getByLabelText('Category name') as HTMLInputElement).value).toBe('I want to die');
    press('Create category');
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('show help as well when an own category was changed', async () => {
    const { onClose } = open({ category: own, onSave: vi.fn(async () => ({ shows_help: true })) });
    press('Save changes');
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('editing an own category', () => {
  it('adds, renames and removes subcategories until one is left', async () => {
    const { onSave, onClose } = open({ category: own });
    press('Remove subcategory Homesick');
    expect(screen.getByRole('button', { name: 'Remove subcategory Language' })).toHaveProperty(
      'disabled',
      true,
    );
    type('Subcategory 1', 'Speaking up');
    press('Save changes');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onSave).toHaveBeenCalledWith({
      name: 'Moving abroad',
      description: 'New country',
      subcategories: [{ id: 'b', name: 'Speaking up' }],
    });
    expect(toasts()).toEqual(['Category updated successfully']);
  });

  it('is deleted only after a question that names it', async () => {
    const { onDelete, onClose } = open({ category: own });
    press('Delete');
    expect(onDelete).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog', { name: 'Delete “Moving abroad”?' })).toBeTruthy();
    press('Delete category');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onDelete).toHaveBeenCalledWith(own);
    expect(toasts()).toEqual(['Category deleted successfully']);
  });

  it('stays when deleting fails', async () => {
    const { onClose } = open({
      category: own,
      onDelete: vi.fn(() => Promise.reject(new TypeError('no network'))),
    });
    press('Delete');
    press('Delete category');
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete category']));
    expect(onClose).not.toHaveBeenCalled();
  });
});
