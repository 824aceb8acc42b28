/**
 * Where what is cut into a plate begins, for whoever sets it out: from the plate's upper left corner to the middle of its
 * first column and of its first row. The other middles follow from there. [issue 18]
 */
import type { LinearDimension, Scene } from '../scene.ts'

const PLATE = 'plate'
/** What is set into a plate, by the names of its parts. */
const SET_IN = /^(?:mechanism|gang):\d+$/
/** Nobody sets out a hundredth of a millimetre. */
const LEAST_MM = 0.01

/** The dimensions that are missing on a drawing of a plate; none on anything else. */
export function edgeOffsets({ parts }: Pick<Scene, 'parts'>): LinearDimension[] {
  const plate = parts.find(({ id }) => id === PLATE)?.box
  const boxes = parts.filter(({ id }) => SET_IN.test(id)).map(({ box }) => box)
  if (plate === undefined || boxes.length === 0) return []
  const { x: left, y: top } = plate
  const column = Math.min(...boxes.map(({ x, width }) => x + width / 2))
  const row = Math.min(...boxes.map(({ y, height }) => y + height / 2))
  const offsets: LinearDimension[] = [
    { id: 'column-offset', side: 'top', from: { x: left, y: top }, to: { x: column, y: top } },
    { id: 'row-offset', side: 'right', from: { x: left, y: top }, to: { x: left, y: row } },
  ]
  return offsets.filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) > LEAST_MM)
}

/** The drawing with them. */
export function withEdgeOffsets(scene: Scene): Scene {
  const offsets = edgeOffsets(scene)
  return offsets.length === 0 ? scene : { ...scene, dimensions: [...scene.dimensions, ...offsets] }
}
