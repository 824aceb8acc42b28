/** How many broken places the tests noticed. */
const CAUGHT = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])
const STATIC = /^Static mutant/
const Z = 1.959964

/** Wilson's interval of 95 % for `hits` of `all`: `[low, high]`, shares from 0 to 1 (Wilson 1927). */
export function wilson(hits, all) {
  if (all === 0) return [0, 1]
  const share = hits / all
  const middle = share + Z ** 2 / (2 * all)
  const spread = Z * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2))
  const scale = 1 + Z ** 2 / all
  return [(middle - spread) / scale, (middle + spread) / scale]
}

/**
 * The score over `outcomes`, pairs of a mutant's status and the reason for it, in the order in which they were drawn; at most
 * `limit` count. What runs only while a module loads is left out (`outOfTurn`), and so is what does not compile or was not
 * drawn. A mutant that a comment switched off has survived.
 */
export function score(outcomes, limit = Number.POSITIVE_INFINITY) {
  const countable = outcomes.filter(
    ({ status, reason }) =>
      CAUGHT.has(status) || MISSED.has(status) || (status === 'Ignored' && !STATIC.test(reason ?? '')),
  )
  const counted = countable.slice(0, limit)
  const caught = counted.filter(({ status }) => CAUGHT.has(status)).length
  const outOfTurn = outcomes.filter(
    ({ status, reason }) => status === 'Ignored' && STATIC.test(reason ?? ''),
  ).length
  return {
    counted: counted.length,
    caught,
    outOfTurn,
    share: counted.length === 0 ? 0 : caught / counted.length,
    interval: wilson(caught, counted.length),
    survivors: counted.filter(({ status }) => !CAUGHT.has(status)),
  }
}
