/** The sentences of this area. */
export * from './mural-checks.ts'
export * from './murals.ts'
