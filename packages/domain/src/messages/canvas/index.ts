/** The sentences of this area. */
export * from './entry.ts'
export * from './labels.ts'
export * from './mural-screen.ts'
export * from './room.ts'
export * from './screen.ts'
export * from './spatial-calls.ts'
export * from './spatial-records.ts'
export * from './tracing.ts'
