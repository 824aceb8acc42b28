/** A new rule for an option, put together of choices and read back as a sentence before it is one. [1.7.30] */
import { byRankThenId, type ProductOption } from '@orderwright/domain/catalog'
import { optionAdminMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'
import type { AdminData } from '../admin-data.ts'
import { creator } from '../records/record-calls.ts'
import { useImpact } from '../records/use-impact.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import { ruleWords } from '../rule-words.ts'
import { RuleImpact } from '../rules/impact-view.tsx'
import { LONG_LIST, OptionChoice } from '../rules/option-choice.tsx'
import { namesOptions, type RuleDraft, ruleKinds, ruleOf } from '../rules/rule-draft.ts'

interface NewRuleProps {
  option: ProductOption
  adminData: AdminData
  draft: RuleDraft
  onChange: (next: Partial<RuleDraft>) => void
  onDone: () => void
}

export function NewRule({ option, adminData, draft, onChange, onDone }: NewRuleProps) {
  const [isRefused, setRefused] = useState(false)
  const askImpact = useImpact()
  const made = ruleOf(draft, option.id)
  const text = made.ok ? ruleWords(made.rule, adminData) : ''
  const { isPending, add } = useRecordActions({
    resource: 'productRule',
    list: 'rules',
    one: words.oneRule,
    creator: creator('productRule', () => (made.ok ? made.rule : {})),
  })
  const properties = adminData.properties
    .filter(({ id, archived }) => archived === 0 && id !== option.productPropertyId)
    .toSorted(byRankThenId)
  const Property = properties.length > LONG_LIST ? ComboBox : Select

  function change(next: Partial<RuleDraft>) {
    setRefused(false)
    onChange(next)
  }
  async function save() {
    if (!made.ok) return setRefused(true)
    if (!(await askImpact('productOption', [option.id], words.ruleAdded({ rule: text })))) return
    if ((await add([], words.ruleNamed({ rule: text }))) !== null) onDone()
  }
  return (
    <fieldset className="min-w-0 space-y-3 rounded border border-hairline bg-desk p-3">
      <legend className="sr-only">{words.newRule}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={words.ruleSays({ option: option.title })}
          items={ruleKinds.map((key) => ({ key, label: words[key] }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <Property
          label={words.property}
          items={properties.map(({ id, title, internalTitle }) => {
            return { key: id, label: title, ...(internalTitle ? { description: internalTitle } : {}) }
          })}
          value={draft.propertyId}
          onChange={(propertyId) => change({ propertyId, optionIds: [] })}
          {...(isRefused && draft.propertyId === null ? { errorMessage: words.chooseProperty } : {})}
        />
      </div>
      {namesOptions(draft) && draft.propertyId !== null && (
        <OptionChoice
          propertyId={draft.propertyId}
          adminData={adminData}
          chosen={draft.optionIds}
          onChange={(optionIds) => change({ optionIds })}
        />
      )}
      <p role="status" className="text-sm">
        {text}
        {!made.ok && isRefused && <span className="text-invalid">{made.missing}</span>}
      </p>
      {made.ok && <RuleImpact change={{ before: null, after: made.rule }} adminData={adminData} />}
      <div className="flex gap-2">
        <Button variant="primary" size="small" isPending={isPending} onPress={() => void save()}>
          {words.saveRule}
        </Button>
        <Button variant="quiet" size="small" onPress={onDone}>
          {words.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
