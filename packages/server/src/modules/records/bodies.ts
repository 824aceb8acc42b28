/** Bodies of the resource calls as the contract has validated them; field values are checked by its schemas. */
export type Props = Readonly<Record<string, unknown>>

interface Caller {
  readonly orgId: number
  readonly userId?: number
  readonly isGuestMode?: boolean
}

export interface Change {
  readonly where: { readonly id: number }
  readonly version: number
  readonly props: Props
  readonly base?: Props
}

export type GetBody = Caller & {
  readonly where: Props
  readonly includeDeleted: boolean
  readonly afterId?: number
  /** of kinds that have a rank */
  readonly firstByRank?: number
}
export type CreateBody = Caller & { readonly props: Props | readonly Props[] }
export type UpdateBody = Caller & Change
/** An update of an order, and of lines of it: all or none. */
export type OrderUpdateBody = UpdateBody & { readonly lines?: readonly Change[] }
export type BulkUpdateBody = Caller & { readonly updates: readonly Change[] }
export type IdBody = Caller & { readonly where: { readonly id: number } }
export type IdsBody = Caller & { readonly where: { readonly ids: readonly number[] } }

/** The records of a create body: one or several. */
export function propsList(body: CreateBody): readonly Props[] {
  return isList(body.props) ? body.props : [body.props]
}

function isList(props: CreateBody['props']): props is readonly Props[] {
  return Array.isArray(props)
}
