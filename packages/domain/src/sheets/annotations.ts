/**
 * Words and marks within a drawing (titles of views, cutting marks, unit numbers) belong to the paper, not to the
 * product: they keep a size that can be read whatever the scale, and a view that is drawn larger than the rest says its
 * true scale.
 */
import type { Point } from '../geometry/box.ts'
import { interruptDashes } from '../drawing/lines/interrupt-dashes.ts'
import { transformPath } from '../geometry/path.ts'
import type { Annotation, Primitive, TextPrimitive } from '../drawing/scene.ts'
import { ratioLabel } from './ratio-label.ts'

/** Sizes of text on paper, mm: 2.3 mm are 6.5 pt. */
export const SMALLEST_ANNOTATION_MM = 2.3
export const MAX_ANNOTATION_MM = 3.6

/** How much larger than drawn an annotation must be for a scale. */
function growth({ sizeMm }: Annotation, ratio: number, smallestMm: number): number {
  const drawn = sizeMm * ratio
  const wanted = Math.min(MAX_ANNOTATION_MM, Math.max(smallestMm, drawn))
  return wanted / drawn
}

type Settling = {
  readonly ratio: number
  readonly smallestMm: number
  readonly labelOf: (ratio: number) => string
}

function settleText(text: TextPrimitive, { ratio, smallestMm, labelOf }: Settling): TextPrimitive {
  if (text.annotation === undefined) return text
  const { title, enlargement } = text.annotation
  return {
    ...text,
    text: enlargement === undefined ? text.text : `${title}  ${labelOf(enlargement * ratio)}`,
    font: { ...text.font, sizeMm: text.font.sizeMm * growth(text.annotation, ratio, smallestMm) },
  }
}

/** A primitive `by` times as large about the origin. Line roles keep their weight. */
export function enlarge(item: Primitive, by: number): Primitive {
  const point = ({ x, y }: Point): Point => ({ x: x * by, y: y * by })
  switch (item.kind) {
    case 'group':
      return { ...item, at: point(item.at), items: item.items.map((child) => enlarge(child, by)) }
    case 'path':
      return { ...item, d: transformPath(item.d, { scale: by, dx: 0, dy: 0 }) }
    case 'rect': {
      const { x, y, width, height, radius = 0, picture } = item
      const box = { x: x * by, y: y * by, width: width * by, height: height * by, radius: radius * by }
      const tile = picture && { ...picture, width: picture.width * by, height: picture.height * by }
      return { ...item, ...box, ...(tile && { picture: tile }) }
    }
    case 'circle':
      return { ...item, center: point(item.center), radius: item.radius * by }
    case 'line':
      return { ...item, from: point(item.from), to: point(item.to) }
    case 'text':
      return { ...item, at: point(item.at), font: { ...item.font, sizeMm: item.font.sizeMm * by } }
  }
}

function settle(items: readonly Primitive[], how: Settling): readonly Primitive[] {
  let isChanged = false
  const settled = items.map((item): Primitive => {
    if (item.kind === 'text') {
      isChanged ||= item.annotation !== undefined
      return settleText(item, how)
    }
    if (item.kind !== 'group') return item
    const { annotation } = item
    if (annotation === undefined) {
      const inner = settle(item.items, how)
      isChanged ||= inner !== item.items
      return inner === item.items ? item : { ...item, items: inner }
    }
    isChanged = true
    const by = growth(annotation, how.ratio, how.smallestMm)
    return { ...item, items: item.items.map((child) => enlarge(child, by)) }
  })
  return isChanged ? settled : items
}

/**
 * The primitives of a scene for a scale (paper mm per drawing mm); geometry and engravings stay as they are. No annotation
 * is smaller than `smallestMm`, and dashed lines make room for it; `labelOf` names the scale of an enlarged view. The same
 * list where there are none.
 */
export function settleAnnotations(
  items: readonly Primitive[],
  ratio: number,
  { smallestMm = SMALLEST_ANNOTATION_MM, labelOf = ratioLabel }: Partial<Settling> = {},
): readonly Primitive[] {
  const settled = settle(items, { ratio, smallestMm, labelOf })
  return settled === items ? items : interruptDashes(settled)
}
