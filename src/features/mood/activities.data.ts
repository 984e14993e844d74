// The activities everyone starts with. A member may rename, hide and reorder them and add their own; an own one's id
// is a UUID, so that an id, which is stored plain, says nothing of what somebody does.

export type BuiltInActivity = { id: string; name: { en: string; sw: string }; icon: string };

export const builtInActivities: readonly BuiltInActivity[] = [
  { id: 'exercise', name: { en: 'Exercise', sw: 'Mazoezi' }, icon: 'dumbbell' },
  { id: 'walk', name: { en: 'Walk', sw: 'Kutembea' }, icon: 'footprints' },
  { id: 'outdoors', name: { en: 'Outdoors', sw: 'Nje, kwenye mazingira' }, icon: 'trees' },
  { id: 'friends', name: { en: 'Friends', sw: 'Marafiki' }, icon: 'users' },
  { id: 'family', name: { en: 'Family', sw: 'Familia' }, icon: 'house' },
  { id: 'partner', name: { en: 'Partner', sw: 'Mwenzi' }, icon: 'heart' },
  { id: 'work', name: { en: 'Work', sw: 'Kazi' }, icon: 'briefcase' },
  { id: 'study', name: { en: 'Study', sw: 'Masomo' }, icon: 'book-open' },
  { id: 'rest', name: { en: 'Rest', sw: 'Mapumziko' }, icon: 'armchair' },
  { id: 'reading', name: { en: 'Reading', sw: 'Kusoma' }, icon: 'book' },
  { id: 'music', name: { en: 'Music', sw: 'Muziki' }, icon: 'music' },
  { id: 'creative', name: { en: 'Making things', sw: 'Ubunifu' }, icon: 'palette' },
  { id: 'cooking', name: { en: 'Cooking', sw: 'Kupika' }, icon: 'cooking-pot' },
  { id: 'chores', name: { en: 'Chores', sw: 'Kazi za nyumbani' }, icon: 'washing-machine' },
  { id: 'screens', name: { en: 'Scrolling', sw: 'Simu na mitandao' }, icon: 'smartphone' },
  { id: 'gaming', name: { en: 'Games', sw: 'Michezo ya video' }, icon: 'gamepad-2' },
  { id: 'faith', name: { en: 'Faith', sw: 'Imani' }, icon: 'sunrise' },
  { id: 'meditation', name: { en: 'Meditation', sw: 'Kutafakari kwa utulivu' }, icon: 'flower-2' },
  { id: 'alcohol', name: { en: 'Alcohol', sw: 'Pombe' }, icon: 'wine' },
  { id: 'caffeine', name: { en: 'Caffeine', sw: 'Kahawa au chai' }, icon: 'coffee' },
  { id: 'travel', name: { en: 'Travel', sw: 'Safari' }, icon: 'map' },
  { id: 'unwell', name: { en: 'Unwell', sw: 'Kuugua' }, icon: 'thermometer' },
];
