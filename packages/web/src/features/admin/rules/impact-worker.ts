/** Works out what a change of a rule does, off the page: typing never waits for it. */
import { type CatalogRecords, compileCatalog } from '@orderwright/domain/catalog'
import { DRAFT_RULE_ID, repairsOf, RuleStudy, ruleWarnings } from '@orderwright/domain/rule-impact'
import type { ImpactAnswer, ImpactQuestion, OfferedRepair } from './impact-protocol.ts'

/** More ways to help an option are not offered. */
const REPAIRS_MAX = 3
/** So long they are looked for, in milliseconds. */
const REPAIRS_MS = 5000

let study: { readonly records: CatalogRecords; readonly of: RuleStudy } | null = null
/** of each kind of question only the newest is answered */
const latest = { change: 0, repairs: 0 }

function post(said: ImpactAnswer): void {
  // A worker answers the page that made it, and no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(said)
}

/** Lets a newer question in between two steps. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

async function answer({ id, change }: Extract<ImpactQuestion, { kind: 'change' }>): Promise<void> {
  if (study === null) return
  const { of } = study
  const { productIds, impactOn } = of.edit(change)
  const warnings = change.after === null ? [] : ruleWarnings(of.catalog, change.after, change.before?.id)
  const impacts = []
  for (const productId of productIds) {
    await pause()
    if (latest.change !== id) return
    impacts.push(impactOn(productId))
  }
  post({ kind: 'impact', id, impacts, warnings })
}

async function repair({
  id,
  change,
  productId,
  optionId,
}: Extract<ImpactQuestion, { kind: 'repairs' }>): Promise<void> {
  if (study === null) return
  const own = change.before?.id ?? DRAFT_RULE_ID
  const after = new RuleStudy(study.of.edit(change).catalog)
  const repairs: OfferedRepair[] = []
  const end = performance.now() + REPAIRS_MS
  for (const found of repairsOf(after, productId, optionId, own)) {
    await pause()
    if (latest.repairs !== id) return
    if (found) repairs.push({ ...found, isOwn: found.ruleId === own })
    if (repairs.length >= REPAIRS_MAX || performance.now() > end) break
  }
  post({ kind: 'repairs', id, repairs })
}

self.addEventListener('message', ({ data }: MessageEvent<ImpactQuestion>) => {
  if (data.kind === 'catalog') {
    study = { records: data.records, of: new RuleStudy(compileCatalog(data.records)) }
    return
  }
  latest[data.kind] = data.id
  const work = data.kind === 'change' ? answer(data) : repair(data)
  void work.catch(() => post({ kind: 'failed', id: data.id }))
})
