/** Points in time as lists of news show them, in the reader's own time zone. */
import { formatDate } from '@orderwright/domain'

/** The moment that the API wrote, in UTC. */
export function timeOf(timestamp: string): Date {
  return new Date(`${timestamp.replace(' ', 'T')}Z`)
}

/** '3/4/2026, 2:05 PM'. */
export function whenText(timestamp: string): string {
  const time = timeOf(timestamp)
  const clock = time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  return `${formatDate(time.toLocaleDateString('en-CA'))}, ${clock}`
}
