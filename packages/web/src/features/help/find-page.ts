/** Which page of the guide stands for a topic, or for an address of the app. */
import type { Guide, GuidePage } from './guide-page.ts'

const partsOf = (path: string) => path.replace(/\?.*/, '').split('/').filter(Boolean)

function fits(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length && pattern.every((part, index) => part === '*' || part === path[index])
  )
}

/**
 * The page whose `opens` names the topic or fits the address; `*` in it is any one part. For an address that none fits,
 * that of the next one above. Undefined: none stands for it.
 */
export function findPage(guide: Guide, place: string): GuidePage | undefined {
  if (!place.startsWith('/')) return guide.find(({ opens }) => opens.includes(place))
  for (let path = partsOf(place); ; path = path.slice(0, -1)) {
    const fitting = guide.flatMap((page) =>
      page.opens
        .filter((one) => one.startsWith('/') && fits(partsOf(one), path))
        .map((one) => ({ page, one })),
    )
    // An address that is named counts more than a pattern.
    const [best] = fitting.toSorted((a, b) => Number(a.one.includes('*')) - Number(b.one.includes('*')))
    if (best) return best.page
    if (path.length === 0) return undefined
  }
}
