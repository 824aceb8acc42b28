export * from './document.ts'
export * from './examples/index.ts'
export { isJsonSchema, type JsonSchema } from './json.ts'
