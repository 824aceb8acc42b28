/** Widths of set text, without a browser. */
export * from './type.ts'
