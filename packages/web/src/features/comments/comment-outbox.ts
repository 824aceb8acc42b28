/**
 * Comments on their way. What somebody has sent is kept by this browser until the server has it, so that a lost connection
 * or a reload loses nothing; each carries its key, so that a second attempt is never a second comment.
 */
import type { BodyOf, CallResult, CommentView, endpoints } from '@orderwright/contract'
import { commentPinSchema } from '@orderwright/domain/comments'
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/storage/stored-state.ts'

export const pendingCommentSchema = z.object({
  key: z.string(),
  text: z.string(),
  mentions: z.array(z.number()),
  productInstanceId: z.number().nullable(),
  threadId: z.number().nullable(),
  /** what was kept before there were pins has none */
  pin: commentPinSchema.nullable().default(null),
  isInternal: z.union([z.literal(0), z.literal(1)]),
  authorName: z.string().optional(),
})
/** What is sent, with its key. */
export type PendingComment = z.infer<typeof pendingCommentSchema>

export interface OutgoingComment extends PendingComment {
  /** waiting: for a connection; refused: by the server, which says why */
  readonly state: 'sending' | 'waiting' | 'refused'
  readonly message: string
}

export type AddBody = BodyOf<typeof endpoints.addComment>

export interface OutboxPorts {
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** of one person, for one order */
  readonly storeKey: string
  readonly send: (comment: PendingComment) => Promise<CallResult<{ comment: CommentView }>>
  readonly newKey: () => string
  readonly onSent: (comment: CommentView) => void
}

export interface CommentOutbox {
  readonly get: () => readonly OutgoingComment[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (comment: Omit<PendingComment, 'key'>) => void
  /** Tries what waits, one after the other. */
  readonly flush: () => Promise<void>
  readonly retry: (key: string) => void
  /** Takes it out; gives back what it was. */
  readonly discard: (key: string) => PendingComment | undefined
}

/** Answers after which the same comment may still arrive. */
const passing: ReadonlySet<string> = new Set([
  'offline',
  'unavailable',
  'internal',
  'tooSlow',
  'tooManyRequests',
  'unauthenticated',
])

export function createCommentOutbox(ports: OutboxPorts): CommentOutbox {
  const { store, storeKey } = ports
  const listSchema = z.array(pendingCommentSchema)
  const stored = () => readStored(store, storeKey, listSchema, [])
  let list: readonly OutgoingComment[] = stored().map((one) => ({ ...one, state: 'waiting', message: '' }))
  let isSending = false
  const listeners = new Set<() => void>()

  function show(next: readonly OutgoingComment[]): void {
    list = next
    for (const listener of listeners) listener()
  }
  function set(key: string, change: Pick<OutgoingComment, 'state' | 'message'>): void {
    show(list.map((one) => (one.key === key ? { ...one, ...change } : one)))
  }
  /** Another tab of this browser may keep some too: only this one is taken out. */
  function keep(change: (kept: PendingComment[]) => PendingComment[]): void {
    const kept = change(stored())
    writeStored(store, storeKey, kept.length === 0 ? null : kept)
  }
  function takeOut(key: string): void {
    keep((kept) => kept.filter((one) => one.key !== key))
    show(list.filter((one) => one.key !== key))
  }

  async function sendOne(comment: OutgoingComment): Promise<boolean> {
    const { state: _, message: __, ...body } = comment
    set(comment.key, { state: 'sending', message: '' })
    const result = await ports.send(body)
    if (result.ok) {
      takeOut(comment.key)
      ports.onSent(result.data.comment)
      return true
    }
    const isPassing = passing.has(result.error.code)
    set(comment.key, { state: isPassing ? 'waiting' : 'refused', message: result.error.message })
    return !isPassing
  }

  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      for (;;) {
        const next = list.find(({ state }) => state === 'waiting')
        // Without a connection the others wait as well, in their order.
        if (!next || !(await sendOne(next))) return
      }
    } finally {
      isSending = false
    }
  }

  return {
    get: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(comment) {
      const pending = { ...comment, key: ports.newKey() }
      keep((kept) => [...kept, pending])
      show([...list, { ...pending, state: 'waiting', message: '' }])
      void flush()
    },
    flush,
    retry(key) {
      set(key, { state: 'waiting', message: '' })
      void flush()
    },
    discard(key) {
      const found = list.find((one) => one.key === key)
      takeOut(key)
      if (!found) return undefined
      const { state: _, message: __, ...comment } = found
      return comment
    },
  }
}
