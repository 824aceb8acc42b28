/** The property by which font or size of an item's engravings are chosen. */
import type { Catalog } from '../catalog/compile.ts'
import type { ItemEvaluation, PropertyEvaluation } from '../configuration/types.ts'

/**
 * The visible single select whose option's data fill `path` of the drawing; undefined where nobody chooses it. `path` is
 * dotted: 'engravingStyle.fontSize'.
 */
export function stylePropertyOf(
  catalog: Catalog,
  { product, properties }: ItemEvaluation,
  path: string,
): PropertyEvaluation | undefined {
  const bindings = product?.drawing?.bindings
  const [root = ''] = path.split('.')
  const binding = bindings?.[path] ?? bindings?.[root]
  if (binding?.source !== 'optionData') return undefined
  const view = properties.get(binding.productPropertyId)
  const isChosen = catalog.properties.get(binding.productPropertyId)?.type === 'singleSelect'
  return view === undefined || view.isHidden || !isChosen ? undefined : view
}
