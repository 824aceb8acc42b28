export * from './camera.ts'
export { type Canvas, createCanvas } from './canvas.ts'
export type { CanvasOptions } from './canvas-core.ts'
export * from './canvas-state.ts'
export type { Deletion } from './deletion.ts'
export { compareOrder, isLocked, recordKeyOf, type Shape } from './shapes.ts'
export * from './sheets.ts'
export { SNAP_PIXELS, type SnapGuide } from './snapping.ts'
export { PLACE_TOOL } from './tools/place-tool.ts'
export { SCALE_TOOL } from './tools/scale-tool.ts'
export {
  canTurn,
  HANDLE_PIXELS,
  resizeHandles,
  TURN_HANDLE_PIXELS,
  turnHandlePoint,
} from './tools/select-tool.ts'
export { type OrderCanvas, orderCanvas, type OrderCanvasOptions } from './order-canvas.ts'
