/** The options that die by a rule, each with a way to its property and, on wish, what would keep it. [issue 16] */
import { ruleImpactMessages as words } from '@orderwright/domain/messages'
import type { ProductImpact } from '@orderwright/domain/rule-impact'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { AdminData } from '../admin-data.ts'
import type { OfferedRepair } from './impact-protocol.ts'
import { repairWords } from './repair-words.ts'

export type RepairUse = (repair: OfferedRepair) => void

/** More of them are counted, not listed. */
const LISTED = 8

interface DyingOptionsProps {
  impact: ProductImpact
  adminData: AdminData
  repairsOf: (productId: number, optionId: number | null) => Promise<readonly OfferedRepair[] | null>
  onRepair?: RepairUse | undefined
}

export function DyingOptions({ impact, adminData, repairsOf, onRepair }: DyingOptionsProps) {
  const { productId, isContradiction } = impact
  if (isContradiction) {
    const title = adminData.products.find(({ id }) => id === productId)?.title ?? ''
    return onRepair ? (
      <Repairs
        question={words.askOrderable}
        questionOf={words.askOrderableOf({ product: title })}
        title={title}
        ask={() => repairsOf(productId, null)}
        adminData={adminData}
        onRepair={onRepair}
      />
    ) : null
  }
  const all = impact.dying.flatMap((id) => adminData.options.find((one) => one.id === id) ?? [])
  if (all.length === 0) return null
  const more = all.length - LISTED
  return (
    <>
      <p className="text-invalid">{words.dying({ titles: all.map(({ title }) => title) })}</p>
      <ul className="space-y-1">
        {all.slice(0, LISTED).map(({ id, title, productPropertyId }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to="/admin/:section/:id"
              params={{ section: 'product-properties', id: String(productPropertyId) }}
            >
              {nameOf(title, productPropertyId, adminData)}
            </Link>
            {onRepair && (
              <Repairs
                question={words.askRepair}
                questionOf={words.askRepairOf({ option: title })}
                title={title}
                ask={() => repairsOf(productId, id)}
                adminData={adminData}
                onRepair={onRepair}
              />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-ink-2">{words.andMore({ count: more })}</p>}
    </>
  )
}

function nameOf(title: string, propertyId: number, { properties }: AdminData): string {
  const property = properties.find(({ id }) => id === propertyId)
  return property ? `${property.title} ${title}` : title
}

interface RepairsProps {
  question: string
  /** the question with what it is about, for those who hear it */
  questionOf: string
  /** of what is to be kept */
  title: string
  ask: () => Promise<readonly OfferedRepair[] | null>
  adminData: AdminData
  onRepair: RepairUse
}

function Repairs({ question, questionOf, title, ask, adminData, onRepair }: RepairsProps) {
  const [isPending, setPending] = useState(false)
  const [found, setFound] = useState<readonly OfferedRepair[] | null>(null)
  async function look() {
    setPending(true)
    setFound(await ask())
    setPending(false)
  }
  return (
    <>
      {found === null && (
        <Button
          size="small"
          variant="quiet"
          isPending={isPending}
          aria-label={questionOf}
          onPress={() => void look()}
        >
          {question}
        </Button>
      )}
      <div role="status" className="basis-full">
        {isPending && <p className="text-ink-2">{words.searchingRepair}</p>}
        {found?.length === 0 && <p className="text-ink-2">{words.noRepair}</p>}
      </div>
      {found !== null && found.length > 0 && (
        <ul aria-label={words.repairsOf({ option: title })} className="basis-full space-y-1 ps-4">
          {found.map((repair) => {
            const text = repairWords(repair, adminData)
            const { isOwn } = repair
            return (
              <li key={text} className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0 flex-1 basis-56">{text}</span>
                {/* A new rule does not go: it is cancelled. */}
                {(!isOwn || repair.after !== null) && (
                  <Button
                    size="small"
                    aria-label={
                      isOwn ? words.doRepairNamed({ repair: text }) : words.openRepairNamed({ repair: text })
                    }
                    onPress={() => onRepair(repair)}
                  >
                    {isOwn ? words.doRepair : words.openRepair}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
