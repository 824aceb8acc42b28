/** What two people have changed in one product graphic at once, in sentences instead of two trees as JSON. */
import { productGraphicSchema, type TreeDifference, treeDifferences } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import type { Json } from '@orderwright/domain/units'

function shown(value: Json | undefined): string {
  if (value === undefined || value === null) return words.leftOut
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function sentence(difference: TreeDifference): string {
  const { kind, title } = difference
  switch (kind) {
    case 'onlyFirst':
      return words.onlyYours({ title })
    case 'onlySecond':
      return words.onlyTheirs({ title })
    case 'place':
      return words.otherPlace({ title })
    case 'order':
      return words.otherOrder({ title })
    case 'title':
      return words.otherTitle({ title, second: difference.second })
    case 'property': {
      const { property, first, second } = difference
      return words.otherProperty({ title, property, first: shown(first), second: shown(second) })
    }
  }
}

export function graphicDifferences(
  field: string,
  mine: unknown,
  theirs: unknown,
): readonly string[] | undefined {
  if (field !== 'nodes') return undefined
  const trees = [mine, theirs].map((value) => productGraphicSchema.shape.nodes.safeParse(value).data)
  const [first, second] = trees
  return first && second ? treeDifferences(first, second).map(sentence) : undefined
}
