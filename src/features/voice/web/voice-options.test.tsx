// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VoiceId } from '../voice.contract.ts';
import { VoiceOptions } from './voice-options.tsx';
import { createVoicePreview, type PreviewAudio } from './voice-preview.ts';

afterEach(cleanup);

function quiet() {
  const pause = vi.fn();
  const played: string[] = [];
  const preview = createVoicePreview((url) => {
    played.push(url);
    return { play: async () => {}, pause, addEventListener: () => {} } as unknown as PreviewAudio;
  });
  return { preview, played, pause };
}

function Options({ isLocked = false, preview = quiet().preview }) {
  const [voice, setVoice] = useState<VoiceId>('alloy');
  return <VoiceOptions voice={voice} onChange={setVoice} isLocked={isLocked} preview={preview} />;
}

const chosen = () => screen.getAllByRole('radio').findIndex((radio) => (radio as HTMLInputElement).checked);

describe('choosing a voice', () => {
  it('offers the twelve voices of the specification, beginning with Alloy', () => {
    render(<Options />);
    const names = within(screen.getByRole('group', { name: 'Voice' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(
      [
        'Alloy',
        'Shimmer',
        'Echo',
        'Ash',
        'Ballad',
        'Coral',
        'Sage',
        'Ember',
        'Nova',
        'Fable',
        'Onyx',
        'Zen',
      ].map((name) => `Listen to ${name}`),
    );
    expect(chosen()).toBe(0);
  });

  it('lets one be heard without choosing it', () => {
    const { preview, played } = quiet();
    render(<Options preview={preview} />);
    fireEvent.click(screen.getByRole('button', { name: 'Listen to Coral' }));
    expect(played).toEqual(['/api/voice/previews/coral']);
    expect(screen.getByRole('button', { name: 'Loading Coral' })).toBeTruthy();
    expect(chosen()).toBe(0);
  });

  it('falls silent when the member goes elsewhere', () => {
    const { preview, pause } = quiet();
    const { unmount } = render(<Options preview={preview} />);
    fireEvent.click(screen.getByRole('button', { name: 'Listen to Coral' }));
    unmount();
    expect(pause).toHaveBeenCalled();
  });

  it('chooses by its card, unless a session runs', () => {
    const { unmount } = render(<Options />);
    fireEvent.click(screen.getByRole('radio', { name: /^Zen/ }));
    expect(chosen()).toBe(11);
    unmount();
    render(<Options isLocked />);
    expect(screen.getByRole('group', { name: 'Voice' })).toHaveProperty('disabled', true);
  });
});
