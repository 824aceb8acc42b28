/** What needs a person: the desk above the tiles of home. */
export * from './desk.ts'
