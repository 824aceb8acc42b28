/** Fetches the drawing families that a catalogue needs and that are not part of the first load. */
import { findDrawingFamily, type Product } from '@orderwright/domain'
import { useEffect, useState } from 'react'

type Drawn = Pick<Product, 'drawing'>

function isMissing({ drawing }: Drawn): boolean {
  return drawing !== null && findDrawingFamily(drawing.family) === undefined
}

export interface DrawingFamilies {
  /** everything that the products are drawn with has been fetched */
  readonly areHere: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** A family that is not there even then draws nothing: its products show their picture. */
export function useDrawingFamilies(products: readonly Drawn[] | undefined): DrawingFamilies {
  const isNeeded = products?.some(isMissing) ?? false
  const [state, setState] = useState<'fetching' | 'fetched' | 'failed'>('fetching')
  const mustFetch = isNeeded && state === 'fetching'
  useEffect(() => {
    if (!mustFetch) return
    let isGone = false
    import('@orderwright/domain/made-to-measure').then(
      ({ addMadeToMeasure }) => {
        addMadeToMeasure()
        if (!isGone) setState('fetched')
      },
      () => isGone || setState('failed'),
    )
    return () => {
      isGone = true
    }
  }, [mustFetch])
  return {
    areHere: products !== undefined && (!isNeeded || state === 'fetched'),
    hasFailed: isNeeded && state === 'failed',
    retry: () => setState('fetching'),
  }
}
