/** Changes of the catalog as data: before they are published or imported. */
export * from './apply.ts'
export * from './change.ts'
export * from './merge.ts'
export * from './merge-kinds.ts'
export * from './rebase.ts'
export * from './reverse.ts'
