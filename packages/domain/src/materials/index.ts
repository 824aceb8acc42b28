/** Finishes as materials: their schema, presets and checks. */
export * from './check.ts'
export * from './presets.ts'
export * from './schema.ts'
