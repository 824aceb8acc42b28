/** Whether a person wants a minimap, for this session of the browser, as the layers are remembered. */
import { useSyncExternalStore } from 'react'
import { useIsPhone } from '../../../lib/browser/media.ts'

const key = 'canvas-minimap'
const listeners = new Set<() => void>()
/** what was said in this page, where storage is refused */
let said: string | null = null

function read(): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? said
  } catch {
    return said
  }
}

function write(isWanted: boolean): void {
  said = isWanted ? 'shown' : 'hidden'
  try {
    window.sessionStorage.setItem(key, said)
  } catch {
    // It is remembered by this page alone.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Until somebody says otherwise there is one, but on phones, whose sheet is small. */
export function useMinimapChoice() {
  const isPhone = useIsPhone()
  const choice = useSyncExternalStore(subscribe, read)
  return { isWanted: choice === null ? !isPhone : choice === 'shown', setWanted: write }
}
