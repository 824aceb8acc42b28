/**
 * What the geometry of outlets, doors, fronts, lights and rails says against a specification: slats too narrow to make, handles
 * longer than their leaf, bodies that meet the wall, holes larger than their profile. Where a drawing would have to
 * leave something out, that is said here.
 */
import { railOf } from '../drawing/families/cabinet-front/sections.ts'
import { cabinetFrontSpecSchema } from '../drawing/families/cabinet-front/spec.ts'
import { lamellaPanelSpecSchema } from '../drawing/families/lamella-panel/spec.ts'
import { outletMisfit } from '../drawing/families/outlet-plate/placement.ts'
import { outletPlateSpecSchema } from '../drawing/families/outlet-plate/spec.ts'
import { holePositions, longFace } from '../drawing/families/rail-profile/section.ts'
import { railProfileSpecSchema } from '../drawing/families/rail-profile/spec.ts'
import { slabDoorSpecSchema, VISION_LEAST } from '../drawing/families/slab-door/spec.ts'
import { leastProjection } from '../drawing/families/wall-light/geometry.ts'
import { wallLightSpecSchema } from '../drawing/families/wall-light/spec.ts'
import type { Handle } from '../drawing/parts/leaf.ts'
import { divideSlats, type Slats } from '../drawing/parts/slats.ts'
import { sizeText } from '../drawing/words.ts'
import { familyMessages } from '../messages/families.ts'
import { formatLength } from '../units/lengths.ts'
import { misfit, specCheck } from './spec-check.ts'
import type { FamilyCheck, FamilyProblem } from './types.ts'

/** Narrower slats can not be cut. */
const LEAST_SLAT_MM = 15

function mm(value: number): string {
  return formatLength(value, 'mm')
}

function slatProblems(width: number, slats: Slats): FamilyProblem[] {
  if (slats.by === 'count' && slats.count < 1) {
    return [misfit(familyMessages.slatCountMissing, 'slats.count')]
  }
  const division = divideSlats(width, slats)
  const whole = slats.by === 'count' ? width / division.count : division.width
  if (whole >= LEAST_SLAT_MM) return []
  const words = { count: division.count, width: mm(whole), least: mm(LEAST_SLAT_MM) }
  return [misfit(familyMessages.slatsTooNarrow(words), slats.by === 'count' ? 'slats.count' : 'slats.width')]
}

function handleProblems(handle: Handle, leafHeight: number): FamilyProblem[] {
  const most = Math.floor(leafHeight * 0.9)
  if (handle.kind !== 'bar' || handle.length <= most) return []
  return [
    misfit(familyMessages.handleTooLong({ length: mm(handle.length), most: mm(most) }), 'handle.length'),
  ]
}

const lamella = specCheck(lamellaPanelSpecSchema, ['width', 'height', 'slats', 'handle', 'mount'], (spec) => [
  ...slatProblems(spec.width, spec.slats),
  ...(spec.mount === 'door' ? handleProblems(spec.handle, spec.height) : []),
])

const slabDoor = specCheck(slabDoorSpecSchema, ['width', 'height', 'handle', 'vision'], (spec) => {
  const hasRoom = spec.width >= VISION_LEAST.width && spec.height >= VISION_LEAST.height
  const size = sizeText(VISION_LEAST.width, VISION_LEAST.height)
  return [
    ...(spec.vision === 'none' || hasRoom
      ? []
      : [misfit(familyMessages.visionNeedsRoom({ size }), 'vision')]),
    ...handleProblems(spec.handle, spec.height),
  ]
})

const cabinetFront = specCheck(
  cabinetFrontSpecSchema,
  ['width', 'height', 'face', 'slats', 'railWidth', 'pull', 'opening'],
  (spec) => {
    const problems: FamilyProblem[] = []
    if (spec.face === 'slats') problems.push(...slatProblems(spec.width, spec.slats))
    const most = railOf({ ...spec, railWidth: Number.POSITIVE_INFINITY })
    if (spec.face === 'frame' && spec.railWidth > most) {
      const words = { width: mm(spec.railWidth), most: mm(Math.floor(most)) }
      problems.push(misfit(familyMessages.railsTooWide(words), 'railWidth'))
    }
    const isAcross = spec.opening === 'drawer' || spec.opening === 'lift'
    const room = Math.floor((isAcross ? spec.width : spec.height) * 0.85)
    const isLong = spec.pull.kind === 'bar' || spec.pull.kind === 'edge'
    if (isLong && spec.pull.length > room) {
      const words = { length: mm(spec.pull.length), most: mm(room) }
      problems.push(misfit(familyMessages.handleTooLong(words), 'pull.length'))
    }
    return problems
  },
)

const wallLight = specCheck(wallLightSpecSchema, ['body', 'backplate', 'projection'], (spec) => {
  const least = Math.ceil(leastProjection(spec))
  if (spec.projection >= least) return []
  return [misfit(familyMessages.bodyTooNearWall({ least: mm(least) }), 'projection')]
})

const railProfile = specCheck(
  railProfileSpecSchema,
  ['shape', 'width', 'height', 'wall', 'lip', 'length', 'holes'],
  (spec) => {
    const { diameter, first } = spec.holes
    if (diameter <= 0) return []
    const most = Math.floor(longFace(spec).mostHole)
    if (diameter > most) {
      const words = { hole: mm(diameter), most: mm(Math.max(0, most)) }
      return [misfit(familyMessages.holeTooLarge(words), 'holes.diameter')]
    }
    if (diameter >= spec.holes.spacing) {
      const words = { hole: mm(diameter), spacing: mm(spec.holes.spacing) }
      return [misfit(familyMessages.holesMeet(words), 'holes.spacing')]
    }
    const isInside =
      first > diameter / 2 && holePositions(spec).length > 0 && first + diameter / 2 < spec.length
    return isInside ? [] : [misfit(familyMessages.holeBeyondEnd({ first: mm(first) }), 'holes.first')]
  },
)

/** Every insert between the plate's edges, clear of its neighbours and of the screws. */
const outletPlate = specCheck(
  outletPlateSpecSchema,
  ['width', 'height', 'layoutString', 'gangSpacing', 'screws', 'mount'],
  (spec) => {
    const reason = outletMisfit(spec)
    if (reason === null) return []
    const size = sizeText(spec.width, spec.height)
    const message =
      reason === 'inserts'
        ? familyMessages.outletsDoNotFit({ size })
        : familyMessages.outletsMeetScrews({ size })
    return [misfit(message, 'layoutString')]
  },
)

/** By drawing family. */
export const sizeChecks: Readonly<Record<string, FamilyCheck>> = {
  'outlet-plate': outletPlate,
  'lamella-panel': lamella,
  'slab-door': slabDoor,
  'cabinet-front': cabinetFront,
  'wall-light': wallLight,
  'rail-profile': railProfile,
}
