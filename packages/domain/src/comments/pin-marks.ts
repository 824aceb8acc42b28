/** What pins are called on a drawing: 1, 2, 3 …, and a, b, c … where only employees see them. */
import type { CommentPin } from './pin-schema.ts'
import type { CommentThread, ThreadComment } from './threads.ts'

type Pinned = ThreadComment & { readonly pin: CommentPin | null }

const LETTERS = 26

/** 0 is a, 25 z, 26 aa. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % LETTERS))
  return index < LETTERS ? last : letters(Math.floor(index / LETTERS) - 1) + last
}

/**
 * The mark of every thread that has a pin, by the id of the comment that began it, in the order in which they were begun.
 * Internal ones have letters: everybody must mean the same one by its number, also who does not see those.
 */
export function pinMarks<C extends Pinned>(
  threads: readonly CommentThread<C>[],
): ReadonlyMap<number, string> {
  const pinned = threads.map(({ root }) => root).filter(({ pin }) => pin !== null)
  const inner = pinned.filter(({ isInternal }) => isInternal === 1)
  const open = pinned.filter(({ isInternal }) => isInternal === 0)
  return new Map([
    ...open.map(({ id }, index) => [id, String(index + 1)] as const),
    ...inner.map(({ id }, index) => [id, letters(index)] as const),
  ])
}
