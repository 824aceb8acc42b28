/** The guide of a new organization: its steps, and what makes each of them done. */
export * from './steps.ts'
