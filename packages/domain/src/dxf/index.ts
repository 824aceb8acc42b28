/** Drawings as DXF files, for programs of computer-aided design and for machines. Loaded when somebody saves one. */
export { NotDrawable } from './entities.ts'
export type { DxfLetters } from './scene-entities.ts'
export * from './view-dxf.ts'
export * from './viewport-dxf.ts'
export type { DxfVersion } from './write-dxf.ts'
