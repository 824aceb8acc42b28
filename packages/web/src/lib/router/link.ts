/** What makes an anchor a link inside the app, for wouter's `Link` to follow. */
import { type AnchorHTMLAttributes, type Ref, useRef } from 'react'
import type { LooseTarget, Target } from './addresses.ts'
import { useLocation, useNavigation } from './router-view.tsx'

interface LinkOptions {
  /** false: what stands there is not fetched when somebody points at the link */
  preload?: boolean
  /** where the link counts as that of the present page: at its path alone, or also below it */
  currentAt?: 'path' | 'below'
}

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** The properties of a link that looks like an anchor with these. */
export type LinkProps<Props extends object = AnchorProps> = Omit<Props, 'href'> & Target & LinkOptions

/** So long somebody points at a link before it means something, in ms. */
const MEANT_MS = 50

/** Where a link leads, and the anchor's properties: those that are no part of the address, and what follows from it. */
export function useLink<Props extends LooseTarget & LinkOptions>({
  to,
  params,
  search,
  preload = true,
  currentAt,
  ...rest
}: Props) {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const meant = useRef<ReturnType<typeof setTimeout>>(undefined)
  const href = navigation.hrefOf({ to, params, search })
  const path = href.replace(/\?.*/, '')
  const isCurrent =
    currentAt !== undefined &&
    (pathname === path || (currentAt === 'below' && pathname.startsWith(`${path}/`)))
  const fetchAhead = () => {
    if (preload) meant.current = setTimeout(() => void navigation.preload(href), MEANT_MS)
  }
  const anchor = {
    ...rest,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onPointerEnter: fetchAhead,
    onPointerLeave: () => clearTimeout(meant.current),
    onFocus: fetchAhead,
  }
  return { href, anchor }
}
