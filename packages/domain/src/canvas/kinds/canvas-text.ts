/** A text on any sheet. [2.3.47, 2.9.24] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import type { ProductCanvasText } from '../../spatial/schema.ts'
import { anyLength, field, positiveLength } from '../fields.ts'
import { type CanvasRecord, defineKind, type CanvasSheet } from '../kind.ts'
import { TEXT_INCHES } from '../primitives.ts'

export function isCanvasText(record: CanvasRecord): record is ProductCanvasText {
  return 'text' in record && 'position' in record
}

/** The viewport that a record names as its sheet; null: the plan. */
export function viewIdOf(sheet: CanvasSheet): number | null {
  return sheet.type === 'view' ? sheet.id : null
}

/** Does a record with this viewport stand on a sheet? */
export function standsOnSheet(customViewId: number | null, sheet: CanvasSheet): boolean {
  return sheet.type !== 'layout' && viewIdOf(sheet) === customViewId
}

/** Lines of a text as wide as its box; a letter is taken as half as wide as it is high. */
export function wrapped(text: string, width: number): readonly string[] {
  const letters = Math.max(1, Math.floor(width / (TEXT_INCHES / 2)))
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let current = ''
    for (const word of paragraph.split(' ')) {
      const next = current === '' ? word : [current, word].join(' ')
      if (next.length > letters && current !== '') {
        lines.push(current)
        current = word
      } else current = next
    }
    return [...lines, current]
  })
}

const LINE_HEIGHT = TEXT_INCHES * 1.3

export const canvasTextKind = defineKind<ProductCanvasText>({
  name: 'text',
  resource: 'productCanvasText',
  words: () => spatialKindWords.productCanvasText,
  layer: null,
  order: 70,
  drawnBy: 'point',
  drawnOn: ['plan', 'view'],
  usualSize: { width: 100, height: LINE_HEIGHT },
  chains: false,
  moves: true,
  resizes: 'width',
  rotates: false,
  isHollow: false,
  dependsOnOthers: false,
  read: (record) => (isCanvasText(record) ? record : null),
  partsOn({ text, position, width, customViewId }, sheet) {
    if (!standsOnSheet(customViewId, sheet)) return []
    const height = Math.max(1, wrapped(text, width).length) * LINE_HEIGHT
    return [{ name: '', form: { type: 'box', ...position, width, height, rotation: 0 } }]
  },
  reform: (_, [moved]) =>
    moved?.form.type === 'box'
      ? { position: { x: moved.form.x, y: moved.form.y }, width: moved.form.width }
      : null,
  draft(form, sheet, _, newId) {
    if (form.type !== 'box' || sheet.type === 'layout') return []
    const props = {
      position: { x: form.x, y: form.y },
      width: form.width,
      customViewId: viewIdOf(sheet),
      text: '',
    }
    return [{ resource: 'productCanvasText', id: newId(), props }]
  },
  fields: () => [
    field(['text'], words.text, { type: 'longText' }),
    field(['position', 'x'], words.x, anyLength),
    field(['position', 'y'], words.y, anyLength),
    field(['width'], words.width, positiveLength),
  ],
  scene: ({ text, width }, { form }) =>
    form.type === 'box'
      ? wrapped(text, width).map((content, index) => ({
          kind: 'text' as const,
          at: { x: form.x, y: form.y + TEXT_INCHES + index * LINE_HEIGHT },
          anchor: 'start' as const,
          text: content,
          font: { family: 'Inter', weight: 400, sizeMm: TEXT_INCHES },
          fill: 'ink' as const,
        }))
      : [],
  title: ({ text }) => text.slice(0, 40),
  copyTo: ({ position }, sheet, by) =>
    sheet.type === 'layout'
      ? null
      : { customViewId: viewIdOf(sheet), position: { x: position.x + by.x, y: position.y + by.y } },
})
