/** All that judging an order depends on besides the order: the rules' context, and what draws and measures. */
import type { CatalogProduct } from '../catalog/schema.ts'
import type { Problem, RuleContext } from '../constraints/types.ts'
import type { DrawingFamilies } from '../drawing/registry.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import type { ProductInstance } from '../orders/schema.ts'

/** A check of engravings (and whatever needs measuring) on one item; answers with the reasons it is invalid. */
export type ItemCheck = (
  context: EvaluationContext,
  item: ProductInstance,
  product: CatalogProduct,
) => readonly Problem[]

/**
 * All that an evaluation depends on besides the order itself. Keep the object while nothing in it changed:
 * results are reused by identity.
 */
export type EvaluationContext = RuleContext & {
  /** the drawing families that judge; without it those at hand at the moment */
  readonly families?: DrawingFamilies
  /** measures engravings; without it their limits are not judged */
  readonly measurer?: TextMeasurer
  readonly itemChecks?: readonly ItemCheck[]
}
