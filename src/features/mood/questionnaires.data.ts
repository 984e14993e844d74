// Two screening questionnaires in the public domain, word for word: changing an item would make the bands meaningless.
// PHQ-9: Kroenke, Spitzer, Williams, J Gen Intern Med 2001;16:606-613.
// GAD-7: Spitzer, Kroenke, Williams, Löwe, Arch Intern Med 2006;166:1092-1097.
// They screen; they do not diagnose. Other languages need the validated translations, never ours.

export type Band = 'minimal' | 'mild' | 'moderate' | 'moderately_severe' | 'severe';

export type Questionnaire = {
  name: string;
  about: string;
  question: string;
  items: readonly string[];
  /** Lowest total of each band, ascending. */
  bands: readonly { band: Band; from: number }[];
  /** Zero-based item that asks about suicide; any answer above 0 opens the safety flow. */
  riskItem: number | null;
  source: string;
};

/** Scored 0 to 3, in this order, for every item of both. */
export const answerLabels = [
  'Not at all',
  'Several days',
  'More than half the days',
  'Nearly every day',
] as const;

const QUESTION = 'Over the last 2 weeks, how often have you been bothered by any of the following problems?';

export const questionnaires: Record<'phq9' | 'gad7', Questionnaire> = {
  phq9: {
    name: 'PHQ-9',
    about: 'Low mood',
    question: QUESTION,
    items: [
      'Little interest or pleasure in doing things',
      'Feeling down, depressed, or hopeless',
      'Trouble falling or staying asleep, or sleeping too much',
      'Feeling tired or having little energy',
      'Poor appetite or overeating',
      'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
      'Trouble concentrating on things, such as reading the newspaper or watching television',
      'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      'Thoughts that you would be better off dead or of hurting yourself in some way',
    ],
    bands: [
      { band: 'minimal', from: 0 },
      { band: 'mild', from: 5 },
      { band: 'moderate', from: 10 },
      { band: 'moderately_severe', from: 15 },
      { band: 'severe', from: 20 },
    ],
    riskItem: 8,
    source: 'Kroenke, Spitzer and Williams, 2001',
  },
  gad7: {
    name: 'GAD-7',
    about: 'Anxiety',
    question: QUESTION,
    items: [
      'Feeling nervous, anxious or on edge',
      'Not being able to stop or control worrying',
      'Worrying too much about different things',
      'Trouble relaxing',
      'Being so restless that it is hard to sit still',
      'Becoming easily annoyed or irritable',
      'Feeling afraid as if something awful might happen',
    ],
    bands: [
      { band: 'minimal', from: 0 },
      { band: 'mild', from: 5 },
      { band: 'moderate', from: 10 },
      { band: 'severe', from: 15 },
    ],
    riskItem: null,
    source: 'Spitzer, Kroenke, Williams and Löwe, 2006',
  },
};
