/** Who is to hear of comments, as Kysely sees it. */
import type { Generated } from 'kysely'
import type { GeneratedTime, NullableTime } from './time-columns.ts'

export interface CommentTables {
  /** Who is to hear of a comment, and who has read it. */
  commentReaders: {
    orgId: number
    commentId: number
    userId: number
    reason: Generated<'' | 'mentioned' | 'involved'>
    created: GeneratedTime
    readAt: NullableTime
    mailedAt: NullableTime
  }
}
