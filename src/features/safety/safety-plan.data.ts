// The six steps of Stanley and Brown (Safety Planning Intervention, 2012), and how much fits in one.
export const planSteps = ['signs', 'coping', 'distraction', 'people', 'professionals', 'safer'] as const;
export type PlanStep = (typeof planSteps)[number];

export const MAX_PLAN_LINES = 12;
export const MAX_PLAN_LINE_CHARACTERS = 300;
