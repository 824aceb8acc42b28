/** What becomes impossible by a rule: product by product, with what dies, what is forced, and what is wrong with the rule. */
import { ruleImpactMessages as words } from '@orderwright/domain/messages'
import type { ProductImpact, RuleChange, RuleWarning } from '@orderwright/domain/rule-impact'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Link } from '../../../ui/link.tsx'
import type { AdminData } from '../admin-data.ts'
import { ruleWords } from '../rule-words.ts'
import { countWords } from './count-words.ts'
import { DyingOptions, type RepairUse } from './dying-options.tsx'
import { type RuleImpactAnswer, useRuleImpact } from './use-rule-impact.ts'

/** The live answer for a form that does not look at it itself. */
export function RuleImpact({ change, adminData }: { change: RuleChange | null; adminData: AdminData }) {
  return <ImpactView impact={useRuleImpact(change, adminData)} adminData={adminData} />
}

interface ImpactViewProps {
  impact: RuleImpactAnswer
  adminData: AdminData
  /** where a repair can be put into an editor */
  onRepair?: RepairUse
}

export function ImpactView({ impact, adminData, onRepair }: ImpactViewProps) {
  return (
    <section
      aria-label={words.impact}
      aria-busy={impact.isStale}
      className="border-t border-hairline pt-3 text-sm"
    >
      <h3 className="font-semibold">{words.impact}</h3>
      {impact.kind === 'known' ? (
        <div className={cx('space-y-2 pt-1', impact.isStale && 'opacity-60')}>
          {impact.warnings.map((warning) => (
            <p key={JSON.stringify(warning)} className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              <span>{warningWords(warning, adminData)}</span>
            </p>
          ))}
          {impact.impacts.length === 0 && impact.warnings.length === 0 && <p>{words.noProducts}</p>}
          <ul className="divide-y divide-hairline">
            {impact.impacts.map((one) => (
              <OfProduct key={one.productId} impact={one} adminData={adminData}>
                <DyingOptions
                  // What was found is of this rule alone.
                  key={impact.isStale ? '' : `${one.after.most} ${one.dying.join(' ')}`}
                  impact={one}
                  adminData={adminData}
                  repairsOf={impact.repairsOf}
                  onRepair={impact.isStale ? undefined : onRepair}
                />
              </OfProduct>
            ))}
          </ul>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3 pt-1">
          <p className={impact.kind === 'failed' ? 'text-invalid' : 'text-ink-2'} role="status">
            {words[impact.kind]}
          </p>
          {impact.kind === 'failed' && (
            <Button size="small" onPress={impact.retry}>
              {words.tryAgain}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

interface OfProductProps {
  impact: ProductImpact
  adminData: AdminData
  /** the options that die */
  children: ReactNode
}

function OfProduct({ impact, adminData, children }: OfProductProps) {
  const { productId, before, after, dying, reviving, forced, undecided, isContradiction } = impact
  const product = adminData.products.find(({ id }) => id === productId)
  const titleOf = (id: number) => adminData.options.find((one) => one.id === id)?.title ?? String(id)
  const isBounded = after.least !== after.most || before.least !== before.most
  const isSame = !isBounded && before.most === after.most && dying.length === 0 && reviving.length === 0
  return (
    <li className="space-y-1 py-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <Link to="/admin/:section/:id" params={{ section: 'products', id: String(productId) }}>
          {product?.title ?? String(productId)}
        </Link>
        <span className="tabular">
          {words.beforeAfter({ before: countWords(before), after: countWords(after) })}
        </span>
      </p>
      {isContradiction ? (
        <>
          <p className="font-medium text-invalid">{words.contradiction}</p>
          {children}
        </>
      ) : (
        <>
          {isBounded && <p className="text-ink-2">{words.bounded}</p>}
          {isSame && <p className="text-ink-2">{words.changesNothing}</p>}
          {children}
          {reviving.length > 0 && <p>{words.reviving({ titles: reviving.map(titleOf) })}</p>}
          {forced.map(([propertyId, optionId]) => (
            <p key={propertyId}>
              {words.forced({
                property:
                  adminData.properties.find(({ id }) => id === propertyId)?.title ?? String(propertyId),
                option: titleOf(optionId),
              })}
            </p>
          ))}
          {undecided > 0 && <p className="text-ink-2">{words.undecided({ count: undecided })}</p>}
        </>
      )}
    </li>
  )
}

function warningWords(warning: RuleWarning, adminData: AdminData): string {
  const sentence = (id: number) => {
    const rule = adminData.rules.find((one) => one.id === id)
    return rule ? ruleWords(rule, adminData) : String(id)
  }
  switch (warning.code) {
    case 'withItself': {
      const property = adminData.properties.find(({ id }) => id === warning.propertyId)?.title ?? ''
      return words.withItself({ property })
    }
    case 'duplicate':
      return words.duplicate({ rule: sentence(warning.ruleId) })
    case 'implied':
      return words.implied({ rules: warning.ruleIds.map(sentence) })
    case 'endMissing':
    case 'neverHolds':
    case 'takesNothing':
    case 'neverTogether':
    case 'mixedOrders':
      return words[warning.code]
  }
}
