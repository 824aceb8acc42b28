import type { Box } from '../geometry/box.ts'
/**
 * The sheets that drawings are set on, in millimetres: Letter and Tabloid, lying or standing, with the room inside the
 * frame that is left for drawings above the title block. [2.9.10, 2.9.12]
 */

export const drawingModes = ['multiple', 'individual'] as const
/** Several drawings side by side on a sheet, or each on its own. [2.2.48] */
export type DrawingMode = (typeof drawingModes)[number]

export const papers = ['letter', 'tabloid'] as const
export type Paper = (typeof papers)[number]

export const orientations = ['landscape', 'portrait'] as const
export type Orientation = (typeof orientations)[number]

export type SheetSize = {
  /** print: as large as what is printed, without a title block */
  readonly paper: Paper | 'print'
  readonly orientation: Orientation
  readonly widthMm: number
  readonly heightMm: number
}

/** Short and long side, mm: 8.5 × 11 in and 11 × 17 in. */
const sides: Readonly<Record<Paper, readonly [number, number]>> = {
  letter: [215.9, 279.4],
  tabloid: [279.4, 431.8],
}

export function sheetSize(paper: Paper, orientation: Orientation): SheetSize {
  const [short, long] = sides[paper]
  return orientation === 'landscape'
    ? { paper, orientation, widthMm: long, heightMm: short }
    : { paper, orientation, widthMm: short, heightMm: long }
}

/** Printers leave about 6.4 mm of the edge white; everything stands inside of that. */
export const FRAME_MARGIN_MM = 8
export const TITLE_BLOCK_MM = 21
/** Between the frame and what is drawn. */
const AREA_PADDING_MM = 4

/** The frame of a sheet. */
export function frameOf({ widthMm, heightMm }: SheetSize): Box {
  return {
    x: FRAME_MARGIN_MM,
    y: FRAME_MARGIN_MM,
    width: widthMm - 2 * FRAME_MARGIN_MM,
    height: heightMm - 2 * FRAME_MARGIN_MM,
  }
}

/** Where the title block stands: the foot of the frame. */
export function titleBlockOf(size: SheetSize): Box {
  const frame = frameOf(size)
  return { ...frame, y: frame.y + frame.height - TITLE_BLOCK_MM, height: TITLE_BLOCK_MM }
}

/** Where drawings and their captions stand. */
export function drawingAreaOf(size: SheetSize): Box {
  const frame = frameOf(size)
  return {
    x: frame.x + AREA_PADDING_MM,
    y: frame.y + AREA_PADDING_MM,
    width: frame.width - 2 * AREA_PADDING_MM,
    height: frame.height - TITLE_BLOCK_MM - 2 * AREA_PADDING_MM,
  }
}

/**
 * The papers that may be chosen, the usual one first. Letter alone where the profile says so, and for single sheets of
 * an order that is no architectural one. [2.9.12]
 */
export function papersFor(
  mode: DrawingMode,
  profile: { readonly drawings: { readonly forceLetter: boolean } },
  order: { readonly type: string },
): readonly Paper[] {
  const isForced = profile.drawings.forceLetter || (mode === 'individual' && order.type === 'standalone')
  return isForced ? ['letter'] : ['tabloid', 'letter']
}
