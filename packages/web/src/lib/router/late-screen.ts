/** A screen whose code is fetched when its address is gone to, or ahead of that. */
import type { ComponentType, ReactNode } from 'react'

/** What of a screen an address needs to know. */
export interface LateCode {
  readonly isHere: boolean
  /** fetches it, once; never rejects */
  load: () => Promise<void>
}

/** What stands around other screens has them as its children. */
export interface ScreenProps {
  children: ReactNode
}

export interface LateScreen extends LateCode {
  /** null until it is there */
  readonly component: ComponentType<ScreenProps> | null
  /** why the last attempt to fetch it has failed; null when it has not */
  readonly failure: unknown
}

/** `lateScreen(() => import('./orders-page.tsx').then((part) => part.OrdersPage))` */
export function lateScreen(fetchScreen: () => Promise<ComponentType<ScreenProps>>): LateScreen {
  let component: ComponentType<ScreenProps> | null = null
  let failure: unknown = null
  let coming: Promise<void> | null = null
  return {
    get isHere() {
      return component !== null
    },
    get component() {
      return component
    },
    get failure() {
      return failure
    },
    load() {
      coming ??= fetchScreen().then(
        (fetched) => {
          component = fetched
          failure = null
        },
        (error: unknown) => {
          failure = error
          // The next attempt asks again.
          coming = null
        },
      )
      return coming
    },
  }
}
