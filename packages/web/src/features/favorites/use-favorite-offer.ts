/** By what it is decided which choices somebody is offered, and how they are called: the catalog of the open order, their role, the unit of measures. */
import type { Catalog } from '@orderwright/domain/catalog'
import type { Role } from '@orderwright/domain/tenancy'
import type { LengthUnit } from '@orderwright/domain/units'
import { useMemo } from 'react'
import { useOpenOrder } from '../open-order/editor-context.tsx'

export interface FavoriteOffer {
  readonly catalog: Catalog
  readonly role: Role
  readonly unit: LengthUnit
}

export function useFavoriteOffer(): FavoriteOffer {
  const { data, viewer, profile } = useOpenOrder()
  const { role } = viewer
  const unit = profile.region.units
  return useMemo(() => ({ catalog: data.catalog, role, unit }), [data.catalog, role, unit])
}
