/** Webhooks: types of events, their bodies, and how changes are merged. */
export * from './event-types.ts'
export * from './events.ts'
export * from './merge-changes.ts'
