/** Rooms in three dimensions, out of a canvas. They are loaded with the views that show one. */
export * from './eye.ts'
export * from './fingerprint.ts'
export type { HungPiece } from './hung-pictures.ts'
export * from './piece-meshes.ts'
export * from './room-scene.ts'
export * from './still-size.ts'
export type { StandingPiece } from './standing-pieces.ts'
