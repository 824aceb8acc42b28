/** With which values the preview is shown, and the specification that they make. */
import type { Product } from '@orderwright/domain/catalog'
import { type ExpressionValue, type GraphicParameter, scopeOf, specOf } from '@orderwright/domain/graphics'
import { useMemo, useState } from 'react'

export type Spec = Readonly<Record<string, unknown>>

export type Values = ReturnType<typeof useValues>

/** `undefined`: nobody has chosen yet; `null`: sliders. */
type Source = number | null | undefined

export function useValues(
  products: readonly Product[],
  graphicId: number,
  parameters: readonly GraphicParameter[],
) {
  const [source, setSource] = useState<Source>(undefined)
  const [productSpec, setProductSpec] = useState<Spec>({})
  const [typed, setTyped] = useState<ReadonlyMap<string, ExpressionValue>>(new Map())
  const users = useMemo(
    () =>
      products
        .filter(({ graphic, archived }) => graphic?.productGraphicId === graphicId && archived === 0)
        .toSorted((a, b) => a.title.localeCompare(b.title)),
    [products, graphicId],
  )
  const product =
    source === null
      ? undefined
      : (users.find(({ id }) => id === source) ?? (users.length > 0 ? users[0] : undefined))
  const isByProduct = product !== undefined
  const spec = useMemo(() => {
    if (isByProduct) return productSpec
    const given = scopeOf(productSpec)
    return specOf(
      new Map(parameters.map(({ name, usual }) => [name, typed.get(name) ?? given(name) ?? usual])),
    )
  }, [isByProduct, productSpec, typed, parameters])
  const scope = useMemo(() => scopeOf(spec), [spec])
  return {
    users,
    product,
    spec,
    choose: setSource,
    setProductSpec,
    valueOf: ({ name, usual }: GraphicParameter): ExpressionValue => scope(name) ?? usual,
    set: (name: string, value: ExpressionValue) => setTyped((old) => new Map(old).set(name, value)),
  }
}
