import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass, useFieldLinks } from './field.tsx';
import { uiCopy } from './ui.copy.ts';

/** A password that can be looked at. Pasting and password managers work. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...useFieldLinks()}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={classNames(controlClass, 'h-11 pr-12', className)}
      />
      <button
        type="button"
        disabled={rest.disabled}
        aria-label={isShown ? uiCopy.hidePassword : uiCopy.showPassword}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink disabled:opacity-50"
      >
        <Icon size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
