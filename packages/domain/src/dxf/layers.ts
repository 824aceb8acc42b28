/** The layers of a DXF file: by what is drawn, so that a machine or a person picks what it needs. Decision 165. */
import type { LineRole } from '../drawing/scene.ts'

export type LineType = 'CONTINUOUS' | 'DASHED' | 'CENTER'

export interface LayerStyle {
  /** AutoCAD's colour index, 1 to 255; 7 is black on white and white on black */
  readonly color: number
  readonly lineType: LineType
  /** hundredths of a millimetre, one of the weights that DXF knows */
  readonly weight: number
  /** not shown until it is switched on */
  readonly isOff?: boolean
}

/** In the order in which a file lists those that it has. */
export const layerStyles = {
  OUTLINE: { color: 7, lineType: 'CONTINUOUS', weight: 50 },
  DETAIL: { color: 8, lineType: 'CONTINUOUS', weight: 25 },
  FINE: { color: 9, lineType: 'CONTINUOUS', weight: 13 },
  HIDDEN: { color: 8, lineType: 'DASHED', weight: 25 },
  CENTER: { color: 1, lineType: 'CENTER', weight: 13 },
  ENGRAVING: { color: 6, lineType: 'CONTINUOUS', weight: 18 },
  'ENGRAVING-TEXT': { color: 6, lineType: 'CONTINUOUS', weight: 18 },
  'ENGRAVING-2': { color: 5, lineType: 'CONTINUOUS', weight: 18 },
  'ENGRAVING-2-TEXT': { color: 5, lineType: 'CONTINUOUS', weight: 18 },
  MECHANISM: { color: 4, lineType: 'CONTINUOUS', weight: 25 },
  'MECHANISM-HIDDEN': { color: 4, lineType: 'DASHED', weight: 25 },
  BOX: { color: 30, lineType: 'CONTINUOUS', weight: 25 },
  'BOX-HIDDEN': { color: 30, lineType: 'DASHED', weight: 25 },
  SCREW: { color: 32, lineType: 'CONTINUOUS', weight: 25 },
  DIMENSION: { color: 3, lineType: 'CONTINUOUS', weight: 18 },
  TEXT: { color: 2, lineType: 'CONTINUOUS', weight: 18 },
  BLEED: { color: 1, lineType: 'DASHED', weight: 25 },
  /** the edges of what is only coloured, and lines that show a material (grain, knurls) */
  SURFACE: { color: 254, lineType: 'CONTINUOUS', weight: 0, isOff: true },
  /** where a picture belongs, with its name */
  PICTURE: { color: 150, lineType: 'CONTINUOUS', weight: 13 },
} as const satisfies Readonly<Record<string, LayerStyle>>

export type DxfLayer = keyof typeof layerStyles

const byRole: Readonly<Record<LineRole, DxfLayer>> = {
  outline: 'OUTLINE',
  detail: 'DETAIL',
  fine: 'FINE',
  hidden: 'HIDDEN',
  dimension: 'DIMENSION',
  center: 'CENTER',
  engraving: 'ENGRAVING',
}

/** Parts whose lines are on a layer of their own, by the first word of their name: lines in sight, lines that are hidden. */
const byPart: Readonly<Partial<Record<string, readonly [inSight: DxfLayer, hidden: DxfLayer]>>> = {
  mechanism: ['MECHANISM', 'MECHANISM-HIDDEN'],
  backBox: ['BOX', 'BOX-HIDDEN'],
  screw: ['SCREW', 'SCREW'],
  bleed: ['BLEED', 'BLEED'],
}

function engravingOf(part: string): DxfLayer | undefined {
  const [word, ...more] = part.split(':')
  if (word !== 'engraving') return undefined
  return more.at(-1) === 'second' ? 'ENGRAVING-2' : 'ENGRAVING'
}

/** The layer of a line, or of the edge of a surface without one. */
export function lineLayer(part: string, role: LineRole | undefined): DxfLayer {
  const engraved = engravingOf(part)
  if (engraved) return engraved
  if (role === undefined) return 'SURFACE'
  if (role === 'center' || role === 'engraving' || role === 'dimension') return byRole[role]
  const layers = byPart[part.split(':')[0] ?? '']
  return layers ? layers[role === 'hidden' ? 1 : 0] : byRole[role]
}

/** The layer of letters as the outlines of their glyphs. */
export function outlineLayer(part: string): DxfLayer {
  return engravingOf(part) ?? 'TEXT'
}

/** The layer of letters as text. */
export function textLayer(part: string, role: LineRole | undefined): DxfLayer {
  const engraved = engravingOf(part)
  if (engraved === 'ENGRAVING') return 'ENGRAVING-TEXT'
  if (engraved === 'ENGRAVING-2') return 'ENGRAVING-2-TEXT'
  return role === 'dimension' ? 'DIMENSION' : 'TEXT'
}
