/** Shelves, bookcases, floors, skirtings, samples, books and articles as solids. */
import { boxOf, type Point } from '../geometry/box.ts'
import { articleSpecSchema } from '../drawing/families/article/spec.ts'
import { coverMm } from '../drawing/families/book/family.ts'
import { bookSpecSchema } from '../drawing/families/book/spec.ts'
import { bookcaseBoards } from '../drawing/families/bookcase/boards.ts'
import { bookcaseSpecSchema } from '../drawing/families/bookcase/spec.ts'
import { areaOf, layFloor } from '../drawing/families/flooring/lay.ts'
import { flooringSpecSchema } from '../drawing/families/flooring/spec.ts'
import { sampleHole } from '../drawing/families/sample/family.ts'
import { sampleSpecSchema } from '../drawing/families/sample/spec.ts'
import { bracketPlaces } from '../drawing/families/shelf/family.ts'
import { shelfSpecSchema } from '../drawing/families/shelf/spec.ts'
import { skirtingProfile } from '../drawing/families/skirting/profile.ts'
import { skirtingSpecSchema } from '../drawing/families/skirting/spec.ts'
import { board, type DrawingModel, FINISH, modelOf, piece, solidNode } from './node-kit.ts'

export const shelfModel: DrawingModel = (given) => {
  const { data } = shelfSpecSchema.safeParse(given)
  if (data === undefined) return null
  const { width, thickness, depth, bracket } = data
  const front = { width, height: thickness }
  const thick = Math.max(1, Math.min(6, bracket.width / 3))
  const look = { color: bracket.fill, surface: 'satin' }
  const wide = Math.min(bracket.width, width / (bracket.count + 1))
  const brackets =
    data.fixing === 'bracket'
      ? bracketPlaces(data).flatMap((x, index) => [
          board(
            `leg-${index}`,
            front,
            boxOf(x - wide / 2, thickness, wide, bracket.height),
            thick,
            thick / 2 - depth / 2,
            look,
          ),
          board(
            `arm-${index}`,
            front,
            boxOf(x - wide / 2, thickness, wide, thick),
            depth * 0.85,
            -depth * 0.075,
            look,
          ),
        ])
      : []
  return modelOf([board('shelf', front, boxOf(0, 0, width, thickness), depth, 0, FINISH), ...brackets])
}

export const bookcaseModel: DrawingModel = (given) => {
  const { data } = bookcaseSpecSchema.safeParse(given)
  if (data === undefined) return null
  const { depth } = data
  const boards = bookcaseBoards(data)
  const inner = depth * 0.97
  const back = Math.min(8, depth / 6)
  return modelOf([
    ...boards.sides.map((box, index) => board(`side-${index}`, data, box, depth, 0, FINISH)),
    ...boards.dividers.map((box, index) => board(`divider-${index}`, data, box, inner, 0, FINISH)),
    ...boards.levels.map((box, index) => board(`shelf-${index}`, data, box, inner, 0, FINISH)),
    ...(boards.plinth === null
      ? []
      : [
          board('plinth', data, boards.plinth, boards.thickness, depth * 0.38, {
            color: 'darken(finish.fill, 0.3)',
          }),
        ]),
    ...(data.back === 'panel'
      ? [
          board(
            'back',
            data,
            boxOf(boards.thickness, 0, data.width - 2 * boards.thickness, boards.plinth?.y ?? data.height),
            back,
            back / 2 - depth / 2,
            { color: 'darken(finish.fill, 0.18)' },
          ),
        ]
      : []),
  ])
}

/** A graphics card draws every board by itself: a room's corner shows the pattern as well as its middle. */
const FLOOR_MM = { width: 1500, height: 1000 }
/** Between boards, so that their joints are seen. */
const JOINT_MM = 0.6

/** A cut outline without the corners that cutting leaves on a straight edge or on top of each other. */
function cleaned(corners: readonly Point[]): Point[] {
  const apart = corners.filter((p, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? p
    return Math.hypot(p.x - before.x, p.y - before.y) > 0.01
  })
  return apart.filter((p, index) => {
    const before = apart[(index + apart.length - 1) % apart.length] ?? p
    const after = apart[(index + 1) % apart.length] ?? p
    return Math.abs((p.x - before.x) * (after.y - p.y) - (p.y - before.y) * (after.x - p.x)) > 0.01
  })
}

