/** Names of what a person did, for Undo. */
import { canvasLabelMessages as words, tracingMessages } from '@orderwright/domain/messages'
import type { Shape } from './shapes.ts'

export type OfKind = Pick<Shape, 'kind'>

/** 'wall', '3 panels', '5 things'. */
function whatOf(shapes: readonly OfKind[]): string {
  const [first] = shapes
  if (!first) return ''
  if (shapes.length === 1) return first.kind.words().one
  const isOneKind = shapes.every(({ kind }) => kind === first.kind)
  const count = shapes.length
  return isOneKind ? words.several({ count, many: first.kind.words().many }) : words.things({ count })
}

export const canvasLabels = {
  drawn: (one: string) => words.drawn({ one }),
  moved: (shapes: readonly OfKind[]) => words.moved({ what: whatOf(shapes) }),
  resized: (shapes: readonly OfKind[]) => words.resized({ what: whatOf(shapes) }),
  rotated: (shapes: readonly OfKind[]) => words.rotated({ what: whatOf(shapes) }),
  placed: (shapes: readonly OfKind[]) => words.placed({ what: whatOf(shapes) }),
  takenOff: (shapes: readonly OfKind[]) => words.takenOff({ what: whatOf(shapes) }),
  deleted: (shapes: readonly OfKind[]) => words.deleted({ what: whatOf(shapes) }),
  pasted: (shapes: readonly OfKind[]) => words.pasted({ what: whatOf(shapes) }),
  duplicated: (shapes: readonly OfKind[]) => words.duplicated({ what: whatOf(shapes) }),
  scaled: () => tracingMessages.scaled,
  edited: (field: string, shapes: readonly OfKind[]) => words.edited({ field, what: whatOf(shapes) }),
}
