/** What the constraint engine says of options, and why. */
export * from './types.ts'
