/** Whether whoever called is still there: nobody works for somebody who has gone. */
import type { FastifyReply } from 'fastify'

/** Gives a signal that is aborted when the connection closes before the answer is whole. It is made when it is first asked for. */
export function leavingOf({ raw }: FastifyReply): () => AbortSignal {
  let leaving: AbortController | undefined
  return () => {
    if (leaving) return leaving.signal
    const made = new AbortController()
    leaving = made
    if (raw.destroyed && !raw.writableFinished) made.abort()
    else raw.once('close', () => raw.writableFinished || made.abort())
    return made.signal
  }
}
