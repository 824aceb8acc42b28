/** Comments that point at drawings, as paper shows them: a mark on the drawing, and what was said in a table. Decision 201. */
import { commentMessages as words } from '../messages/app/comments.ts'
import { formatDate, type Timestamp } from '../units/timestamp.ts'
import { inTimeZone } from '../units/time-zone.ts'
import { pinMarks } from './pin-marks.ts'
import type { CommentPin } from './pin-schema.ts'
import type { CommentThread, ThreadComment } from './threads.ts'

/** What of a comment paper shows. */
export interface NotedComment extends ThreadComment {
  readonly pin: CommentPin | null
  readonly text: string
  readonly authorName: string
  readonly created: Timestamp
}

/** A thread that points at a drawing. */
export interface PinnedNote {
  readonly mark: string
  readonly itemId: number
  readonly pin: CommentPin
  /** what was said and answered, a paragraph for each */
  readonly text: string
}

interface NotesOptions {
  /** of the organization: on which day something was said */
  readonly timeZone: string
  /** also what is settled: of a revision, in which it was still open */
  readonly withResolved?: boolean
}

/**
 * Those that paper may show: what only employees see is never on it, however made, as nobody knows into whose hands it comes.
 */
export function pinnedNotes(
  threads: readonly CommentThread<NotedComment>[],
  { timeZone, withResolved = false }: NotesOptions,
): PinnedNote[] {
  const marks = pinMarks(threads)
  return threads.flatMap(({ root, answers, isResolved }): PinnedNote[] => {
    const { pin, productInstanceId, isInternal } = root
    if (pin === null || productInstanceId === null || isInternal === 1) return []
    if (isResolved && !withResolved) return []
    const said = [root, ...answers].map(({ authorName, created, text }) =>
      words.pinSaid({
        author: authorName,
        date: formatDate(inTimeZone(created, timeZone).slice(0, 10)),
        text,
      }),
    )
    const text = [...said, ...(isResolved ? [words.pinResolved] : [])].join('\n')
    return [{ mark: marks.get(root.id) ?? '', itemId: productInstanceId, pin, text }]
  })
}
