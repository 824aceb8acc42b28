/** A product as it begins, with the choices that an owner tries: what drawings, graphics and codes are shown by. */
import { type Catalog, compileCatalog, type Product, type ProductProperty } from '@orderwright/domain/catalog'
import { type ExampleItem, exampleItem, withChoices } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { toTimestamp } from '@orderwright/domain/units'
import { useMemo, useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { useFamilies, useOfferedFamilies } from '../../open-order/use-drawing-families.ts'
import type { AdminData } from '../admin-data.ts'

type Chosen = Readonly<Record<string, { readonly optionId: number } | { readonly value: string | number }>>

export interface Example {
  readonly catalog: Catalog
  readonly context: EvaluationContext
  /** null until it is worked out, and for a product that has none */
  readonly shown: ExampleItem | null
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly properties: readonly ProductProperty[]
  /** another choice, whether or not the rules allow it: it is a look, no order */
  readonly choose: (propertyId: number, selection: Chosen[string]) => void
}

/** `family`: the drawing family that is to be at hand besides that of the product. */
export function useExample(product: Product, adminData: AdminData, family: string | null): Example {
  const { org, user, profile } = useViewer()
  const [now] = useState(() => toTimestamp(new Date()))
  const [chosen, setChosen] = useState<Chosen>({})
  const { properties, options, groups, rules, graphics } = adminData
  // The product as it is saved: its start does not change while its drawing is edited.
  const catalog = useMemo(
    () =>
      compileCatalog({
        products: [product],
        productProperties: properties,
        productOptions: options,
        productPropertyGroups: groups,
        productRules: rules,
        productPricingRules: [],
        productOptionClassifiers: [],
        productGraphics: graphics,
      }),
    [product, properties, options, groups, rules, graphics],
  )
  const wanted = useMemo(
    () => [
      product,
      ...(family === null ? [] : [{ id: 0, drawing: { family, constants: {}, bindings: {} } }]),
    ],
    [product, family],
  )
  const { areHere, hasFailed } = useOfferedFamilies(wanted, true)
  const families = useFamilies()
  const context = useMemo(
    (): EvaluationContext => ({
      catalog,
      profile,
      viewer: { role: 'owner', pricingIsHidden: true },
      now,
      families,
    }),
    [catalog, profile, now, families],
  )
  const isReady = areHere || hasFailed
  const start = useMemo(
    () => (isReady ? exampleItem(context, product.id, { orgId: org.id, userId: user.id }) : null),
    [isReady, context, product.id, org.id, user.id],
  )
  const shown = useMemo(
    () => (start === null ? null : withChoices(context, start, chosen)),
    [start, context, chosen],
  )
  return {
    catalog,
    context,
    shown,
    isLoading: !isReady,
    hasFailed,
    properties: catalog.propertiesByProduct.get(product.id) ?? [],
    choose: (propertyId, selection) => setChosen((old) => ({ ...old, [String(propertyId)]: selection })),
  }
}

/** The example's catalog with its product drawn, shown or coded in another way. */
export function withProduct(catalog: Catalog, product: Product): Catalog {
  return { ...catalog, products: new Map(catalog.products).set(product.id, product) }
}
