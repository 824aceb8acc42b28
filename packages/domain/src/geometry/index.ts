/** Boxes and paths. */
export * from './box.ts'
export * from './path.ts'
