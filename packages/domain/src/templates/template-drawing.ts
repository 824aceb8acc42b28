/** The drawing of a template, before anything is made of it: its first options, and lengths as the family has them. */
import { bindSpec } from '../item-drawings/bind-drawing.ts'
import { templateDrawing } from './catalog-drafts.ts'
import type { ProductTemplate } from './template.ts'

/** What `drawFamily` draws of it; null: the template has no drawing. */
export function templateSpec(
  template: ProductTemplate,
): { readonly family: string; readonly spec: Readonly<Record<string, unknown>> } | null {
  const ids = new Map(template.properties.map(({ key }, index) => [key, index + 1]))
  const drawing = templateDrawing(template, ids)
  if (drawing === null) return null
  const { spec } = bindSpec(drawing, (id) => {
    const input = template.properties[id - 1]?.input
    if (input?.kind !== 'choice') return undefined
    const [first] = input.options
    return {
      option: first && { title: first.title, data: { ...first.data } },
      selection: undefined,
    }
  })
  return { family: drawing.family, spec }
}

/** What a product from the template has: the titles of its properties, and how many options they have together. */
export function templateContents({ properties }: ProductTemplate): {
  readonly properties: readonly string[]
  readonly options: number
} {
  const options = properties.flatMap(({ input }) => (input.kind === 'choice' ? input.options : []))
  return { properties: properties.map(({ title }) => title), options: options.length }
}
