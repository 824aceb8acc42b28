/** What a draft of the catalog would do to orders, before it is published. */
export * from './detail.ts'
export * from './reach.ts'
export * from './replay.ts'
export * from './totals.ts'
export * from './types.ts'
