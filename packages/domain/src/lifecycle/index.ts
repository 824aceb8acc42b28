/** Transitions of an order: what is asked first, what they do, and who may cancel. */
export * from './can-cancel.ts'
export * from './plan-transition.ts'
export { submissionLabel } from './submission-label.ts'
export * from './submission.ts'
export * from './transition.ts'
