/** The views of one order, which of them an order has, and what the header offers at an address. [2.2.27, 2.2.32] */
import { appMessages } from '@orderwright/domain/messages'
import type { OrgProfile, Role } from '@orderwright/domain/tenancy'

export interface OrderView {
  readonly key: 'edit' | 'documents' | 'drawings'
  readonly title: string
  readonly to:
    | '/orders/:orgSpecificId'
    | '/orders/:orgSpecificId/documents'
    | '/orders/:orgSpecificId/drawings'
}

const edit: OrderView = { key: 'edit', title: appMessages.edit, to: '/orders/:orgSpecificId' }
const documents: OrderView = {
  key: 'documents',
  title: appMessages.documents,
  to: '/orders/:orgSpecificId/documents',
}
const drawings: OrderView = {
  key: 'drawings',
  title: appMessages.drawings,
  to: '/orders/:orgSpecificId/drawings',
}

/**
 * EDIT always; DOCUMENTS unless the organisation is architectural; DRAWINGS unless the order is stocked, or none of
 * its products can be drawn. `isStocked` is undefined until the order is there: a view that may turn out not to exist is
 * not offered before. [2.2.32]
 */
export function orderViews(
  { isArchitectural }: Pick<OrgProfile, 'isArchitectural'>,
  isStocked: 0 | 1 | undefined,
  canBeDrawn = true,
): readonly OrderView[] {
  return [edit, ...(isArchitectural ? [] : [documents]), ...(isStocked === 0 && canBeDrawn ? [drawings] : [])]
}

const path = /^\/orders\/([^/]+)(?:\/(documents|drawings|revisions|engravings))?\/?$/

/** What a path of an order shows: one of the views of its tabs, or a screen that has none. */
export type OrderPlace = OrderView['key'] | 'revisions' | 'engravings'
const places: readonly string[] = ['documents', 'drawings', 'revisions', 'engravings'] satisfies OrderPlace[]

function isPlace(view: string | undefined): view is OrderPlace {
  return view !== undefined && places.includes(view)
}

/** The order and the view that a path shows; null when it is no order's. */
export function orderPath(pathname: string): { number: string; view: OrderPlace } | null {
  const [, number, view] = path.exec(pathname) ?? []
  if (number === undefined) return null
  return { number, view: isPlace(view) ? view : 'edit' }
}

/** Whether a path is one of the back office. */
export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}

/** Owners alone are led to the back office, unless they are there; not in architectural organisations. [2.2.27] */
export function hasAdminLink(
  role: Role,
  { isArchitectural }: Pick<OrgProfile, 'isArchitectural'>,
  pathname: string,
): boolean {
  return role === 'owner' && !isArchitectural && !isAdminPath(pathname)
}

/** Where the header's back link leads, in words: from documents and engravings to the order, else to the list. [2.2.25] */
export function backLink(pathname: string): { number: string | null; title: string } {
  const at = orderPath(pathname)
  if (at?.view === 'documents' || at?.view === 'revisions' || at?.view === 'engravings')
    return { number: at.number, title: appMessages.backToOrder({ number: at.number }) }
  return { number: null, title: appMessages.backToOrders }
}

/** A share link stays a share link in every view; other parameters belong to one view. */
export function sharedSearch({ shareToken, shareableOrderId }: Readonly<Record<string, unknown>>) {
  return { shareToken, shareableOrderId }
}
