/** Problems with delivered goods: kinds, rules, notes and words. */
export * from './kinds.ts'
export * from './note.ts'
export * from './rules.ts'
export * from './schema.ts'
export * from './words.ts'
