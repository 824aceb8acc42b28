/**
 * Files on their way: sent one after the other, each with its progress. One that is refused says why and keeps nobody waiting; one
 * whose connection was lost is kept, and a second attempt under its key is never a second file.
 */
import type { CallResult } from '@orderwright/contract'

/** `about`: what is said of the file beside its bytes */
export interface FileToAttach<About> {
  readonly file: File
  readonly about: About
}

export interface OutgoingFile<About> extends FileToAttach<About> {
  readonly key: string
  /** lost: nobody has answered, it can be tried again; refused: it never will be taken as it is */
  readonly state: 'waiting' | 'sending' | 'lost' | 'refused'
  /** of its bytes, from 0 to 1 */
  readonly sent: number
  readonly message: string
}

export interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (sent: number) => void
}

export interface QueuePorts<About, View> {
  readonly send: (file: OutgoingFile<About>, options: SendOptions) => Promise<CallResult<{ file: View }>>
  readonly newKey: () => string
  readonly onSent: (file: View) => void
  /** why a file is not sent at all, in words; null: it may be */
  readonly objection: (file: File) => string | null
  readonly lostMessage: string
}

export interface UploadQueue<About> {
  readonly get: () => readonly OutgoingFile<About>[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (files: readonly FileToAttach<About>[]) => void
  readonly retry: (key: string) => void
  /** Stops it where it is on its way, and takes it off the list. */
  readonly drop: (key: string) => void
}

/** Answers after which the same file may still be taken. */
const passing: ReadonlySet<string> = new Set([
  'offline',
  'unavailable',
  'internal',
  'tooSlow',
  'tooManyRequests',
  'unauthenticated',
])

export function createUploadQueue<About, View>(ports: QueuePorts<About, View>): UploadQueue<About> {
  let list: readonly OutgoingFile<About>[] = []
  let current: { readonly key: string; readonly stop: AbortController } | null = null
  const listeners = new Set<() => void>()

  function show(next: readonly OutgoingFile<About>[]): void {
    list = next
    for (const listener of listeners) listener()
  }
  function set(key: string, change: Partial<OutgoingFile<About>>): void {
    show(list.map((one) => (one.key === key ? { ...one, ...change } : one)))
  }
  function takeOut(key: string): void {
    show(list.filter((one) => one.key !== key))
  }

  async function work(): Promise<void> {
    if (current) return
    const next = list.find(({ state }) => state === 'waiting')
    if (!next) return
    const { key } = next
    const stop = new AbortController()
    current = { key, stop }
    set(key, { state: 'sending', sent: 0, message: '' })
    const answer = await ports.send(next, {
      signal: stop.signal,
      onProgress: (sent) => set(key, { sent }),
    })
    current = null
    // Stopped just as it arrived: it is there, and stands among the others.
    if (answer.ok) {
      takeOut(key)
      ports.onSent(answer.data.file)
    } else if (!stop.signal.aborted) {
      const { code, message } = answer.error
      if (code === 'offline') set(key, { state: 'lost', message: ports.lostMessage })
      else set(key, { state: passing.has(code) ? 'lost' : 'refused', message })
    }
    void work()
  }

  return {
    get: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files) {
      const added = files.map((one): OutgoingFile<About> => {
        const message = ports.objection(one.file) ?? ''
        const state = message === '' ? 'waiting' : 'refused'
        return { ...one, key: ports.newKey(), state, sent: 0, message }
      })
      show([...list, ...added])
      void work()
    },
    retry(key) {
      set(key, { state: 'waiting', sent: 0, message: '' })
      void work()
    },
    drop(key) {
      if (current?.key === key) current.stop.abort()
      takeOut(key)
    },
  }
}
