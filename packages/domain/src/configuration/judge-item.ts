/** Whether an item is valid, and what is wrong with it. The quick answer first; words when somebody reads them. */
import type { Problem } from '../constraints/types.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { customProductId, type CatalogProduct } from '../catalog/schema.ts'
import { messages } from '../messages.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { drawingProblems } from '../item-drawings/item-checks.ts'
import type { NetworkState } from '../constraints/network-state.ts'
import { propertyIsValid } from './property-view.ts'
import type { PropertyEvaluation } from './types.ts'

export type ItemJudgement = {
  readonly isValid: boolean
  readonly drawingProblems: readonly Problem[]
  readonly checkProblems: readonly Problem[]
}

const none: readonly Problem[] = []
const fine: ItemJudgement = { isValid: true, drawingProblems: none, checkProblems: none }
const broken: ItemJudgement = { isValid: false, drawingProblems: none, checkProblems: none }

function needsTitle(item: ProductInstance, product: CatalogProduct): boolean {
  return product.instanceTitleIsRequired === 1 && item.title.trim() === ''
}

/** The quick answer: every visible property valid, a title where one is required, nothing against the drawing. */
export function judgeItem(
  context: EvaluationContext,
  item: ProductInstance,
  product: CatalogProduct | undefined,
  state: NetworkState | undefined,
): ItemJudgement {
  if (product === undefined || state === undefined) return item.productId === customProductId ? fine : broken
  let isValid = !needsTitle(item, product)
  for (const property of state.network.propertyIndices) {
    if (!isValid) break
    isValid = propertyIsValid(state, property)
  }
  const fromDrawing = drawingProblems(context, state, product, item.quantity)
  const fromChecks = context.itemChecks?.flatMap((check) => check(context, item, product)) ?? none
  return {
    isValid: isValid && fromDrawing.length === 0 && fromChecks.length === 0,
    drawingProblems: fromDrawing,
    checkProblems: fromChecks,
  }
}

/** Everything that is wrong with an item, in words. */
export function itemProblems(
  item: ProductInstance,
  product: CatalogProduct | undefined,
  judgement: ItemJudgement,
  properties: readonly PropertyEvaluation[],
): Problem[] {
  if (judgement.isValid) return []
  if (product === undefined) return [{ code: 'productUnknown', message: messages.productUnknown }]
  const problems: Problem[] = []
  if (needsTitle(item, product)) {
    problems.push({ code: 'itemTitleRequired', message: messages.itemTitleRequired })
  }
  for (const { property, reason } of properties) {
    if (reason !== null) problems.push({ ...reason, propertyId: property.id })
  }
  const isSaid = (problem: Problem) => problems.some(({ message }) => message === problem.message)
  const more = [...judgement.drawingProblems, ...judgement.checkProblems].filter(
    (problem) => !isSaid(problem),
  )
  return [...problems, ...more]
}
