/** The rules that name an option, in words: each can be deleted after its question, and new ones are added. [1.6.31, 1.8.12] */
import type { ProductOption, ProductRule } from '@orderwright/domain/catalog'
import { adminEditingMessages, optionAdminMessages as words } from '@orderwright/domain/messages'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { OpenedInPlace } from '../../../ui/popups/opened-in-place.tsx'
import type { AdminData } from '../admin-data.ts'
import { useEdit } from '../records/record-editing.tsx'
import { useConcernedOrders, useImpact } from '../records/use-impact.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import { rulesOfOption, ruleWords, sidesWith } from '../rule-words.ts'
import type { RecordEditing } from '../section.ts'
import { deletionFigures } from '../rules/deletion-figures.ts'
import { useKeptNewRule } from '../rules/kept-new-rule.ts'
import { NewRule } from './new-rule.tsx'

interface OptionRulesProps {
  option: ProductOption
  adminData: AdminData
}

const editing: RecordEditing = {
  resource: 'productRule',
  list: 'rules',
  one: words.oneRule,
  askRemove: adminEditingMessages.areYouSure,
}

export function OptionRules({ option, adminData }: OptionRulesProps) {
  const added = useKeptNewRule(option.id)
  const [isPressed, setPressed] = useState(false)
  const rules = rulesOfOption(option.id, adminData)
  return (
    <div className="space-y-3">
      {rules.length === 0 && <p className="text-sm text-ink-2">{words.noRules}</p>}
      {rules.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} option={option} adminData={adminData} />
          ))}
        </ul>
      )}
      {added.draft ? (
        <OpenedInPlace isKept={!isPressed}>
          <NewRule
            option={option}
            adminData={adminData}
            draft={added.draft}
            onChange={added.change}
            onDone={added.end}
          />
        </OpenedInPlace>
      ) : (
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          onPress={() => {
            setPressed(true)
            added.begin()
          }}
        >
          {words.addRule}
        </Button>
      )}
    </div>
  )
}

function Rule({ rule, option, adminData }: OptionRulesProps & { rule: ProductRule }) {
  const text = ruleWords(rule, adminData)
  const edit = useEdit()
  const askImpact = useImpact()
  const concernedOrders = useConcernedOrders()
  const { isPending, remove } = useRecordActions(editing)
  // Others are named beside it: the rule goes on without this one.
  const shared = sidesWith(rule, option.id).filter((side) => rule[side].length > 1)

  async function deleteRule() {
    // Open orders that have what the rule begins with look different without it.
    const [figures, orders] = await Promise.all([
      deletionFigures(rule, adminData),
      concernedOrders(rule.fromResourceKey, rule.fromIds),
    ])
    const concerned = [figures, orders].filter(Boolean).join('\n\n')
    await remove({ id: rule.id, title: words.ruleNamed({ rule: text }), concerned })
  }
  async function leaveOut() {
    const label = words.leftOut({ option: option.title })
    if (!(await askImpact('productOption', [option.id], label))) return
    const props = Object.fromEntries(
      shared.map((side) => [side, rule[side].filter((id) => id !== option.id)]),
    )
    edit({ resource: 'productRule', records: [rule], props, label })
  }
  return (
    <li className="flex flex-wrap items-start gap-x-2 py-1.5">
      <p className="min-w-0 flex-1 basis-56 py-1 text-sm break-words">{text}</p>
      <span className="ms-auto flex items-center gap-1">
        {shared.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={words.leaveOutOf({ option: option.title, rule: text })}
            onPress={() => void leaveOut()}
          >
            {words.leaveOut({ option: option.title })}
          </Button>
        )}
        <IconButton
          label={words.deleteRule({ rule: text })}
          icon={<Trash2 />}
          variant="danger"
          isPending={isPending}
          onPress={() => void deleteRule()}
        />
      </span>
    </li>
  )
}
