// What other features may ask of the therapist: a mind that talks, instructions for a mind elsewhere, a summary.
export { acknowledgementsOf } from './acknowledge.ts';
export { createGuidedTherapist } from './guided/guided-therapist.ts';
export { composeInstructions } from './instructions.ts';
export { createModelSummary } from './model/model-summary.ts';
export { createModelTherapist } from './model/model-therapist.ts';
export { takesLeave } from './takes-leave.ts';
export { createWordedTherapist } from './worded-therapist.ts';
