/**
 * Scene to SVG as a string: for files, documents and thumbnails. Vector only (no masks, no filters; a pattern where a surface
 * has a picture, and nowhere else), true size in millimetres, every text and colour escaped. The same scene always gives the same string.
 */
import { type Box, boxOf, coordinate as n } from '../../geometry/box.ts'
import type { LengthUnit } from '../../units/lengths.ts'
import { approximateMeasurer } from '../../engraving/fonts/measure.ts'
import { layoutDimensions } from '../dimensions/dimensions.ts'
import { sceneExtent } from '../fit.ts'
import {
  lineDashesMm,
  lineWeightsMm,
  type Paint,
  type Primitive,
  type RectPrimitive,
  type Scene,
  type TextPrimitive,
  type TilePicture,
} from '../scene.ts'

export type SvgOptions = {
  /** Paper millimetres per drawing millimetre. */
  scale: number
  unit: LengthUnit
  showDimensions: boolean
  /** Margin around, paper millimetres. */
  marginMm?: number
  /** Draw glyph outlines instead of text where the scene has them. */
  preferOutlines?: boolean
  /** Multiplies all line weights, e.g. 0.5 for thumbnails. Default 1. */
  lineScale?: number
  /** Colours of the inks. */
  inks?: Readonly<Partial<Record<'ink' | 'ink2' | 'accent' | 'paper', string>>>
  title?: string
  /** What the sheet's own words are set in where that is not Inter; drawn letters keep their family. */
  sheetFont?: string | undefined
  /** Families that stand in for the drawing's own, e.g. `Inter Variable, sans-serif`. */
  fallbackFonts?: string
  /** Draws the picture of a surface over its fill; without it the fill shows. See tile-markup.ts. */
  paintPicture?: (item: RectPrimitive, picture: TilePicture) => string
}

/** What markup of primitives depends on. */
export type MarkupOptions = Omit<SvgOptions, 'unit' | 'showDimensions' | 'marginMm' | 'title'>

const defaultInks = { ink: '#161616', ink2: '#5c5c58', accent: '#161616', paper: '#ffffff' } as const

