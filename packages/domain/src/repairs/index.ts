/** Repairs: what is offered where a choice is refused or an item is invalid. */
export * from './apply-to-all.ts'
export * from './change-items.ts'
export * from './drawn-options.ts'
export * from './item-repairs.ts'
export * from './plan-selection.ts'
export * from './suggest-fits.ts'
