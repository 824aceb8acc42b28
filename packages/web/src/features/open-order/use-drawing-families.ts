/**
 * The drawing families of an order: those of its lines are fetched before the first picture, those of what could be
 * added when the browser has time; and so are the shapes of symbols.
 */
import type { Product } from '@orderwright/domain/catalog'
import { type DrawingFamilies, drawingFamilies } from '@orderwright/domain/drawing'
import { loadDrawingFamilies } from '@orderwright/domain/drawing-families'
import { loadEngravingSymbols } from '@orderwright/domain/engraving'
import type { ProductInstance } from '@orderwright/domain/orders'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { savesData } from '../../lib/browser/saves-data.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'

interface Drawn {
  readonly products: readonly Pick<Product, 'id' | 'drawing'>[]
  readonly productInstances: readonly Pick<ProductInstance, 'productId' | 'properties'>[]
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load(keys: readonly string[], withSymbols: boolean): Promise<void> {
  const before = drawingFamilies()
  try {
    await Promise.all([loadDrawingFamilies(keys), withSymbols ? loadEngravingSymbols() : undefined])
  } finally {
    if (drawingFamilies() !== before) for (const listener of listeners) listener()
  }
}

/** Whether a symbol is engraved somewhere: its shape is needed for the picture. */
function hasSymbols({ productInstances }: Drawn): boolean {
  return productInstances.some(({ properties }) =>
    Object.values(properties).some(({ engravings = [] }) =>
      engravings
        .flatMap((set) => Object.values(set))
        .some(({ above = [], below = [] }) => [...above, ...below].some((entry) => 'symbol' in entry)),
    ),
  )
}

function familiesOf({ products, productInstances }: Drawn): {
  used: readonly string[]
  all: readonly string[]
} {
  const usedProducts = new Set(productInstances.map(({ productId }) => productId))
  const keysOf = (list: Drawn['products']) => list.flatMap(({ drawing }) => drawing?.family ?? [])
  return { used: keysOf(products.filter(({ id }) => usedProducts.has(id))), all: keysOf(products) }
}

/** The families at hand; another object with every family that arrives, so that all is judged anew. */
export function useFamilies(): DrawingFamilies {
  return useSyncExternalStore(subscribe, drawingFamilies, drawingFamilies)
}

export interface FetchedFamilies {
  /** everything that the lines are drawn with has been fetched */
  readonly areHere: boolean
  readonly hasFailed: boolean
}

/** Fetches once it is wanted; what failed is fetched again with the page alone, as browsers remember it. */
function useFetched(isWanted: boolean, keys: readonly string[], withSymbols: boolean): FetchedFamilies {
  const [state, setState] = useState<'fetching' | 'fetched' | 'failed'>('fetching')
  const mustFetch = isWanted && state === 'fetching'
  const wanted = keys.toSorted().join('|')
  useEffect(() => {
    if (!mustFetch) return undefined
    let isGone = false
    const settle = (next: 'fetched' | 'failed') => {
      if (!isGone) startTransition(() => setState(next))
    }
    load(wanted.split('|'), withSymbols).then(
      () => settle('fetched'),
      () => settle('failed'),
    )
    return () => {
      isGone = true
    }
  }, [mustFetch, wanted, withSymbols])
  return { areHere: state === 'fetched', hasFailed: state === 'failed' }
}

/** For what could be added: what a new line starts with is a matter of its family too. */
export function useOfferedFamilies(products: Drawn['products'], isWanted: boolean): FetchedFamilies {
  return useFetched(isWanted, familiesOf({ products, productInstances: [] }).all, true)
}

/** A family that is not there even then draws nothing: its products show their picture. */
export function useDrawingFamilies(answer: Drawn | undefined): FetchedFamilies {
  const used = answer === undefined ? [] : familiesOf(answer).used
  const families = useFetched(answer !== undefined, used, answer !== undefined && hasSymbols(answer))
  useEffect(() => {
    if (answer === undefined || !families.areHere || savesData()) return undefined
    // Those that can't be fetched now are asked for again when the order is loaded again.
    return whenIdle(() => void load(familiesOf(answer).all, true).catch(() => {}))
  }, [answer, families.areHere])
  return families
}
