/** What a screen reader hears after a key was pressed on the sheet: what is selected now, and where what the key moved is. */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import { boundsOf, type CanvasContext } from '@orderwright/domain/canvas'
import type { CanvasState, Shape } from '@orderwright/editor/canvas'
import { placeOf, shapeName, sizeOf } from './shape-name.ts'

type Format = (inches: number) => string

/** The canvas as it was before a key, and as it is after it. */
export interface Heard {
  readonly state: Pick<CanvasState, 'selection' | 'pointer' | 'tentative' | 'guides' | 'typed'>
  readonly selected: readonly Pick<Shape, 'kind' | 'record' | 'part' | 'bounds'>[]
}

/** Of a point or a line that is being drawn: where the cross is, how long it is by now, and whether it has met something. */
function crossWords({ pointer, tentative, guides }: Heard['state'], format: Format): string {
  if (pointer === null) return ''
  const at = words.standsAt({ x: format(pointer.x), y: format(pointer.y) })
  const sizes = tentative.slice(0, 1).map(({ form }) => sizeOf(form, boundsOf(form), format))
  return [...sizes, at, ...(guides.length > 0 ? [words.aligned] : [])].join(', ')
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}

/** '' where a key has changed nothing of which one hears. */
export function keyWords(before: Heard, after: Heard, context: CanvasContext, format: Format): string {
  const [only, ...others] = after.selected
  if (!isSame(before.state.selection, after.state.selection)) {
    if (!only) return words.nothingIsSelected
    return others.length > 0
      ? words.severalSelected({ count: after.selected.length })
      : shapeName(only, context, format)
  }
  if (after.state.typed !== before.state.typed && after.state.typed !== '')
    return words.typedLength({ typed: after.state.typed })
  if (after.state.pointer !== before.state.pointer) return crossWords(after.state, format)
  const [was] = before.selected
  if (!only || !was || was.part.form === only.part.form) return ''
  return placeOf(only.part.form, only.bounds, format)
}
