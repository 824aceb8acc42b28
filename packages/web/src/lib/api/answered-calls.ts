/** Tells of calls that the server has carried out: what is worked out from records of many kinds then looks again. */

const listeners = new Set<(url: string) => void>()

/** Calls `listener` with the address of every call that was answered well; answers how to stop that. */
export function onAnswered(listener: (url: string) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function noteAnswered(url: string): void {
  for (const listener of listeners) listener(url)
}

/** Whether a call at this address only reads: the names of such calls begin with get or are it. */
export function isReading(url: string): boolean {
  return /\/get(-(?!or-)[a-z-]+)?$/.test(url)
}
