/**
 * Words and marks within a drawing (titles of views, cutting marks, unit numbers) belong to the paper, not to the
 * product: they keep a size that can be read whatever the scale, and a view that is drawn larger than the rest says its
 * true scale.
 */
import { transformPath } from '../path.ts'
import type { Annotation, Point, Primitive, TextPrimitive } from '../scene.ts'
import { ratioLabel } from './scales.ts'

/** Sizes of text on paper, mm: 2.3 mm are 6.5 pt. */
export const SMALLEST_ANNOTATION_MM = 2.3
export const LARGEST_ANNOTATION_MM = 3.6

/** How much larger than drawn an annotation must be for a scale. */
function growth({ sizeMm }: Annotation, ratio: number): number {
  const drawn = sizeMm * ratio
  const wanted = Math.min(LARGEST_ANNOTATION_MM, Math.max(SMALLEST_ANNOTATION_MM, drawn))
  return wanted / drawn
}

function settleText(text: TextPrimitive, ratio: number): TextPrimitive {
  if (text.annotation === undefined) return text
  const { title, enlargement } = text.annotation
  return {
    ...text,
    text: enlargement === undefined ? text.text : `${title} ${ratioLabel(enlargement * ratio)}`,
    font: { ...text.font, sizeMm: text.font.sizeMm * growth(text.annotation, ratio) },
  }
}

/** A primitive `by` times as large about the origin. Line roles keep their weight. */
function enlarge(item: Primitive, by: number): Primitive {
  const point = ({ x, y }: Point): Point => ({ x: x * by, y: y * by })
  switch (item.kind) {
    case 'group':
      return { ...item, at: point(item.at), items: item.items.map((child) => enlarge(child, by)) }
    case 'path':
      return { ...item, d: transformPath(item.d, { scale: by, dx: 0, dy: 0 }) }
    case 'rect': {
      const { x, y, width, height, radius = 0 } = item
      return { ...item, x: x * by, y: y * by, width: width * by, height: height * by, radius: radius * by }
    }
    case 'circle':
      return { ...item, center: point(item.center), radius: item.radius * by }
    case 'line':
      return { ...item, from: point(item.from), to: point(item.to) }
    case 'text':
      return { ...item, at: point(item.at), font: { ...item.font, sizeMm: item.font.sizeMm * by } }
  }
}

/** The primitives of a scene for a scale (paper mm per drawing mm); geometry and engravings stay as they are. */
export function settleAnnotations(items: readonly Primitive[], ratio: number): readonly Primitive[] {
  return items.map((item) => {
    if (item.kind === 'text') return settleText(item, ratio)
    if (item.kind !== 'group') return item
    const { annotation } = item
    if (annotation === undefined) return { ...item, items: settleAnnotations(item.items, ratio) }
    const by = growth(annotation, ratio)
    return { ...item, items: item.items.map((child) => enlarge(child, by)) }
  })
}