/** What most texts are made of, path data above all: nothing in it needs to be escaped. */
const harmless = /^[\w .,;:!?()[\]{}#%*+/=@|~^$-]*$/

/** Escapes text and attribute values; drops characters that XML does not allow. */
export function escapeXml(text: string): string {
  if (harmless.test(text)) return text
  return text
    .replaceAll(/[^\t\n\r\P{Cc}]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function colourOf(paint: Paint, options: MarkupOptions): string {
  if (paint === 'ink' || paint === 'ink2' || paint === 'accent' || paint === 'paper') {
    return options.inks?.[paint] ?? defaultInks[paint]
  }
  return paint
}

function paintAttributes(item: Exclude<Primitive, { kind: 'group' }>, options: MarkupOptions): string {
  const parts = [`fill="${escapeXml(item.fill ? colourOf(item.fill, options) : 'none')}"`]
  const widthMm =
    item.strokeMm ?? (item.role ? (lineWeightsMm[item.role] * (options.lineScale ?? 1)) / options.scale : 0)
  if (widthMm > 0) {
    parts.push(
      `stroke="${escapeXml(colourOf(item.stroke ?? 'ink', options))}"`,
      `stroke-width="${n(widthMm)}"`,
    )
    const dashes = item.role && item.strokeMm === undefined ? lineDashesMm[item.role] : undefined
    if (dashes) parts.push(`stroke-dasharray="${dashes.map((d) => n(d / options.scale)).join(' ')}"`)
    if (item.kind === 'path' && item.isRoundJoined)
      parts.push('stroke-linecap="round" stroke-linejoin="round"')
  }
  if (item.opacity !== undefined) {
    // Where one thing is painted, its own opacity looks the same, and a printer need not make a group of its own for it.
    const isFilled = item.fill !== undefined && item.fill !== 'none'
    const name = isFilled && widthMm > 0 ? 'opacity' : isFilled ? 'fill-opacity' : 'stroke-opacity'
    parts.push(`${name}="${n(item.opacity)}"`)
  }
  if (item.part) parts.push(`data-part="${escapeXml(item.part)}"`)
  return parts.join(' ')
}

function primitiveToSvg(item: Primitive, options: MarkupOptions): string {
  switch (item.kind) {
    case 'group': {
      const inside = item.items.map((child) => primitiveToSvg(child, options)).join('')
      const part = item.part ? ` data-part="${escapeXml(item.part)}"` : ''
      return `<g transform="translate(${n(item.at.x)} ${n(item.at.y)})"${part}>${inside}</g>`
    }
    case 'path':
      return `<path d="${escapeXml(item.d)}" ${paintAttributes(item, options)}/>`
    case 'rect': {
      const radius = item.radius ? ` rx="${n(item.radius)}"` : ''
      const place = `x="${n(item.x)}" y="${n(item.y)}" width="${n(item.width)}" height="${n(item.height)}"`
      const body = `<rect ${place}${radius} ${paintAttributes(item, options)}/>`
      return item.picture ? body + (options.paintPicture?.(item, item.picture) ?? '') : body
    }
    case 'circle': {
      const place = `cx="${n(item.center.x)}" cy="${n(item.center.y)}" r="${n(item.radius)}"`
      return `<circle ${place} ${paintAttributes(item, options)}/>`
    }
    case 'line': {
      const place = `x1="${n(item.from.x)}" y1="${n(item.from.y)}" x2="${n(item.to.x)}" y2="${n(item.to.y)}"`
      return `<line ${place} ${paintAttributes(item, options)}/>`
    }
    case 'text': {
      const turn = item.rotation ? ` rotate(${n(item.rotation)})` : ''
      const transform = `transform="translate(${n(item.at.x)} ${n(item.at.y)})${turn}"`
      if (options.preferOutlines && item.outlines) {
        return `<path d="${escapeXml(item.outlines)}" ${transform} ${paintAttributes(item, options)}/>`
      }
      const own = item.font.family === 'Inter' ? options.sheetFont : undefined
      const families = [own ?? item.font.family, options.fallbackFonts].filter(Boolean).join(', ')
      const font = `font-family="${escapeXml(families)}" font-weight="${n(item.font.weight)}" font-size="${n(item.font.sizeMm)}"`
      const paint = paintAttributes(item, options)
      const words = `<text ${transform} text-anchor="${item.anchor}" ${font} ${paint}>${escapeXml(item.text)}</text>`
      return item.hasPlate ? `<rect ${transform} ${plateAttributes(item, options)}/>${words}` : words
    }
  }
}

/** The plate under a text, about the place where the text is anchored: over its capitals, under its foot and a little beside it. */
function plateAttributes({ text, anchor, font: { sizeMm } }: TextPrimitive, options: MarkupOptions): string {
  const width = approximateMeasurer.measure(text, 'inter-400', sizeMm).advanceMm + 0.28 * sizeMm
  const x = anchor === 'middle' ? -width / 2 : anchor === 'start' ? -0.14 * sizeMm : 0.14 * sizeMm - width
  const place = `x="${n(x)}" y="${n(-0.86 * sizeMm)}" width="${n(width)}" height="${n(1.14 * sizeMm)}"`
  return `${place} fill="${escapeXml(colourOf('paper', options))}"`
}

/** The whole drawing as one `<svg>` of true size: width and height in mm, viewBox in drawing millimetres. */
export function sceneToSvg(scene: Scene, options: SvgOptions): string {
  const extent = sceneExtent(scene, options.scale, options)
  const dimensions = options.showDimensions
    ? layoutDimensions(scene, { scale: options.scale, unit: options.unit }).items
    : []
  return itemsToSvg([...scene.items, ...dimensions], extent, options, {
    title: options.title ?? '',
    description: scene.description,
  })
}

/** Primitives as SVG elements without an `<svg>` around them, for outputs that place several drawings on one sheet. */
export function itemsToMarkup(items: readonly Primitive[], options: MarkupOptions): string {
  return items.map((item) => primitiveToSvg(item, options)).join('')
}

/** Any primitives in a box (drawing mm) as one `<svg>`; what `sceneToSvg` and pictures of single parts share. */
export function itemsToSvg(
  items: readonly Primitive[],
  extent: Box,
  options: MarkupOptions,
  words: { title: string; description: string },
): string {
  const box = boxOf(extent.x, extent.y, extent.width, extent.height)
  const size = `width="${n(box.width * options.scale)}mm" height="${n(box.height * options.scale)}mm"`
  const viewBox = `viewBox="${n(box.x)} ${n(box.y)} ${n(box.width)} ${n(box.height)}"`
  const title = words.title ? `<title>${escapeXml(words.title)}</title>` : ''
  const description = words.description ? `<desc>${escapeXml(words.description)}</desc>` : ''
  const body = itemsToMarkup(items, options)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${viewBox} text-rendering="geometricPrecision" ` +
    `xml:space="preserve" role="img">${title}${description}${body}</svg>`
  )
}
