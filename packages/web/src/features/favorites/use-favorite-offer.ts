/** By what it is decided which choices somebody is offered: the catalog of the open order, and their role. */
import type { Catalog, Role } from '@orderwright/domain'
import { useMemo } from 'react'
import { useOpenOrder } from '../open-order/editor-context.tsx'

export interface FavoriteOffer {
  readonly catalog: Catalog
  readonly role: Role
}

export function useFavoriteOffer(): FavoriteOffer {
  const { data, viewer } = useOpenOrder()
  const { role } = viewer
  return useMemo(() => ({ catalog: data.catalog, role }), [data.catalog, role])
}
