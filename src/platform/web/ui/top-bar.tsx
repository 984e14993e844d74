// The layout owns the bar, the screen owns the words in it: a screen renders <TopBar> anywhere and it appears there.
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const SlotContext = createContext<HTMLElement | null>(null);

export const TopBarSlot = SlotContext.Provider;

export function TopBar({ children }: { children: ReactNode }) {
  const slot = useContext(SlotContext);
  return slot ? createPortal(children, slot) : null;
}

/** The screen's heading in the bar. */
export const TopBarTitle = ({ children }: { children: ReactNode }) => (
  <TopBar>
    <h1 className="line-clamp-2 text-lead leading-tight break-words lg:truncate lg:text-heading">
      {children}
    </h1>
  </TopBar>
);
