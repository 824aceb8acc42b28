/** State that this browser remembers: parsed when it is read, silently forgotten when it can't be stored. */
import { useCallback, useState } from 'react'
import type { z } from 'zod'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'orderwright:'

/** What is stored under the key, or the fallback when there is nothing or nothing readable. */
export function readStored<T>(store: Store, key: string, schema: z.ZodType<T>, fallback: T): T {
  try {
    const text = store.getItem(prefix + key)
    if (text === null) return fallback
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : fallback
  } catch {
    // Storage is refused in some private windows; half-written text is no JSON.
    return fallback
  }
}

/** Whether anything is stored under the key. */
export function hasStored(store: Store, key: string): boolean {
  try {
    return store.getItem(prefix + key) !== null
  } catch {
    return false
  }
}

/** Stores a value; null and undefined remove the key. Says whether it worked. */
export function writeStored(store: Store, key: string, value: unknown): boolean {
  try {
    if (value === null || value === undefined) store.removeItem(prefix + key)
    else store.setItem(prefix + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Like useState, remembered by this browser under `key`. */
export function useStoredState<T>(
  key: string,
  schema: z.ZodType<T>,
  fallback: T,
): readonly [T, (value: T) => void] {
  const [held, setHeld] = useState(() => ({ key, value: readStored(localStorage, key, schema, fallback) }))
  const current = held.key === key ? held.value : readStored(localStorage, key, schema, fallback)
  const set = useCallback(
    (value: T) => {
      setHeld({ key, value })
      writeStored(localStorage, key, value)
    },
    [key],
  )
  return [current, set]
}
