/** The drawings of an item one over the other; fetched when they come into view, as a comparison may have hundreds. */
import { revisionScreenMessages as words } from '@orderwright/domain/revisions'
import { useEffect, useRef, useState } from 'react'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import type { Pair } from '../open-order/order-difference.ts'
import { useDrawings } from './use-revisions.ts'

function useIsNear() {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}

interface OverlayProps {
  readonly pair: Pair
  readonly itemId: number
  readonly name: string
}

function Pictures({ pair, itemId, name }: OverlayProps) {
  const query = useDrawings(pair, itemId)
  if (query.error) return <p className="text-sm text-ink-2">{words.noDrawing}</p>
  if (!query.data) {
    return (
      <SkeletonGroup label={words.loadingDrawing}>
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    )
  }
  if (query.data.length === 0) return <p className="text-sm text-ink-2">{words.noDrawing}</p>
  return query.data.map(({ title, svg, isSame }, index) => (
    <figure key={index}>
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={words.drawing({ name: title === '' ? name : `${name}, ${title}` })}
        className="max-h-60 w-full bg-white object-contain"
      />
      <figcaption className="pt-1 text-xs text-ink-2">
        {[title, isSame ? words.sameDrawing : ''].filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  ))
}

export function ItemOverlay(props: OverlayProps) {
  const { ref, isNear } = useIsNear()
  return (
    <div ref={ref} className="min-h-24">
      {isNear && <Pictures {...props} />}
    </div>
  )
}
