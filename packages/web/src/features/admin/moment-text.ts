/** A point in time where the person is: the day and the time to the second. */
import { currentLanguage } from '@orderwright/domain/localization'
import { toDate } from '@orderwright/domain/units'

export function momentText(at: string): string {
  return toDate(at).toLocaleString(currentLanguage(), { dateStyle: 'short', timeStyle: 'medium' })
}
