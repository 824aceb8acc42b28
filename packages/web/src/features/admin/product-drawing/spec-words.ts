/** The parts of drawings and their values in words. */
import type { DrawingBinding, ProductProperty } from '@orderwright/domain/catalog'
import type { SpecField } from '@orderwright/domain/item-drawings'
import {
  adminDrawingMessages as words,
  drawingChoiceWords,
  drawingPartUnits,
  drawingPartWords,
  listWords,
} from '@orderwright/domain/messages'

function own(list: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(list, name) ? list[name] : undefined
}

/** 'baseHeight' → 'Base height', for what has no word of its own. */
function spelledOut(name: string): string {
  const text = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The last part of a path: 'Width'. */
export function partWord(path: string): string {
  const name = path.split('.').at(-1) ?? path
  return own(drawingPartWords, path) ?? own(drawingPartWords, name) ?? spelledOut(name)
}

/** The whole path: 'Screws: Spacing'. */
export function pathWords(path: string): string {
  const parts = path.split('.')
  return parts
    .map((_, at) => partWord(parts.slice(0, at + 1).join('.')))
    .reduceRight((value, label) => listWords.labeled({ label, value }))
}

/** A choice that the drawing knows by a name of its own: 'Brushed'. */
export function choiceWord(name: string): string {
  return own(drawingChoiceWords, name) ?? spelledOut(name)
}

export function unitOf({ path, input }: SpecField): string {
  if (input !== 'number') return ''
  return own(drawingPartUnits, path.split('.').at(-1) ?? '') ?? 'mm'
}

/** The same without its unit, which stands beside an input. */
export function fallbackText({ fallback, input }: SpecField): string {
  if (typeof fallback === 'number') return String(fallback)
  if (typeof fallback !== 'string') return ''
  return input === 'choice' ? choiceWord(fallback) : fallback
}

/** What the field says when nothing fills it. */
export function fallbackWords(field: SpecField): string {
  const { fallback } = field
  if (typeof fallback === 'boolean') return fallback ? words.yes : words.no
  if (typeof fallback === 'number') return [String(fallback), unitOf(field)].filter(Boolean).join(' ')
  return fallbackText(field)
}

/** 'Plate size: width' */
export function bindingWords(
  { source, dataKey, productPropertyId }: DrawingBinding,
  properties: readonly Pick<ProductProperty, 'id' | 'title' | 'productOptionDataFields'>[],
): string {
  const property = properties.find(({ id }) => id === productPropertyId)
  if (!property) return words.gone
  const defined = property.productOptionDataFields.find(({ key }) => key === dataKey)?.title
  const what = {
    optionData: defined || (dataKey ?? ''),
    optionTitle: words.optionTitle,
    value: words.typed,
    engravings: words.engraved,
  }[source]
  return words.source({ property: property.title || `#${property.id}`, what })
}
