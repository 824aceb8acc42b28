/** The live answer to "what becomes impossible", from a worker that lives as long as the editor. */
import type { RuleChange } from '@orderwright/domain/rule-impact'
import { useEffect, useRef, useState } from 'react'
import type { AdminData } from '../admin-data.ts'
import type { ImpactAnswer, ImpactQuestion } from './impact-protocol.ts'

export type ImpactState =
  | { readonly kind: 'waiting' | 'working' | 'failed' }
  | ({ readonly kind: 'known' } & Exclude<ImpactAnswer, { failed: true }>)

type Lists = Pick<AdminData, 'products' | 'properties' | 'options' | 'groups' | 'rules'>

/** `change` null: the rule is not complete. What was known stays until the next answer comes. */
export function useRuleImpact(
  change: RuleChange | null,
  lists: Lists,
): ImpactState & { readonly isStale: boolean } {
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)
  const [answer, setAnswer] = useState<ImpactAnswer | 'broken' | null>(null)
  const [askedId, setAskedId] = useState(0)
  const { products, properties, options, groups, rules } = lists

  useEffect(() => {
    const own = new Worker(new URL('./impact-worker.ts', import.meta.url), { type: 'module' })
    worker.current = own
    own.addEventListener('message', ({ data }: MessageEvent<ImpactAnswer>) => {
      if (data.id === asked.current) setAnswer(data)
    })
    own.addEventListener('error', () => setAnswer('broken'))
    return () => {
      own.terminate()
      worker.current = null
    }
  }, [])

  useEffect(() => {
    const question: ImpactQuestion = {
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
    }
    worker.current?.postMessage(question)
  }, [products, properties, options, groups, rules])

  const key = change === null ? null : JSON.stringify(change)
  useEffect(() => {
    if (key === null) return
    asked.current += 1
    setAskedId(asked.current)
    const parsed: unknown = JSON.parse(key)
    worker.current?.postMessage({ kind: 'change', id: asked.current, change: parsed })
  }, [key, products, properties, options, groups, rules])

  if (change === null) return { kind: 'waiting', isStale: false }
  if (answer === 'broken') return { kind: 'failed', isStale: false }
  if (answer === null) return { kind: 'working', isStale: true }
  if ('failed' in answer) return { kind: 'failed', isStale: false }
  return { kind: 'known', ...answer, isStale: answer.id !== askedId }
}
