/** Files on orders: formats, names and their schema. */
export * from './file-name.ts'
export * from './formats.ts'
export * from './schema.ts'
