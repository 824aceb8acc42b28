/** The wall light: front elevation on the left, side elevation on the cut wall to its right. */
import { type Box, boxOf, unionBoxes } from '../../../geometry/box.ts'
import { lightDrawingWords as words } from '../../../messages/drawings/lights.ts'
import { formatLength, type LengthUnit } from '../../../units/lengths.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { dimensionAt } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { sentences, sizeText } from '../../words.ts'
import { checkWallLight } from './check.ts'
import { WALL_DEPTH, type WallLightGeometry, wallLightGeometry } from './geometry.ts'
import {
  CORD_DRAWN,
  cordReach,
  drawBackplateFront,
  drawBeams,
  drawBehindAndBefore,
  drawCable,
  drawLyingBody,
  drawMountSide,
  drawStandingBody,
  drawWall,
} from './parts.ts'
import { type WallLightSpec, wallLightSpecSchema } from './spec.ts'

/** Both views in one field: the front about x 0, the wall's face at `wall`. */
type Sheet = {
  readonly wall: number
  readonly top: number
  readonly bottom: number
  /** body in the side view, in the field's coordinates */
  readonly side: Box
  readonly beam: number
  readonly wallTop: number
  readonly wallBottom: number
}

function sheetOf(spec: WallLightSpec, g: WallLightGeometry): Sheet {
  const beam = Math.min(Math.max(g.front.height * 0.22, 34), 90)
  const plateHalf = g.backplate.height / 2
  const up = spec.light === 'down' ? 0 : beam
  const down = spec.light === 'up' ? 0 : beam
  const bodyBottom = g.front.y + g.front.height
  const top = Math.min(g.front.y - Math.max(up, 10), -plateHalf)
  const bottom = Math.max(bodyBottom + Math.max(down, 10), plateHalf, cordReach(spec, g))
  const halfFront = Math.max(g.backplate.width / 2, g.front.width / 2 + beam * 0.36)
  const wall = halfFront + Math.max(g.front.height * 0.28, 70) + WALL_DEPTH
  return {
    wall,
    top,
    bottom,
    beam,
    side: boxOf(wall + g.side.x, g.side.y, g.side.width, g.side.height),
    wallTop: Math.min(g.front.y, -plateHalf) - spec.wallMargin,
    wallBottom: Math.max(bodyBottom, plateHalf) + spec.wallMargin,
  }
}

function drawViews(spec: WallLightSpec, g: WallLightGeometry, sheet: Sheet): Primitive[] {
  const isLying = spec.body.shape === 'bar'
  const body = (box: Box) => (isLying ? drawLyingBody(spec, box) : drawStandingBody(spec, g, box))
  return [
    ...drawWall(sheet.wall, sheet.wallTop, sheet.wallBottom),
    ...drawBeams(spec, g, g.front, sheet.beam),
    ...drawBeams(spec, g, sheet.side, sheet.beam),
    ...drawBackplateFront(spec, g),
    ...drawCable(spec, g, { front: 0, wall: sheet.wall }),
    ...(isLying ? drawBehindAndBefore(spec, g) : []),
    ...body(g.front),
    ...(isLying ? [] : drawBehindAndBefore(spec, g)),
    ...drawMountSide(spec, g, sheet.wall),
    ...body(sheet.side),
  ]
}

function dimensionsOf(spec: WallLightSpec, g: WallLightGeometry, sheet: Sheet): LinearDimension[] {
  const { front, backplate } = g
  const { wall, side } = sheet
  const isLying = spec.body.shape === 'bar'
  const left = Math.min(front.x, -backplate.width / 2)
  const bottom = front.y + front.height
  const plateHalf = backplate.height / 2
  const plateSpan = [-backplate.width / 2, backplate.width / 2] as const
  const dimensions: LinearDimension[] = [
    dimensionAt('body-width', 'top', [front.x, front.x + front.width], front.y, {
      isOverall: true,
      part: 'body',
    }),
    dimensionAt('body-height', 'left', [front.y, bottom], front.x, { isOverall: true, part: 'body' }),
    dimensionAt('backplate-height', 'left', [-plateHalf, plateHalf], left, { part: 'backplate' }),
    dimensionAt('backplate-width', 'bottom', plateSpan, Math.max(plateHalf, bottom), {
      part: 'backplate',
      ...(spec.backplate.shape === 'round' ? { prefix: 'Ø' } : {}),
    }),
    dimensionAt('depth', 'bottom', [wall, side.x + side.width], sheet.wallBottom, {
      isOverall: true,
      part: 'body',
    }),
    dimensionAt('projection', 'top', [wall, wall + spec.projection], sheet.wallTop, { part: 'arm' }),
    dimensionAt('backplate-depth', 'top', [wall, wall + backplate.depth], sheet.wallTop, {
      part: 'backplate',
    }),
  ]
  const span = isLying ? ([g.axisY, 0] as const) : ([0, bottom] as const)
  dimensions.push(dimensionAt('mounting-height', 'right', span, side.x + side.width, { part: 'backplate' }))
  if (spec.cable.exit === 'cord') {
    dimensions.push(
      dimensionAt('cord', 'left', [plateHalf, plateHalf + CORD_DRAWN], left, {
        part: 'cable',
        valueMm: spec.cable.length,
      }),
    )
  }
  return dimensions
}

function describe(spec: WallLightSpec, g: WallLightGeometry, unit: LengthUnit): string {
  const { body, backplate, cable } = spec
  const reach = spec.projection + body.diameter / 2
  return sentences([
    words.wallLight({ finish: spec.finish.title, reach: formatLength(reach, unit) }),
    words.body({
      shape: body.shape,
      material: body.surface,
      length: formatLength(body.length, unit),
      diameter: formatLength(body.diameter, unit),
    }),
    backplate.shape === 'round'
      ? words.roundBackplate({ diameter: formatLength(g.backplate.width, unit) })
      : words.backplate({ size: sizeText(g.backplate.width, g.backplate.height, unit) }),
    words.light({ way: spec.light }),
    cable.exit === 'wall' ? words.cable : words.cord({ length: formatLength(cable.length, unit) }),
  ])
}

export function drawWallLight(spec: WallLightSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const g = wallLightGeometry(spec)
  const sheet = sheetOf(spec, g)
  const { wall, top, bottom, beam, side } = sheet
  const flare = beam * 0.36
  const halfFront = Math.max(g.backplate.width / 2, g.front.width / 2 + flare)
  const bounds = [
    boxOf(-halfFront, top, 2 * halfFront, bottom - top),
    boxOf(wall - WALL_DEPTH, sheet.wallTop, WALL_DEPTH, sheet.wallBottom - sheet.wallTop),
    boxOf(side.x - flare, top, side.width + 2 * flare, bottom - top),
  ].reduce(unionBoxes)
  const plate = g.backplate
  const backplate = boxOf(-plate.width / 2, -plate.height / 2, plate.width, plate.height)
  return {
    family: 'wall-light',
    bounds,
    face: { front: unionBoxes(g.front, backplate), depthMm: spec.projection + spec.body.diameter / 2 },
    items: drawViews(spec, g, sheet),
    dimensions: dimensionsOf(spec, g, sheet),
    parts: [
      { id: 'body', title: 'Body, front', box: g.front },
      {
        id: 'backplate',
        title: 'Backplate',
        box: backplate,
      },
      { id: 'side', title: 'Body, side', box: side },
    ],
    description: describe(spec, g, unit),
  }
}

export const wallLightFamily = defineFamily({
  key: 'wall-light',
  specSchema: wallLightSpecSchema,
  draw: drawWallLight,
  check: checkWallLight,
})
