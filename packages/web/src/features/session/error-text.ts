/** What a failed step of signing in says. */
import { signInMessages as words } from '@orderwright/domain/messages'
import type { CallError } from '@orderwright/contract'

/**
 * The sentence under the field. `unreadable` is for input that was never sent; `waitSeconds` is how long the server
 * still asks to wait.
 */
export function errorText(
  error: CallError | 'unreadable' | null,
  unreadable: string,
  waitSeconds: number,
): string | undefined {
  if (error === null) return undefined
  if (error === 'unreadable') return unreadable
  if (error.code === 'tooManyRequests') {
    if (waitSeconds <= 0) return words.canTryAgainNow
    return words.tooManyTries({ waitSeconds })
  }
  if (error.code === 'invalid') return unreadable
  return error.message
}
