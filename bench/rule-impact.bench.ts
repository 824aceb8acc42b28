/**
 * The answer while an owner edits a rule: what is left of the product after each change of the draft. The large made-up
 * catalog, beside one look at the whole catalog without any knowledge of the state before (the yardstick).
 */
import { RuleStudy, type RuleParts, ruleWarnings } from '../packages/domain/src/rule-impact/index.ts'
import { largeWorld, OPTIONS, PROPERTIES, randomNumbers, RULES } from './lib/large-world.ts'
import { median, percentile, report } from './lib/measure.ts'

const EDITS = 60
const WARM_UP = 5
const GOAL_MS = 150

const { catalog } = largeWorld().context
const random = randomNumbers(5)
const anyOption = () => (1 + random(PROPERTIES)) * 100 + random(OPTIONS)
const drafts = Array.from({ length: EDITS + WARM_UP }, (_, index): RuleParts => {
  const to = 1 + random(PROPERTIES)
  const some = Array.from({ length: OPTIONS }, (__, k) => to * 100 + k).filter(() => random(2) === 0)
  return {
    type: index % 3 === 0 ? 'compatible' : 'incompatible',
    fromResourceKey: 'productOption',
    fromIds: [anyOption(), anyOption()],
    toResourceKey: 'productOption',
    toIds: some,
    toProductPropertyId: to,
  }
})

const started = performance.now()
const study = new RuleStudy(catalog)
study.current(1)
const openedMs = performance.now() - started

/** One answer of a study; how long it took and whether it said anything. */
function answer(of: RuleStudy, after: RuleParts): number {
  const begin = performance.now()
  const change = { before: null, after }
  const { productIds, impactOn } = of.edit(change)
  const impacts = productIds.map(impactOn)
  ruleWarnings(catalog, after)
  const took = performance.now() - begin
  if (impacts.some((impact) => impact.after.most <= 0n)) throw new Error('nothing is left')
  return took
}

const times = drafts.map((draft) => answer(study, draft)).slice(WARM_UP)
const anew = drafts.slice(0, 10).map((draft) => answer(new RuleStudy(catalog), draft))
report({
  bench: 'rule-impact',
  case: `${PROPERTIES} properties × ${OPTIONS} options × ${RULES} rules`,
  edits: times.length,
  openedMs,
  medianMs: median(times),
  p95Ms: percentile(times, 0.95),
  yardstickMs: median(anew),
  goalP95Ms: GOAL_MS,
  ok: percentile(times, 0.95) <= GOAL_MS,
})
