/** A product as it stands in a room, out of its drawing. */
import type { Scene } from '../drawing/scene.ts'
import { MM_PER_INCH } from '../units/lengths.ts'
import type { ItemFace } from './kind.ts'

const faces = new WeakMap<Scene, ItemFace>()

/** The same object for the same drawing. */
export function faceOfScene(scene: Scene): ItemFace {
  const known = faces.get(scene)
  if (known) return known
  const { items, bounds, face: { front = bounds, depthMm = 0, trueWidthMm = front.width, plan } = {} } = scene
  const face: ItemFace = {
    width: trueWidthMm / MM_PER_INCH,
    height: front.height / MM_PER_INCH,
    depth: depthMm / MM_PER_INCH,
    // What is drawn shortened is no picture of its true size.
    front: trueWidthMm === front.width ? { items, source: front } : null,
    plan: plan ? { items, source: plan } : null,
  }
  faces.set(scene, face)
  return face
}
