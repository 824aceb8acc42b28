/** Where a price could not be worked out, in the words of the rules: for whoever has to mend the rule. */
import type { Catalog } from '../catalog/compile.ts'
import type { ExpressionPath } from './types.ts'

/** One rule on the way, and the place in it: 'Plate', '2.1'. */
export type PathStop = { readonly rule: string; readonly place: string }

/**
 * The rules that a path goes through, outermost first. 'rule 12 / 2 / rule 40 / 1' becomes Plate, place 2, then Finish,
 * place 1; a rule that the catalog does not know keeps its number.
 */
export function pathStops(catalog: Catalog, path: ExpressionPath): PathStop[] {
  const stops: { rule: string; places: string[] }[] = []
  for (const part of path.split(' / ')) {
    const ruleId = /^rule (\d+)$/.exec(part)?.[1]
    if (ruleId !== undefined) {
      const title = catalog.pricingRules.get(Number(ruleId))?.title
      stops.push({ rule: title || `Rule ${ruleId}`, places: [] })
    } else stops.at(-1)?.places.push(part)
  }
  return stops.map(({ rule, places }) => ({ rule, place: places.join('.') }))
}
