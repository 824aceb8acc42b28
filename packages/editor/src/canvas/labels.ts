/** Names of what a person did, for Undo. */
import { canvasLabelMessages as words } from '@orderwright/domain'
import type { Shape } from './shapes.ts'

/** 'wall', '3 panels', '5 things'. */
function whatOf(shapes: readonly Shape[]): string {
  const [first] = shapes
  if (!first) return ''
  if (shapes.length === 1) return first.kind.words.one
  const isOneKind = shapes.every(({ kind }) => kind === first.kind)
  const count = shapes.length
  return isOneKind ? words.several({ count, many: first.kind.words.many }) : words.things({ count })
}

export const canvasLabels = {
  drawn: (one: string) => words.drawn({ one }),
  moved: (shapes: readonly Shape[]) => words.moved({ what: whatOf(shapes) }),
  resized: (shapes: readonly Shape[]) => words.resized({ what: whatOf(shapes) }),
  rotated: (shapes: readonly Shape[]) => words.rotated({ what: whatOf(shapes) }),
  deleted: (shapes: readonly Shape[]) => words.deleted({ what: whatOf(shapes) }),
  pasted: (shapes: readonly Shape[]) => words.pasted({ what: whatOf(shapes) }),
  duplicated: (shapes: readonly Shape[]) => words.duplicated({ what: whatOf(shapes) }),
  edited: (field: string, shapes: readonly Shape[]) => words.edited({ field, what: whatOf(shapes) }),
}