export const flooringModel: DrawingModel = (given) => {
  const { data } = flooringSpecSchema.safeParse(given)
  if (data === undefined) return null
  const field = boxOf(
    0,
    0,
    Math.min(FLOOR_MM.width, data.area.width, data.boardWidth * 14),
    Math.min(FLOOR_MM.height, data.area.height, data.boardWidth * 10),
  )
  const boards = layFloor(data, field).flatMap(({ corners: cut }, index) => {
    const corners = cleaned(cut)
    // A sliver at the edge is no body.
    if (corners.length < 3 || areaOf(corners) < 4) return []
    const middle = {
      x: corners.reduce((sum, p) => sum + p.x, 0) / corners.length,
      y: corners.reduce((sum, p) => sum + p.y, 0) / corners.length,
    }
    const outline = corners.map((p) => {
      const away = Math.hypot(p.x - middle.x, p.y - middle.y)
      const share = away > JOINT_MM * 4 ? 1 - JOINT_MM / away : 1
      return { x: middle.x + (p.x - middle.x) * share, y: middle.y + (p.y - middle.y) * share }
    })
    return [piece(`board-${index}`, field, outline, data.thickness, 0, FINISH)]
  })
  return [{ id: 'floor', type: 'group', title: 'floor', props: { turnX: -90 }, children: boards }]
}

export const skirtingModel: DrawingModel = (given) => {
  const { data } = skirtingSpecSchema.safeParse(given)
  if (data === undefined) return null
  const profile = skirtingProfile(data).map(({ x, y }) => [x - data.thickness / 2, data.height / 2 - y])
  // The profile's front faces the viewer.
  const turned = { id: 'turned', type: 'group', title: 'turned', props: { turnY: -90 } }
  const body = solidNode('skirting', 'extrusion', { profile, length: data.length, ...FINISH })
  return modelOf([{ ...turned, children: [body] }])
}

export const sampleModel: DrawingModel = (given) => {
  const { data } = sampleSpecSchema.safeParse(given)
  if (data === undefined) return null
  const { width, height, thickness } = data
  const hole = sampleHole(data)
  if (hole === null) return modelOf([board('sample', data, boxOf(0, 0, width, height), thickness, 0, FINISH)])
  const ring = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI
    const [x, y] = [
      hole.at.x + (hole.diameter / 2) * Math.cos(angle),
      hole.at.y + (hole.diameter / 2) * Math.sin(angle),
    ]
    return [x - width / 2, height / 2 - y]
  })
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const plate = piece('sample', data, corners, thickness, 0, FINISH)
  return modelOf([{ ...plate, props: { ...plate.props, holes: [ring] } }])
}

export const bookModel: DrawingModel = (given) => {
  const { data } = bookSpecSchema.safeParse(given)
  if (data === undefined) return null
  const { width, height, thickness, leaves } = data
  const cover = coverMm(data)
  const block = boxOf(cover, cover, width - 2 * cover, height - 2 * cover)
  const colors = leaves.length > 0 ? leaves : ['#f3efe6']
  const leaf = (thickness - 2 * cover) / colors.length
  const whole = boxOf(0, 0, width, height)
  return modelOf([
    board('cover', data, whole, cover, (thickness - cover) / 2, FINISH),
    board('back', data, whole, cover, (cover - thickness) / 2, FINISH),
    ...(data.binding === 'case'
      ? [board('spine', data, boxOf(0, 0, cover, height), thickness - 2 * cover, 0, FINISH)]
      : []),
    ...colors.map((color, index) =>
      board(`leaf-${index}`, data, block, leaf, thickness / 2 - cover - leaf * (index + 0.5), { color }),
    ),
  ])
}

export const articleModel: DrawingModel = (given) => {
  const { data } = articleSpecSchema.safeParse(given)
  if (data === undefined) return null
  const { width, height, depth, cornerRadius } = data
  const body =
    data.shape === 'round'
      ? solidNode('article', 'cylinder', {
          diameter: width,
          length: height,
          chamfer: Math.min(cornerRadius, width / 4),
          ...FINISH,
        })
      : solidNode('article', 'box', { width, height, depth, rounding: cornerRadius, ...FINISH })
  return modelOf([body])
}
