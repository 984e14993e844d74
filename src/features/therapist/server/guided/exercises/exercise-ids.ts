// The ids are agreed with the screens, so they live in the contract; here they are at hand for content and engine.
export { type ExerciseId, exerciseIds } from '../../../exercise-cards.contract.ts';
