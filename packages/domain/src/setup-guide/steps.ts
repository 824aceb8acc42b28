/**
 * The path of an owner's first visit to a new organization: seven steps, each done when the organization's own records say so,
 * never by a click on it. What is skipped stays open to be taken up. [issue 14]
 */
import { z } from 'zod'
import { idSchema } from '../units/record.ts'

/** In the order in which they are gone. */
export const guideStepKeys = ['brand', 'category', 'product', 'options', 'price', 'tryOut', 'guest'] as const
export type GuideStepKey = (typeof guideStepKeys)[number]

/** What the organization has by now, and the records to which steps lead (null: none yet). */
export const guideFactsSchema = z.object({
  hasLogo: z.boolean(),
  hasAccent: z.boolean(),
  hasCategory: z.boolean(),
  /** the newest product in use that has a category */
  productId: idSchema.nullable(),
  /** the first property of this product whose options are chosen */
  productPropertyId: idSchema.nullable(),
  /** the rule that prices this product */
  productPricingRuleId: idSchema.nullable(),
  /** a property or an option was made or changed by hand, not only by a template */
  hasOwnOptions: z.boolean(),
  /** the same of a pricing rule */
  hasOwnPrices: z.boolean(),
  /** somebody has put a priced item on an order */
  hasPricedItem: z.boolean(),
  hasGuest: z.boolean(),
})
export type GuideFacts = z.infer<typeof guideFactsSchema>

export type GuideStanding = 'done' | 'skipped' | 'open'
export type GuideStep = { readonly key: GuideStepKey; readonly standing: GuideStanding }

const isDone: Readonly<Record<GuideStepKey, (facts: GuideFacts) => boolean>> = {
  brand: ({ hasLogo, hasAccent }) => hasLogo && hasAccent,
  category: ({ hasCategory }) => hasCategory,
  product: ({ productId }) => productId !== null,
  options: ({ hasOwnOptions }) => hasOwnOptions,
  price: ({ hasOwnPrices }) => hasOwnPrices,
  tryOut: ({ hasPricedItem }) => hasPricedItem,
  guest: ({ hasGuest }) => hasGuest,
}

/** Every step as it stands. What is done is done, skipped or not. */
export function guideSteps(facts: GuideFacts, skipped: readonly GuideStepKey[]): readonly GuideStep[] {
  return guideStepKeys.map((key) => ({
    key,
    standing: isDone[key](facts) ? 'done' : skipped.includes(key) ? 'skipped' : 'open',
  }))
}

/** The step to go now: the first that is open; null when all are done or skipped. */
export function nextGuideStep(steps: readonly GuideStep[]): GuideStepKey | null {
  return steps.find(({ standing }) => standing === 'open')?.key ?? null
}
