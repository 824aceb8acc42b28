/** The live answer to "what becomes impossible", from a worker that lives as long as the editor. */
import { trust } from '@orderwright/domain/units'
import type { RuleChange } from '@orderwright/domain/rule-impact'
import { useEffect, useRef, useState } from 'react'
import { type ImpactClient, type ImpactLists, startImpactClient } from './impact-client.ts'
import type { ImpactFound, OfferedRepair } from './impact-protocol.ts'

export type ImpactState =
  | { readonly kind: 'waiting' | 'working' | 'failed' }
  | (Omit<ImpactFound, 'id' | 'kind'> & { readonly kind: 'known' })

export type RuleImpactAnswer = ImpactState & {
  readonly isStale: boolean
  /** begins anew after a failure */
  readonly retry: () => void
  /** how an option that dies (null: anything of the product) could live; null: something else was asked meanwhile, or it failed */
  readonly repairsOf: (productId: number, optionId: number | null) => Promise<readonly OfferedRepair[] | null>
}

/** `change` null: the rule is not complete. What was known stays until the next answer comes. */
export function useRuleImpact(change: RuleChange | null, lists: ImpactLists): RuleImpactAnswer {
  const client = useRef<ImpactClient | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ readonly found: ImpactFound | null; readonly to: string } | null>(
    null,
  )
  const { products, properties, options, groups, rules } = lists

  useEffect(() => {
    const own = startImpactClient()
    client.current = own
    return () => {
      own.close()
      client.current = null
    }
  }, [attempt])

  useEffect(() => {
    client.current?.setCatalog({ products, properties, options, groups, rules })
  }, [attempt, products, properties, options, groups, rules])

  const key = change === null ? null : JSON.stringify(change)
  useEffect(() => {
    if (key === null) return
    // It is this very text.
    client.current?.impact(trust<RuleChange>(JSON.parse(key))).then(
      (found) => found && setAnswer({ found, to: key }),
      () => setAnswer({ found: null, to: key }),
    )
  }, [attempt, key, products, properties, options, groups, rules])

  const actions = {
    retry: () => {
      setAnswer(null)
      setAttempt((before) => before + 1)
    },
    repairsOf: async (productId: number, optionId: number | null) => {
      if (change === null) return null
      const found = await client.current?.repairs(change, productId, optionId).catch(() => null)
      return found?.repairs ?? null
    },
  }
  if (change === null) return { kind: 'waiting', isStale: false, ...actions }
  if (answer === null) return { kind: 'working', isStale: true, ...actions }
  if (answer.found === null) return { kind: 'failed', isStale: false, ...actions }
  const { impacts, warnings } = answer.found
  return { kind: 'known', impacts, warnings, isStale: answer.to !== key, ...actions }
}
