/** Returns of delivered goods: kinds, rules, credit, notes and words. */
export * from './credit.ts'
export * from './kinds.ts'
export * from './note.ts'
export * from './rules.ts'
export * from './schema.ts'
export * from './words.ts'
