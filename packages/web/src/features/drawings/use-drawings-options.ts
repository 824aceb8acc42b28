/**
 * The options of the drawings view: those of the address, else those that this browser remembers. What is chosen goes
 * into both, so that a link shows what its sender saw. [2.2.48, 2.2.49]
 */
import { type DrawingsOptions, drawingsOptionsSchema } from '@orderwright/domain/sheets'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { useStoredState } from '../../lib/storage/stored-state.ts'

/** What of an address is understood; the rest counts as absent. */
export function optionsOfSearch(search: Readonly<Record<string, unknown>>): DrawingsOptions {
  const known = Object.entries(drawingsOptionsSchema.shape).flatMap(([key, schema]) => {
    const parsed = schema.safeParse(search[key])
    return parsed.success && parsed.data !== undefined ? [[key, parsed.data] as const] : []
  })
  return drawingsOptionsSchema.parse(Object.fromEntries(known))
}

export function useDrawingsOptions(): readonly [DrawingsOptions, (changed: DrawingsOptions) => void] {
  const navigate = useNavigate()
  const [stored, setStored] = useStoredState<DrawingsOptions>('drawings-view', drawingsOptionsSchema, {})
  const fromAddress = useSearch(optionsOfSearch)
  const options = { ...stored, ...fromAddress }
  function change(changed: DrawingsOptions) {
    setStored({ ...options, ...changed })
    void navigate({
      search: (old) => ({ ...old, ...changed }),
      replace: true,
      resetScroll: false,
    })
  }
  return [options, change]
}
