/** Goes elsewhere, once: rendered in place of a screen that may not be shown. */
import { useNavigate } from '../../lib/router/router-view.tsx'
import { useEffect, useRef } from 'react'

/** `href` is a path of this app; only its value at the first render counts. */
export function GoTo({ href }: { href: string }) {
  const navigate = useNavigate()
  const target = useRef(href)
  const hasGone = useRef(false)
  // The router's own <Navigate> goes again at every render, which a pending screen turns into a loop.
  useEffect(() => {
    if (hasGone.current) return
    hasGone.current = true
    void navigate({ href: target.current, replace: true })
  }, [navigate])
  return null
}
