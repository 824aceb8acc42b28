/** Whether a part of a long list has come near the screen: what is costly to draw waits until then, and stays drawn. */
import { type RefCallback, startTransition, useCallback, useState } from 'react'

/** Drawn before it is seen: a quick flick must not show gaps. */
const MARGIN_PX = 800
/** `scrollMargin` holds for parts that scroll within the page, where the browser knows it. */
const near = { rootMargin: `${MARGIN_PX}px`, scrollMargin: `${MARGIN_PX}px` }

let observer: IntersectionObserver | null = null
const waiting = new WeakMap<Element, () => void>()

function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
  }, near)
  waiting.set(element, onNear)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

/** Put the first on the part's element; the second turns true once it is near. `isNear`: it is from the start. */
export function useWasNear(isNear: boolean): [RefCallback<Element>, boolean] {
  const [wasNear, setWasNear] = useState(isNear)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || wasNear) return undefined
      const stop = watch(element, () => startTransition(() => setWasNear(true)))
      return stop
    },
    [wasNear],
  )
  return [ref, wasNear]
}
