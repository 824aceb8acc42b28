/** Bodies made of drawings, for three dimensions. */
export { solidOfDrawing } from './solid-of-drawing.ts'
