// The gallery of the design system, and of the feature parts that have states worth seeing side by side.
import { ExerciseCardsGallery } from '#features/therapist/web/exercise-cards.gallery.tsx';
import { GalleryScreen } from '#platform/web/gallery/gallery.screen.tsx';

export const WholeGalleryScreen = () => (
  <>
    <GalleryScreen />
    <ExerciseCardsGallery />
  </>
);
