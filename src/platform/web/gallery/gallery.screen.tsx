// Every component in every state, once in each theme. Only in development and in builds made with VITE_GALLERY=1.
import { Fragment } from 'react';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { ControlsGallery } from './controls.gallery.tsx';
import { FormsGallery } from './forms.gallery.tsx';
import { OverlaysGallery } from './overlays.gallery.tsx';
import { PicturesGallery } from './pictures.gallery.tsx';
import { StatesGallery } from './states.gallery.tsx';

const sections = [
  { title: 'Buttons, chips, tabs', Section: ControlsGallery },
  { title: 'Forms', Section: FormsGallery },
  { title: 'Dialogs, drawers, tooltips, menus, toasts', Section: OverlaysGallery },
  { title: 'Loading, empty, error, offline, figures', Section: StatesGallery },
  { title: 'Type, colour, mark, faces', Section: PicturesGallery },
];

export const GalleryScreen = () => (
  <TooltipProvider>
    <div className="grid gap-12 px-4 pb-24 sm:px-8">
      <h1 className="text-display">Gallery</h1>
      {sections.map(({ title, Section }) => (
        <section key={title} className="grid gap-4">
          <h2 className="text-title">{title}</h2>
          <div className="grid gap-4 lg:grid-cols-2">
            {(['light', 'dark'] as const).map((theme) => (
              <Fragment key={theme}>
                <div
                  data-theme={theme}
                  className="grid content-start gap-6 rounded-card border border-line bg-canvas p-5 text-ink sm:p-7"
                >
                  <p className="text-tiny text-ink-soft">{theme === 'light' ? 'Morning' : 'Dusk'}</p>
                  <Section theme={theme} />
                </div>
              </Fragment>
            ))}
          </div>
        </section>
      ))}
    </div>
  </TooltipProvider>
);
