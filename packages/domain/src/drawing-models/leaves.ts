/** Doors and lamella panels as solids: leaf or slats on their core, frame and handle. */
import { type Box, boxOf } from '../geometry/box.ts'
import type { GraphicNode } from '../graphics/schema.ts'
import { lamellaPanelSpecSchema } from '../drawing/families/lamella-panel/spec.ts'
import { visionBox } from '../drawing/families/slab-door/family.ts'
import { type SlabDoorSpec, slabDoorSpecSchema } from '../drawing/families/slab-door/spec.ts'
import { fitHandle, type Handle, handleCentre, HANDLE_PROJECTION_MM } from '../drawing/parts/leaf.ts'
import { layOutSlats, slatSections } from '../drawing/parts/slats.ts'
import {
  board,
  type DrawingModel,
  FINISH,
  type Front,
  type Look,
  modelOf,
  solidNode,
  STEEL,
} from './node-kit.ts'

/** The handle on the face that lies at `z`. */
function handleNodes(front: Front, handle: Handle, z: number): GraphicNode[] {
  const at = handleCentre(boxOf(0, 0, front.width, front.height), handle)
  const place = { x: at.x - front.width / 2, y: front.height / 2 - at.y }
  const out = HANDLE_PROJECTION_MM
  const neck = (id: string, y: number, x = 0) =>
    solidNode(id, 'cylinder', {
      diameter: 12,
      length: out,
      axis: 'z',
      x: place.x + x,
      y,
      z: z + out / 2,
      ...STEEL,
    })
  switch (handle.kind) {
    case 'none':
    case 'recess':
      return []
    case 'knob':
      return [
        neck('neck', place.y),
        solidNode('knob', 'sphere', { diameter: handle.length, ...place, z: z + out, ...STEEL }),
      ]
    case 'bar':
      return [
        neck('upper-neck', place.y + handle.length * 0.4),
        neck('lower-neck', place.y - handle.length * 0.4),
        solidNode('bar', 'cylinder', { diameter: 18, length: handle.length, ...place, z: z + out, ...STEEL }),
      ]
    case 'lever': {
      const towards = handle.side === 'left' ? 1 : -1
      return [
        neck('neck', place.y),
        solidNode('rosette', 'cylinder', {
          diameter: 52,
          length: 6,
          axis: 'z',
          ...place,
          z: z + 3,
          ...STEEL,
        }),
        solidNode('lever', 'box', {
          width: handle.length,
          height: 20,
          depth: 14,
          rounding: 6,
          x: place.x + towards * (handle.length / 2 - 10),
          y: place.y,
          z: z + out,
          ...STEEL,
        }),
      ]
    }
  }
}

/** Clear glass, as the drawing has it. */
const GLASS: Look = { color: '#dfe9ea', surface: 'glass' }
/** Thickness of a pane of two sheets, mm. */
const PANE_MM = 24

/** The leaf, with its pane where it has one. */
function leafNodes(spec: SlabDoorSpec): GraphicNode[] {
  const { width, height, thickness } = spec
  const whole = boxOf(0, 0, width, height)
  const glass = visionBox(spec, whole)
  if (glass === null) return [board('leaf', spec, whole, thickness, 0, FINISH)]
  const ring = ({ x, y, width: wide, height: tall }: Box) =>
    [
      { x, y },
      { x: x + wide, y },
      { x: x + wide, y: y + tall },
      { x, y: y + tall },
    ].map((point) => [point.x - width / 2, height / 2 - point.y])
  return [
    solidNode('leaf', 'extrusion', {
      profile: ring(whole),
      holes: [ring(glass)],
      length: thickness,
      ...FINISH,
    }),
    board('vision', spec, glass, Math.min(PANE_MM, thickness * 0.6), 0, GLASS),
  ]
}

export const slabDoorModel: DrawingModel = (given) => {
  const { data } = slabDoorSpecSchema.safeParse(given)
  if (data === undefined) return null
  const { width, height, thickness, frame, clearance, undercut } = data
  const leaf = { width, height }
  const jamb = frame.width
  const frames: GraphicNode[] = []
  if (data.mounting === 'hinged' && jamb > 0) {
    const outside = clearance + jamb
    const depth = Math.max(frame.depth, thickness)
    const z = thickness / 2 - depth / 2
    const tall = height + clearance + undercut
    frames.push(
      board('left-jamb', leaf, boxOf(-outside, -clearance, jamb, tall), depth, z, FINISH),
      board('right-jamb', leaf, boxOf(width + clearance, -clearance, jamb, tall), depth, z, FINISH),
      board('head', leaf, boxOf(-outside, -outside, width + 2 * outside, jamb), depth, z, FINISH),
    )
  }
  const handleHeight = Math.max(1, data.handle.height - undercut)
  const handle = fitHandle(leaf, { ...data.handle, height: handleHeight })
  return modelOf([...leafNodes(data), ...frames, ...handleNodes(leaf, handle, thickness / 2)])
}

export const lamellaPanelModel: DrawingModel = (given) => {
  const { data } = lamellaPanelSpecSchema.safeParse(given)
  if (data === undefined) return null
  const { width, height, thickness, slats, seed } = data
  const depth = Math.min(slats.depth, thickness * 0.6)
  const core = thickness - depth
  const layout = layOutSlats(width, height, slats, seed)
  // A graphic has 400 nodes at most; core and handle are among them.
  const shown = slatSections(layout, slats, depth).slice(0, 390)
  return modelOf([
    board('core', data, boxOf(0.5, 0, width - Math.min(1, width / 4), height), core, -depth / 2, {
      color: 'darken(finish.fill, 0.45)',
    }),
    ...shown.flatMap((box, index) => {
      const slat = layout.slats[index]
      return slat === undefined
        ? []
        : [
            board(
              `slat-${index}`,
              data,
              boxOf(box.x, slat.y, box.width, slat.length),
              depth,
              core / 2,
              FINISH,
            ),
          ]
    }),
    ...(data.mount === 'door' ? handleNodes(data, fitHandle(data, data.handle), thickness / 2) : []),
  ])
}
