/**
 * Orders of an organisation in every status, with lines that somebody could have configured: chosen by chance, judged,
 * priced and led on by the engine itself. Stocked categories get an order of their own, begun and shipped.
 */
import type { Product } from '@orderwright/domain/catalog'
import {
  defaultConfiguration,
  evaluateOrder,
  type PropertyEvaluation,
} from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import {
  currentStatus,
  isStarted,
  newOrder,
  type OrderDocument,
  type ProductInstance,
  productInstanceSchema,
  productOrderSchema,
  type Selection,
} from '@orderwright/domain/orders'
import { planSelection } from '@orderwright/domain/repairs'
import { normaliseDimension } from '@orderwright/domain/units'
import { daysFrom } from '../calendar.ts'
import { Draftsman, emptyCanvas } from '../shorthand/canvas-kit.ts'
import { demoUserId } from '../demo-orgs.ts'
import { rooms } from '../maison-lumen/orders/places.ts'
import { openBook, type OrderBook, OrderInProgress } from '../order-builder.ts'
import type { SeedCatalog, SeedOrders } from '../org-seed.ts'
import { type Random, randomFrom } from '../random.ts'
import type { SimpleOrg } from './simple-org-data.ts'

type Plan = {
  readonly title: string
  readonly categoryId: number
  readonly isStocked: boolean
  /** how far the order has come: the rank of its status */
  readonly statusRank: number
}

/** One order for each status in turn of the made-to-order categories, then the stocked ones. */
function plansOf({ profile, orderTitles }: SimpleOrg, catalog: SeedCatalog): Plan[] {
  const statuses = profile.productOrderStatuses
  const categories = catalog.productCategories.toSorted((a, b) => a.rank - b.rank)
  const made = categories.filter((category) => category.isStocked === 0)
  const stocked = categories.filter((category) => category.isStocked === 1)
  const shipped = statuses.findIndex((status) => status.type === 'shipped')
  return [
    ...orderTitles.map((title, index) => ({
      title,
      categoryId: made[index % made.length]?.id ?? 1,
      isStocked: false,
      statusRank: index % statuses.length,
    })),
    ...stocked.flatMap((category) =>
      [0, Math.max(0, shipped)].map((statusRank, index) => ({
        title: `${orderTitles[index] ?? ''} ${category.title.toLowerCase()}`,
        categoryId: category.id,
        isStocked: true,
        statusRank,
      })),
    ),
  ]
}

/** What somebody might choose instead: another allowed option, another size within bounds. */
function otherChoice(view: PropertyEvaluation, random: Random): Selection | null {
  const { property, selection, allowedOptionIds } = view
  switch (property.type) {
    case 'singleSelect':
      return allowedOptionIds.length > 0 ? { optionId: random.pick(allowedOptionIds) } : null
    case 'dimensions': {
      const start = typeof selection?.value === 'number' ? selection.value : property.data.minDimension
      const wanted = Math.round((start * (0.75 + random.next() * 0.6)) / 10) * 10
      return { value: normaliseDimension(wanted, property.data) }
    }
    case 'number':
      return { value: random.between(8, 16) }
    case 'select':
    case 'text':
    case 'checkbox':
      return null
  }
}

/** A line as it is added, then changed here and there as long as it stays valid and priced. */
function addLine(context: EvaluationContext, document: OrderDocument, product: Product, random: Random) {
  let current = defaultConfiguration(context, document, product.id).document
  const itemId = current.items.at(-1)?.id ?? 0
  for (const propertyId of Object.keys(product.associations.productProperties).map(Number)) {
    const view = evaluateOrder(context, current).itemsById.get(itemId)?.properties.get(propertyId)
    const isTyped = view?.property.type === 'text'
    if (view === undefined || view.isHidden || (!isTyped && random.next() < 0.45)) continue
    const selection = isTyped ? { value: String(current.items.length) } : otherChoice(view, random)
    if (selection === null) continue
    const plan = planSelection(context, current, { itemId, propertyId, selection })
    if (!plan.ok) continue
    const after = evaluateOrder(context, plan.document).itemsById.get(itemId)
    if (after?.isValid === true && after.price.ok) current = plan.document
  }
  return current
}

