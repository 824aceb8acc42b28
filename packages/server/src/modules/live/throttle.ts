/** Lets a thing happen again only after a while, for each of many names; names that were not heard of for long are forgotten. */

/** More names than this, and those whose while is over are dropped. */
const MANY = 2_000

/** True where the name's last time is `leastMs` or more before `now`, in milliseconds of any one clock. */
export function createThrottle(leastMs: number): (name: string, now: number) => boolean {
  const last = new Map<string, number>()
  return (name, now) => {
    const before = last.get(name)
    if (before !== undefined && now - before < leastMs) return false
    if (last.size > MANY) {
      for (const [other, time] of last) if (now - time >= leastMs) last.delete(other)
    }
    last.set(name, now)
    return true
  }
}
