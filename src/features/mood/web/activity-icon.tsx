import {
  Armchair,
  Book,
  BookOpen,
  Briefcase,
  Circle,
  Coffee,
  CookingPot,
  Dumbbell,
  Flower2,
  Footprints,
  Gamepad2,
  Heart,
  House,
  type LucideIcon,
  Map as MapIcon,
  Music,
  Palette,
  Smartphone,
  Sunrise,
  Thermometer,
  Trees,
  Users,
  WashingMachine,
  Wine,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  armchair: Armchair,
  book: Book,
  'book-open': BookOpen,
  briefcase: Briefcase,
  coffee: Coffee,
  'cooking-pot': CookingPot,
  dumbbell: Dumbbell,
  'flower-2': Flower2,
  footprints: Footprints,
  'gamepad-2': Gamepad2,
  heart: Heart,
  house: House,
  map: MapIcon,
  music: Music,
  palette: Palette,
  smartphone: Smartphone,
  sunrise: Sunrise,
  thermometer: Thermometer,
  trees: Trees,
  users: Users,
  'washing-machine': WashingMachine,
  wine: Wine,
};

/** Decoration: the name always stands beside it. */
export function ActivityIcon({ icon, size = 16 }: { icon: string; size?: number }) {
  const Icon = icons[icon] ?? Circle;
  return <Icon size={size} aria-hidden="true" />;
}
