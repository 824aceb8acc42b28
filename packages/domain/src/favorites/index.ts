/** Favorite configurations: kept, and added again under today’s catalog. */
export * from './add-favorite.ts'
export * from './favorite-of-item.ts'
export * from './limits.ts'
export * from './offered-choices.ts'
export * from './schema.ts'
