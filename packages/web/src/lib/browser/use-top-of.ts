/** Where an element begins on the page, as headers and banners above it grow and shrink. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useConnection } from '../api/connection.ts'

/** CSS pixels from the top of the page. */
export function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(48)
  // The connection's banner stands above everything.
  const connection = useConnection()
  useLayoutEffect(() => {
    const read = () => {
      const box = element.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
    }
    read()
    const observer = new ResizeObserver(read)
    for (const header of document.querySelectorAll('header, [data-above-screen]')) observer.observe(header)
    return () => observer.disconnect()
  }, [element, connection])
  return top
}
