/** Comments as threads: which belong together, which are settled, and how many are open or unread. */

/** What of a comment it takes to put it into its thread. */
export interface ThreadComment {
  readonly id: number
  readonly threadId: number | null
  readonly productInstanceId: number | null
  readonly isInternal: 0 | 1
  readonly resolved: 0 | 1
  readonly isDeleted: boolean
  readonly isUnread: boolean
}

export interface CommentThread<C extends ThreadComment> {
  /** the comment that began it; it may be deleted while answers stand */
  readonly root: C
  /** by id: as they were written */
  readonly answers: readonly C[]
  readonly isResolved: boolean
  readonly unread: number
}

/** The threads in the order in which they were begun. One in which nothing is left is none. */
export function threadsOf<C extends ThreadComment>(comments: readonly C[]): CommentThread<C>[] {
  const sorted = comments.toSorted((a, b) => a.id - b.id)
  const answers = new Map<number, C[]>()
  for (const comment of sorted) {
    if (comment.threadId === null || comment.isDeleted) continue
    const known = answers.get(comment.threadId)
    if (known) known.push(comment)
    else answers.set(comment.threadId, [comment])
  }
  return sorted.flatMap((root) => {
    if (root.threadId !== null) return []
    const own = answers.get(root.id) ?? []
    if (root.isDeleted && own.length === 0) return []
    const unread = [root, ...own].filter(({ isUnread, isDeleted }) => isUnread && !isDeleted).length
    return [{ root, answers: own, isResolved: root.resolved === 1, unread }]
  })
}

export interface CommentCount {
  /** threads that are not settled */
  readonly open: number
  /** comments that the viewer has not read */
  readonly unread: number
}

/** Of all threads, or of those on one line. */
export function countComments<C extends ThreadComment>(
  threads: readonly CommentThread<C>[],
  itemId?: number,
): CommentCount {
  const counted =
    itemId === undefined ? threads : threads.filter(({ root }) => root.productInstanceId === itemId)
  return {
    open: counted.filter(({ isResolved }) => !isResolved).length,
    unread: counted.reduce((sum, { unread }) => sum + unread, 0),
  }
}
