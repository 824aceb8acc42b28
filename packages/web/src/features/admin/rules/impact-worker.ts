/** Works out what a change of a rule does, off the page: typing never waits for it. */
import { type CatalogRecords, compileCatalog } from '@orderwright/domain'
import { RuleStudy, ruleWarnings } from '@orderwright/domain/rule-impact'
import type { ImpactAnswer, ImpactQuestion } from './impact-protocol.ts'

let study: {
  readonly records: CatalogRecords
  readonly of: RuleStudy
  readonly catalog: ReturnType<typeof compileCatalog>
} | null = null
let latest = 0

function post(said: ImpactAnswer): void {
  // A worker answers the page that made it, and no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(said)
}

/** Lets a newer question in between two products. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

async function answer({ id, change }: Extract<ImpactQuestion, { kind: 'change' }>): Promise<void> {
  if (study === null) return
  const { of, catalog } = study
  const { productIds, impactOn } = of.edit(change)
  const warnings = change.after === null ? [] : ruleWarnings(catalog, change.after, change.before?.id)
  const impacts = []
  for (const productId of productIds) {
    await pause()
    if (latest !== id) return
    impacts.push(impactOn(productId))
  }
  post({ id, impacts, warnings })
}

self.addEventListener('message', ({ data }: MessageEvent<ImpactQuestion>) => {
  if (data.kind === 'catalog') {
    const catalog = compileCatalog(data.records)
    study = { records: data.records, catalog, of: new RuleStudy(catalog) }
    return
  }
  latest = data.id
  void answer(data).catch(() => post({ id: data.id, failed: true }))
})
