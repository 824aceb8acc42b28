/** The screens to which the steps of the first visit lead: those that stay in use afterwards. */
import type { GuideFacts, GuideStepKey } from '@orderwright/domain/setup-guide'
import type { Target } from '../../lib/router/addresses.ts'
import { orderPath } from '../navigation/order-views.ts'

function section(key: string, id: number | string | null = null): Target {
  return id === null
    ? { to: '/admin/:section', params: { section: key } }
    : { to: '/admin/:section/:id', params: { section: key, id: String(id) } }
}

/** Where a step is gone; the records that earlier steps have made, where there are any. */
export function stepPlace(key: GuideStepKey, facts: GuideFacts): Target {
  switch (key) {
    case 'brand':
      return section('settings', 'organization')
    case 'category':
      return section('product-categories')
    case 'product':
      return section('products')
    case 'options':
      return section('product-properties', facts.productPropertyId)
    case 'price':
      return section('product-pricing-rules', facts.productPricingRuleId)
    case 'tryOut':
      return { to: '/' }
    case 'guest':
      return section('guests')
  }
}

const paths: Readonly<Record<Exclude<GuideStepKey, 'tryOut'>, RegExp>> = {
  brand: /^\/admin\/settings\/organization$/,
  category: /^\/admin\/product-categories(\/|$)/,
  product: /^\/admin\/products(\/|$)/,
  options: /^\/admin\/product-properties(\/|$)/,
  price: /^\/admin\/product-pricing-rules(\/|$)/,
  guest: /^\/admin\/guests$/,
}

/** Whether one is where the step is gone: it can be tried out on the home page and on every order. */
export function isAtStep(key: GuideStepKey, pathname: string, isAsGuest: boolean): boolean {
  if (key !== 'tryOut') return paths[key].test(pathname)
  return isAsGuest && (pathname === '/' || orderPath(pathname) !== null)
}
