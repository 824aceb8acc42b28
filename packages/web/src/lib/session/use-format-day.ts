/** Days as they are where the organization is. */
import { formatDay } from '@orderwright/domain/units'
import { useViewer } from './session.tsx'

/** Writes the day of a point in time, M/D/YYYY. [1.9.04] */
export function useFormatDay(): (at: string) => string {
  const { timeZone } = useViewer().org.profile.region
  return (at) => formatDay(at, timeZone)
}
