import { Contrast, Moon, Sun } from 'lucide-react';
import { chooseTheme, nextTheme, useThemeChoice } from '../theme.ts';
import { IconButton } from './icon-button.tsx';
import { uiCopy } from './ui.copy.ts';

const icons = { system: Contrast, light: Sun, dark: Moon } as const;

/** Steps through: as the device says, light, dark. */
export function ThemeToggle({ className }: { className?: string }) {
  const choice = useThemeChoice();
  const Icon = icons[choice];
  return (
    <IconButton
      label={uiCopy.theme[choice]}
      icon={<Icon size={20} aria-hidden="true" />}
      onClick={() => chooseTheme(nextTheme(choice))}
      {...(className ? { className } : {})}
    />
  );
}
