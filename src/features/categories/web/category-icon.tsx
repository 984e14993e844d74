import {
  Activity,
  Anchor,
  Briefcase,
  Feather,
  Heart,
  Mountain,
  Palette,
  Rainbow,
  Shield,
  Sprout,
  Sun,
} from 'lucide-react';
import { builtInCategories } from '../categories.data.ts';

const icons: Record<string, typeof Sun> = {
  activity: Activity,
  anchor: Anchor,
  briefcase: Briefcase,
  heart: Heart,
  mountain: Mountain,
  palette: Palette,
  rainbow: Rainbow,
  shield: Shield,
  sprout: Sprout,
  sun: Sun,
};

/** The drawn sign of a category; a member's own ones carry a feather. */
export function CategoryIcon({ categoryId }: { categoryId: string }) {
  const name = builtInCategories.find((category) => category.id === categoryId)?.icon;
  const Icon = (name && icons[name]) || Feather;
  return <Icon size={20} aria-hidden="true" />;
}
