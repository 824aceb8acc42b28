/** The smallest set of choices and rules that takes every one of some options away. */

/** A choice and the rule by which it takes an option away. */
export type Pair = { readonly choice: string; readonly ruleId: number }
export type Conflict = { readonly choices: ReadonlySet<string>; readonly rules: ReadonlySet<number> }

type Found = { readonly choices: Set<string>; readonly rules: Set<number> }

/** Beyond this many steps the answer is found greedily and thinned out; catalogs of any sense need far fewer. */
const MAX_STEPS = 20_000

/**
 * For each option the pairs of which any one takes it away: the fewest choices and rules, counted together, that hold
 * such a pair for every option. Leaving any of them out would free an option.
 */
export function minimalConflict(options: readonly (readonly Pair[])[]): Conflict {
  const needed = essential(options)
  const most = greedy(needed)
  const limit = { steps: MAX_STEPS }
  for (let size = 0; size < most.choices.size + most.rules.size; size++) {
    const found = search(needed, size, { choices: new Set(), rules: new Set() }, limit)
    if (found !== undefined) return found
    if (limit.steps <= 0) break
  }
  return most
}

const keyOf = ({ choice, ruleId }: Pair) => `${choice} ${ruleId}`

/** Each list once, and none that is met whenever a shorter one is; the shortest lists first. */
function essential(options: readonly (readonly Pair[])[]): (readonly Pair[])[] {
  const lists: { readonly pairs: readonly Pair[]; readonly keys: ReadonlySet<string> }[] = []
  for (const pairs of options.toSorted((a, b) => a.length - b.length)) {
    const keys = new Set(pairs.map(keyOf))
    if (!lists.some((other) => [...other.keys].every((key) => keys.has(key)))) lists.push({ pairs, keys })
  }
  return lists.map(({ pairs }) => pairs)
}

function isMet(pairs: readonly Pair[], { choices, rules }: Conflict): boolean {
  return pairs.some(({ choice, ruleId }) => choices.has(choice) && rules.has(ruleId))
}

/** A conflict with at most `budget` more members, or undefined. */
function search(
  options: readonly (readonly Pair[])[],
  budget: number,
  found: Found,
  limit: { steps: number },
): Conflict | undefined {
  const open = options.find((pairs) => !isMet(pairs, found))
  if (open === undefined) return { choices: new Set(found.choices), rules: new Set(found.rules) }
  limit.steps -= 1
  if (budget === 0 || limit.steps <= 0) return undefined
  for (const { choice, ruleId } of open) {
    const isNewChoice = !found.choices.has(choice)
    const isNewRule = !found.rules.has(ruleId)
    const cost = Number(isNewChoice) + Number(isNewRule)
    if (cost > budget) continue
    found.choices.add(choice)
    found.rules.add(ruleId)
    const result = search(options, budget - cost, found, limit)
    if (isNewChoice) found.choices.delete(choice)
    if (isNewRule) found.rules.delete(ruleId)
    if (result !== undefined) return result
  }
  return undefined
}

/** Pair after pair the one that meets most for what it adds, then whatever turns out not to be needed is left out. */
function greedy(options: readonly (readonly Pair[])[]): Found {
  const found: Found = { choices: new Set(), rules: new Set() }
  for (;;) {
    const open = options.filter((pairs) => !isMet(pairs, found))
    if (open.length === 0) break
    const counts = new Map<string, { readonly pair: Pair; met: number }>()
    for (const pair of open.flat()) {
      const entry = counts.get(keyOf(pair)) ?? { pair, met: 0 }
      entry.met += 1
      counts.set(keyOf(pair), entry)
    }
    const costOf = ({ choice, ruleId }: Pair) =>
      Number(!found.choices.has(choice)) + Number(!found.rules.has(ruleId))
    const [best] = [...counts.values()].toSorted((a, b) => b.met / costOf(b.pair) - a.met / costOf(a.pair))
    if (best === undefined) break
    found.choices.add(best.pair.choice)
    found.rules.add(best.pair.ruleId)
  }
  thinOut(found.rules, options, found)
  thinOut(found.choices, options, found)
  return found
}

function thinOut<T>(members: Set<T>, options: readonly (readonly Pair[])[], found: Found): void {
  for (const member of Array.from(members)) {
    members.delete(member)
    if (!options.every((pairs) => isMet(pairs, found))) members.add(member)
  }
}