/** Leads the order on to a status; an employee sets what no transition leads to. */
function lead(draft: OrderInProgress, book: OrderBook, plan: Plan, now: Date, startedDaysAgo: number): void {
  const statuses = book.profile.productOrderStatuses
  const rank = () => statuses.findIndex(({ key }) => key === currentStatus(draft.order, book.profile).key)
  let step = 0
  const at = () => daysFrom(now, (step += 1) * 2 - startedDaysAgo)
  draft.price(draft.order.created)
  while (rank() < plan.statusRank) {
    const here = statuses[rank()]
    const next = statuses[rank() + 1]
    const isSubmission = plan.isStocked
      ? here?.type === 'orderStarted'
      : next?.type === 'submittedForApproval'
    if (isSubmission) draft.step({ kind: 'submit' }, at(), draft.order.userId)
    else if (here?.type === 'submittedForApproval') draft.step({ kind: 'approve' }, at(), book.employeeId)
    else if (here?.type === 'payment' && draft.isDue) draft.pay('wire', at())
    else draft.step({ kind: 'setStatus', statusKey: next?.key ?? '' }, at(), book.employeeId)
  }
  const target = statuses[plan.statusRank]?.key ?? ''
  if (rank() > plan.statusRank) draft.step({ kind: 'setStatus', statusKey: target }, at(), book.employeeId)
}

export function simpleOrders(
  simple: SimpleOrg,
  catalog: SeedCatalog,
  now: Date,
  firstId: number,
): SeedOrders {
  const { org, profile } = simple
  const random = randomFrom(org.id)
  const book = openBook(org.id, profile, catalog, demoUserId(org, 'member'))
  const drafts: OrderInProgress[] = []
  const canvas = emptyCanvas()
  let itemId = 0
  for (const [index, plan] of plansOf(simple, catalog).entries()) {
    const { title, categoryId, isStocked } = plan
    const started = 80 - index * 6
    const created = daysFrom(now, -started)
    const userId = demoUserId(org, index % 4 === 3 ? 'guestHiddenPricing' : 'guest')
    const record = { version: 1, created, lastUpdated: created, deletedAt: null }
    const place = { streetAddress: '410 Harbor Street', city: 'Oakland', state: 'CA', zip: '94607' }
    const order = productOrderSchema.parse({
      ...newOrder(
        { orgId: org.id, userId, title, productCategoryId: categoryId, isStocked: isStocked ? 1 : 0 },
        profile,
        created,
      ),
      ...record,
      id: firstId + index,
      orgSpecificId: index + 1,
      type: profile.isArchitectural ? 'arch' : 'standalone',
      projectName: title,
      firmName: 'Sample client',
      contactName: 'Lena Fischer',
      estimateNumber: `E${3100 + index}`,
      externalLink1: profile.isArchitectural ? `https://${org.key}.example/projects/${index + 1}` : '',
      phone: '(415) 555-0134',
      clientEmails: org.emails.guest,
      email: org.emails.guest,
      deliveryAddress: place,
      billingAddress: place,
      promptedForProjectInfo: 1,
    })
    const viewer = { role: 'guest', pricingIsHidden: false } as const
    const context = { catalog: book.catalog, profile, viewer, now: created }
    const offered = catalog.products
      .filter((product) => product.productCategoryId === categoryId)
      .toSorted((a, b) => a.rank - b.rank)
    let document: OrderDocument = { order, items: [] }
    const lines = random.between(2, 4)
    for (let line = 0; line < lines; line += 1) {
      const product = offered[line % offered.length]
      if (product !== undefined) document = addLine(context, document, product, random)
    }
    const chosen: ProductInstance[] = document.items.map((item, line) =>
      productInstanceSchema.parse({
        ...item,
        ...record,
        id: (itemId += 1),
        rank: line + 1,
        title: isStocked ? '' : (rooms[(index * 3 + line) % rooms.length] ?? ''),
        quantity: random.between(1, isStocked ? 12 : 4),
      }),
    )
    const draw = simple.canvases?.[title]
    const items = draw ? draw(new Draftsman(canvas, order), order, chosen) : chosen
    const draft = new OrderInProgress(book, { ...document.order, productInstancesCount: items.length }, items)
    lead(draft, book, plan, now, started)
    drafts.push(draft)
  }
  return {
    productOrders: drafts.map((draft) =>
      isStarted(draft.order, profile) ? { ...draft.order, effectivePricingDate: null } : draft.order,
    ),
    productInstances: drafts.flatMap((draft) => draft.items),
    orderEvents: drafts.flatMap((draft) => draft.events),
    paymentRecords: drafts.flatMap((draft) => draft.payments),
    paymentIntents: drafts.flatMap((draft) => draft.intents),
    ...canvas,
  }
}
