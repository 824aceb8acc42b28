/**
 * The print panels of a viewport as one SVG file of true size: inches in its measures and in its coordinates, each panel
 * beside the one before it with its part of the picture, bleeds, marks at the trim and its label. [2.2.51, 2.5.31]
 */
import type { CanvasContext } from '../canvas/kind.ts'
import { polygon } from '../canvas/primitives.ts'
import type { DocumentFamily } from '../typesetting/type.ts'
import { type DrawnItem, drawnToMarkup } from '../drawing/svg/image.ts'
import { escapeXml } from '../drawing/svg/to-svg.ts'
import { coordinate as n } from '../geometry/box.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import { drawingMessages } from '../messages/papers/drawings.ts'
import { MM_PER_INCH } from '../units/lengths.ts'
import { cornersOfBox } from '../canvas/entity-kind.ts'
import { printedPictures } from './viewport-pictures.ts'
import { LABEL, MARGIN, placedPanels, recordsOf } from './viewport-panels.ts'

export interface ViewportSvgOptions {
  /** pictures as `data:` addresses, so that the file needs nothing else; null: the picture is gone */
  readonly pictureAt: (address: string) => string | null
  /** the font of the organization's documents */
  readonly font: DocumentFamily
}

export type ViewportSvg =
  | {
      readonly ok: true
      readonly svg: string
      readonly heading: string
      /** all that is set in the font: its faces are brought along for these letters */
      readonly text: string
    }
  | { readonly ok: false; readonly message: string }

/** The addresses of the pictures of a viewport's file. */
export function viewportPictures(context: CanvasContext, viewId: number): string[] {
  const found = recordsOf(context, viewId)
  return found ? printedPictures(found.records, context, found.ppi) : []
}

/** What an SVG file is set in: the font of documents, what has the letters that it lacks, and what stands in for both. */
const fontNames: Readonly<Record<DocumentFamily, string>> = {
  inter: 'Inter, Arimo, sans-serif',
  arimo: 'Arimo, Helvetica Neue, Arial, Inter, sans-serif',
  barlow: 'Barlow, Inter, Arimo, DIN, sans-serif',
}

/** Refused in a sentence where no viewport is open, or it has no panels. */
export function viewportSvg(
  context: CanvasContext,
  viewId: number | null,
  { pictureAt, font }: ViewportSvgOptions,
): ViewportSvg {
  const placed = placedPanels(context, viewId)
  if (!placed.ok) return placed
  const { heading, panels } = placed
  const last = panels.at(-1)
  const width = (last ? last.at + last.print.size.width : 0) + 2 * MARGIN
  const tallest = Math.max(...panels.map(({ print }) => print.size.height))
  const top = MARGIN + LABEL.above
  const height = tallest + top + MARGIN
  const text = new Set<string>()
  const groups = panels.map(({ print, at, marks, labels }, index) => {
    const items: DrawnItem[] = [
      ...print.items,
      polygon(cornersOfBox({ x: 0, y: 0, ...print.size }), { role: 'hidden', stroke: 'ink2' }),
      polygon(cornersOfBox(print.trim), { role: 'detail' }),
      ...marks,
      ...labels,
    ]
    for (const item of items) if (item.kind === 'text') text.add(item.text)
    const markup = drawnToMarkup(items, {
      // Line weights are millimetres of paper; the file is in inches.
      scale: MM_PER_INCH,
      sheetFont: fontNames[font],
      pictureAt,
      idPrefix: `panel-${index + 1}`,
      missingText: drawingMessages.pictureMissing,
    })
    return `<g id="panel-${index + 1}" transform="translate(${n(at)} 0)">${markup}</g>`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}in" height="${n(height)}in" ` +
    `viewBox="${n(-MARGIN)} ${n(-top)} ${n(width)} ${n(height)}" text-rendering="geometricPrecision" ` +
    `xml:space="preserve" role="img"><title>${escapeXml(heading)}</title>` +
    `<desc>${escapeXml(words.svgDescription({ count: panels.length }))}</desc>${groups.join('')}</svg>`
  return { ok: true, svg, heading, text: [drawingMessages.pictureMissing, ...text].join('\n') }
}

/** The file with the faces of its fonts within it: it looks the same on machines that do not have them. */
export function svgWithFaces(svg: string, faces: string): string {
  return faces === '' ? svg : svg.replace('</desc>', () => `</desc><style>${faces}</style>`)
}
