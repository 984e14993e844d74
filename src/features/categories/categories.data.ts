// The ten built-in categories, four topics each, in the order the picker shows them.
// Ids are stored with conversations: they may be added to, never renamed.

export type TherapyTopic = { id: string; name: string };

export type TherapyCategory = {
  id: string;
  name: string;
  description: string;
  subcategories: TherapyTopic[];
  isCustom: boolean;
};

/** A built-in category also names its icon (a lucide icon name in kebab case). */
export type BuiltInCategory = TherapyCategory & { icon: string; isCustom: false };

export const DEFAULT_CATEGORY_ID = 'general';
export const DEFAULT_TOPIC_ID = 'stress';

function category(
  id: string,
  name: string,
  icon: string,
  description: string,
  topics: Record<string, string>,
): BuiltInCategory {
  const subcategories = Object.entries(topics).map(([topicId, topicName]) => ({
    id: topicId,
    name: topicName,
  }));
  return { id, name, icon, description, subcategories, isCustom: false };
}

export const builtInCategories: readonly BuiltInCategory[] = [
  category('general', 'General', 'sun', 'Whatever is on your mind today, big or small.', {
    stress: 'Stress',
    anxiety: 'Anxiety',
    sleep: 'Sleep',
    'low-mood': 'Low mood',
  }),
  category('relationships', 'Relationships', 'heart', 'The people you love, live with, miss or argue with.', {
    conflict: 'Conflict and arguments',
    breakup: 'Breakups',
    family: 'Family',
    loneliness: 'Loneliness',
  }),
  category('career', 'Career', 'briefcase', 'Work, study, money pressure and what comes next.', {
    burnout: 'Burnout',
    'work-conflict': 'Conflict at work',
    'job-loss': 'Losing or changing jobs',
    'study-pressure': 'Study pressure',
  }),
  category('personal', 'Personal growth', 'sprout', 'Habits, decisions and the person you want to be.', {
    habits: 'Habits',
    purpose: 'Purpose and direction',
    decisions: 'Difficult decisions',
    boundaries: 'Boundaries',
  }),
  category('creative', 'Creative life', 'palette', 'Making things, getting stuck, and being seen.', {
    'creative-block': 'Creative block',
    perfectionism: 'Perfectionism',
    'sharing-work': 'Sharing your work',
    'creative-career': 'Making a living from it',
  }),
  category('health', 'Health', 'activity', 'Living in your body, ill or well.', {
    'chronic-illness': 'Long-term illness',
    'body-image': 'Body image',
    'health-worry': 'Worry about health',
    'rest-and-energy': 'Rest and energy',
  }),
  category('confidence', 'Confidence', 'mountain', 'Self-worth, comparison and speaking up.', {
    'self-worth': 'Self-worth',
    'social-anxiety': 'Social anxiety',
    'impostor-feelings': 'Feeling like an impostor',
    comparison: 'Comparing yourself',
  }),
  category('trauma', 'Trauma', 'shield', 'Hard things that happened, at your own pace.', {
    'past-events': 'Something that happened',
    childhood: 'Growing up',
    triggers: 'Triggers and flashbacks',
    grief: 'Grief and loss',
  }),
  category('addiction', 'Addiction', 'anchor', 'Urges, slips and the way back, without judgement.', {
    alcohol: 'Alcohol',
    substances: 'Other substances',
    'screens-and-gaming': 'Screens and gaming',
    gambling: 'Gambling',
  }),
  category('lgbtq', 'LGBTQ+', 'rainbow', 'Identity, belonging and being yourself safely.', {
    'coming-out': 'Coming out',
    identity: 'Identity',
    acceptance: 'Family and acceptance',
    belonging: 'Love and belonging',
  }),
];
