/** Points in time as lists of news show them, in the reader's own time zone. */
import { currentLanguage } from '@orderwright/domain/localization'
import { formatDate, toDate } from '@orderwright/domain/units'

/** '3/4/2026, 2:05 PM'. */
export function whenText(timestamp: string): string {
  const time = toDate(timestamp)
  const clock = time.toLocaleTimeString(currentLanguage(), { hour: 'numeric', minute: '2-digit' })
  return `${formatDate(time.toLocaleDateString('en-CA'))}, ${clock}`
}

/** Of today the time, else the day: '2:05 PM', 'Mar 4', 'Mar 4, 2025'. */
export function shortWhen(timestamp: string): string {
  const time = toDate(timestamp)
  const now = new Date()
  if (time.toDateString() === now.toDateString())
    return time.toLocaleTimeString(currentLanguage(), { hour: 'numeric', minute: '2-digit' })
  const isThisYear = time.getFullYear() === now.getFullYear()
  return time.toLocaleDateString(currentLanguage(), {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}
