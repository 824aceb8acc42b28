/** What one more rule says in a network that was built without it: nothing else of the network is looked at again. */
import type { ProductRule } from '../catalog/schema.ts'
import type { OptionIndex, PropertyIndex } from './indices.ts'
import type { Hidable, Network } from './network.ts'
import { hidablesOf, NetworkBuilder } from './network-builder.ts'

export type RuleEdges = {
  /** the choice of the first option takes the second away */
  readonly options: readonly (readonly [OptionIndex, OptionIndex])[]
  /** any choice of the property takes the option away */
  readonly values: readonly (readonly [PropertyIndex, OptionIndex])[]
  /** properties with what hides and shows them by this rule alone */
  readonly hidables: readonly Hidable[]
}

/** The edges that `NetworkBuilder` would add for the rule, which is not one of those that the network was built of. */
export function edgesOfRule(network: Network, rule: ProductRule): RuleEdges {
  const { propertyIndex, optionIndex, propertyOfOption, optionsOf, isTarget, isMultiple } = network
  const builder = new NetworkBuilder(
    propertyIndex,
    optionIndex,
    propertyOfOption,
    optionsOf,
    isTarget,
    isMultiple,
  )
  builder.addRule(rule)
  return {
    options: [...optionIndex.values()].flatMap((source) =>
      [...(builder.optionEdges[source]?.removals(propertyOfOption).rules.keys() ?? [])].map(
        (target) => [source, target] as const,
      ),
    ),
    values: [...propertyIndex.values()].flatMap((source) =>
      [...(builder.valueEdges[source]?.removals(propertyOfOption).rules.keys() ?? [])].map(
        (target) => [source, target] as const,
      ),
    ),
    hidables: hidablesOf(builder),
  }
}
