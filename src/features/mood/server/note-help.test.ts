import { describe, expect, test } from 'vitest';
import { nextHelp } from './note-help.ts';

const putAway = (note: string, help_level: 'elevated' | 'imminent' = 'elevated') =>
  ({ help_state: 'acknowledged', help_level, note }) as const;
const dark = 'I keep thinking everyone would be better off without me';

describe('the crisis card of a note', () => {
  test('shows when the note asks for it, and goes when the note no longer does', () => {
    const fresh = { help_state: 'none', help_level: null, note: null } as const;
    expect(nextHelp('elevated', dark, fresh)).toEqual({ help_state: 'shown', help_level: 'elevated' });
    expect(nextHelp(null, 'A better evening', putAway(dark))).toEqual({
      help_state: 'none',
      help_level: null,
    });
  });

  test('put away, stays away when a word is mended', () => {
    expect(nextHelp('elevated', `${dark}.`, putAway(dark)).help_state).toBe('acknowledged');
    expect(nextHelp('elevated', dark.replace('keep', 'kept'), putAway(dark)).help_state).toBe('acknowledged');
  });

  test('comes back when the note says something else, or something graver', () => {
    expect(nextHelp('elevated', 'I cut myself again last night', putAway(dark)).help_state).toBe('shown');
    expect(nextHelp('imminent', `${dark} now`, putAway(dark)).help_state).toBe('shown');
    expect(nextHelp('imminent', `${dark} now`, putAway(dark, 'imminent')).help_state).toBe('acknowledged');
  });
});
