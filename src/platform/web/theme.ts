// The member's choice of theme, remembered on this device. The script public/theme.js paints it before the first frame.
import { useSyncExternalStore } from 'react';

const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const STORAGE_KEY = 'theme';

/** Steps through: as the device says, light, dark. */
export const nextTheme = (choice: ThemeChoice): ThemeChoice =>
  themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';

function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

export function chooseTheme(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Without storage the choice cannot outlive the page, and the system preference stays.
  }
  dispatchEvent(new Event('themechoice'));
}

function subscribe(onChange: () => void) {
  addEventListener('themechoice', onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener('themechoice', onChange);
    removeEventListener('storage', onChange);
  };
}

export const useThemeChoice = () => useSyncExternalStore(subscribe, readThemeChoice, () => 'system' as const);
