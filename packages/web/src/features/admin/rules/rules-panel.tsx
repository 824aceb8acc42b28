/** The rules about a product or a property: found by what they say, opened, and a new one written in place. [1.3.22, issue 16] */
import type { ProductRule } from '@orderwright/domain/catalog'
import { ruleImpactMessages as words } from '@orderwright/domain/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { OpenedInPlace } from '../../../ui/popups/opened-in-place.tsx'
import { Link } from '../../../ui/link.tsx'
import type { AdminData } from '../admin-data.ts'
import { ruleWords } from '../rule-words.ts'
import { useHasKeptRule } from './kept-rule.ts'
import { LONG_LIST } from './option-choice.tsx'
import { RuleEditor } from './rule-editor.tsx'
import { searchFor } from '../../../lib/format/search-text.ts'

interface RulesPanelProps {
  title: string
  rules: readonly ProductRule[]
  adminData: AdminData
  /** what stands there without rules */
  empty: string
  /** whose options a new one begins with; null: any */
  startPropertyId: number | null
}

export function RulesPanel({ title, rules, adminData, empty, startPropertyId }: RulesPanelProps) {
  const [isAdding, setAdding] = useState(useHasKeptRule())
  const [isPressed, setPressed] = useState(false)
  const [typed, setTyped] = useState('')
  const isFound = searchFor(typed)
  const all = rules.map((rule) => ({ rule, text: ruleWords(rule, adminData) }))
  const found = all.filter(({ text }) => isFound(text))
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {rules.length > LONG_LIST && (
          <TextField
            label={words.search}
            isLabelHidden
            placeholder={words.search}
            value={typed}
            onChange={setTyped}
            maxLength={200}
            className="w-full sm:ms-auto sm:w-64"
          />
        )}
        <span className={rules.length > LONG_LIST ? '' : 'ms-auto'}>
          <Button
            icon={<Plus aria-hidden />}
            isDisabled={isAdding}
            onPress={() => {
              setPressed(true)
              setAdding(true)
            }}
          >
            {words.addNamed}
          </Button>
        </span>
      </div>
      {found.length === 0 ? (
        <p className="border-t border-hairline pt-3 text-sm text-ink-2" role="status">
          {all.length === 0 ? empty : words.noneFound}
        </p>
      ) : (
        <ul aria-label={title} className="divide-y divide-hairline border-y border-hairline text-sm">
          {found.map(({ rule, text }) => (
            <li key={rule.id} className="py-2 break-words">
              <Link
                isIdle
                to="/admin/:section/:id"
                params={{ section: 'product-rules', id: String(rule.id) }}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <OpenedInPlace isKept={!isPressed}>
          <RuleEditor
            rule={null}
            adminData={adminData}
            startPropertyId={startPropertyId}
            onDone={() => setAdding(false)}
          />
        </OpenedInPlace>
      )}
    </div>
  )
}
