/** The worker of rule impacts, as promises. */
import type { RuleChange } from '@orderwright/domain/rule-impact'
import type { AdminData } from '../admin-data.ts'
import type { ImpactAnswer, ImpactFound, ImpactQuestion, RepairsFound } from './impact-protocol.ts'

export type ImpactLists = Pick<AdminData, 'products' | 'properties' | 'options' | 'groups' | 'rules'>

/** Resolves to null where a newer question took the place of this one, or the worker was closed; rejects when it failed. */
type Asked<T> = Promise<T | null>

export interface ImpactClient {
  /** What was asked before is asked of the catalog of before. */
  readonly setCatalog: (lists: ImpactLists) => void
  readonly impact: (change: RuleChange) => Asked<ImpactFound>
  /** `optionId` null: how a product of which nothing is left could be ordered */
  readonly repairs: (change: RuleChange, productId: number, optionId: number | null) => Asked<RepairsFound>
  readonly close: () => void
}

interface Waiting {
  readonly id: number
  readonly resolve: (answer: ImpactAnswer | null) => void
  readonly reject: (reason: Error) => void
}

export function startImpactClient(): ImpactClient {
  const worker = new Worker(new URL('./impact-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<'change' | 'repairs', Waiting>()
  let count = 0
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (question: ImpactQuestion) => worker.postMessage(question)
  const settle = (id: number, end: (one: Waiting) => void) => {
    for (const [kind, one] of waiting) {
      if (one.id !== id) continue
      waiting.delete(kind)
      end(one)
    }
  }
  worker.addEventListener('message', ({ data }: MessageEvent<ImpactAnswer>) => {
    settle(data.id, ({ resolve, reject }) =>
      data.kind === 'failed' ? reject(new Error('the impact of a rule')) : resolve(data),
    )
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker of rule impacts'))
    waiting.clear()
  })
  function ask(kind: 'change' | 'repairs', questionOf: (id: number) => ImpactQuestion) {
    waiting.get(kind)?.resolve(null)
    count += 1
    const id = count
    return new Promise<ImpactAnswer | null>((resolve, reject) => {
      waiting.set(kind, { id, resolve, reject })
      post(questionOf(id))
    })
  }
  return {
    setCatalog: ({ products, properties, options, groups, rules }) => {
      post({
        kind: 'catalog',
        records: {
          products,
          productProperties: properties,
          productOptions: options,
          productPropertyGroups: groups,
          productRules: rules,
          productPricingRules: [],
          productOptionClassifiers: [],
        },
      })
    },
    impact: async (change) => {
      const found = await ask('change', (id) => ({ kind: 'change', id, change }))
      return found?.kind === 'impact' ? found : null
    },
    repairs: async (change, productId, optionId) => {
      const found = await ask('repairs', (id) => ({ kind: 'repairs', id, change, productId, optionId }))
      return found?.kind === 'repairs' ? found : null
    },
    close: () => {
      worker.terminate()
      for (const { resolve } of waiting.values()) resolve(null)
      waiting.clear()
    },
  }
}
