/** The options that have a picture of a mural, by their titles. */
import { useMemo } from 'react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'

export function useMurals(): readonly { readonly value: number; readonly label: string }[] {
  const { data } = useOpenOrder()
  return useMemo(
    () =>
      [...data.catalog.options.values()]
        .filter(({ thumbnailUrl, archived }) => thumbnailUrl !== null && archived === 0)
        .map(({ id, title }) => ({ value: id, label: title }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [data.catalog],
  )
}
