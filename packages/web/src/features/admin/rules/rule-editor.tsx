/** A rule put together of choices, read back as a sentence, with the live answer to what becomes impossible. [1.3.22, issue 16] */
import type { ProductRule } from '@orderwright/domain/catalog'
import {
  adminEditingMessages,
  optionAdminMessages,
  ruleImpactMessages as words,
} from '@orderwright/domain/messages'
import type { RuleChange } from '@orderwright/domain/rule-impact'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from '../../../lib/router/router-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import type { AdminData } from '../admin-data.ts'
import { namesOptions, ruleKinds } from './rule-draft.ts'
import { creator } from '../records/record-calls.ts'
import { useEdit } from '../records/record-editing.tsx'
import { useConcernedOrders, useImpact } from '../records/use-impact.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import { type RuleParts, ruleWords } from '../rule-words.ts'
import { ruleEditing } from '../sections/rule-editing.ts'
import { deletionFigures } from './deletion-figures.ts'
import { forgetHanded, handOver } from './handed-over.ts'
import type { OfferedRepair } from './impact-protocol.ts'
import { type KeptRule, useKeptRule } from './kept-rule.ts'
import { OpenOrders } from './open-orders.tsx'
import { ImpactView } from './impact-view.tsx'
import { RuleEnd } from './rule-end.tsx'
import { emptyForm, formOf, type RuleForm, ruleOfForm, withKind } from './rule-form.ts'
import { useRuleImpact } from './use-rule-impact.ts'

interface RuleEditorProps {
  /** null for a new one */
  rule: ProductRule | null
  adminData: AdminData
  onDone?: () => void
  /** whose options it begins with, until another property is picked */
  startPropertyId?: number | null
}

const startKeys = ['productOption', 'productProperty'] as const
const startLabels = { productOption: words.options, productProperty: words.wholeProperty }

export function RuleEditor({ rule, adminData, onDone, startPropertyId = null }: RuleEditorProps) {
  const kept = useKeptRule(rule)
  const { form: typed } = kept
  useEffect(forgetHanded, [])
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(false)
  const form = typed ?? (rule === null ? emptyForm : formOf(rule))
  const made = ruleOfForm(form, adminData)
  const text = made.ok ? ruleWords(made.rule, adminData) : ''
  // A rule that is open and untouched tells what it does: what there would be without it, and with it.
  const change: RuleChange | null = made.ok
    ? { before: typed === null ? null : rule, after: made.rule }
    : null
  const isUntouched = rule !== null && typed === null
  const ownId = isUntouched ? rule.id : null
  // The worker reads the catalog anew for each other list.
  const lists = useMemo(
    () => ({ ...adminData, rules: adminData.rules.filter(({ id }) => id !== ownId) }),
    [adminData, ownId],
  )
  const impact = useRuleImpact(change, lists)
  const save = useSave(rule, made.ok ? made.rule : null, adminData, impact)

  function update(next: RuleForm) {
    setRefused(false)
    kept.update(next)
  }
  /** A repair of this rule stands in the editor; one of another is taken along to that rule's. */
  async function applyRepair({ isOwn, ruleId, after }: OfferedRepair) {
    if (isOwn) return after === null ? undefined : update(formOf(after))
    const isUnsaved = rule === null || typed !== null
    if (isUnsaved && !(await confirm({ message: words.leaveDraft, confirmLabel: words.leave })))
      return undefined
    if (after !== null) handOver(ruleId, formOf(after))
    return navigate({
      to: '/admin/:section/:id',
      params: { section: 'product-rules', id: String(ruleId) },
      search: (old) => old,
    })
  }
  async function submit() {
    if (!made.ok) return setRefused(true)
    if (!(await save.run(made.rule, text))) return
    // What was changed while it was being saved stays in the editor.
    if (typed !== null) kept.forget(typed)
    onDone?.()
  }
  return (
    <fieldset className="min-w-0 max-w-3xl space-y-4 rounded border border-hairline bg-desk p-4">
      <legend className="sr-only">{rule === null ? words.newRule : words.rule}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="min-w-0 space-y-3">
          <Select
            label={words.choiceAs}
            items={startKeys.map((key) => ({ key, label: startLabels[key] }))}
            value={form.fromResourceKey}
            onChange={(fromResourceKey) => update({ ...form, fromResourceKey, fromIds: [] })}
          />
          <RuleEnd
            key={form.fromResourceKey}
            label={words.beginsWith}
            startPropertyId={startPropertyId}
            propertyLabel={words.propertyOfStart}
            resourceKey={form.fromResourceKey}
            ids={form.fromIds}
            adminData={adminData}
            onChange={(fromIds) => update({ ...form, fromIds })}
          />
        </div>
        <div className="min-w-0 space-y-3">
          <Select
            label={words.says}
            items={ruleKinds.map((key) => ({ key, label: optionAdminMessages[key] }))}
            value={form.kind}
            onChange={(kind) => update(withKind(form, kind, adminData))}
          />
          <RuleEnd
            key={form.kind}
            label={words.endsWith}
            propertyLabel={words.propertyOfEnd}
            resourceKey={namesOptions(form) ? 'productOption' : 'productProperty'}
            isOfOneProperty={form.kind === 'only'}
            ids={form.toIds}
            adminData={adminData}
            onChange={(toIds) => update({ ...form, toIds })}
          />
        </div>
      </div>
      <p role="status" className="text-sm font-medium">
        {text}
        {!made.ok && isRefused && <span className="text-invalid">{made.missing}</span>}
      </p>
      <ImpactView impact={impact} adminData={adminData} onRepair={(repair) => void applyRepair(repair)} />
      {made.ok && !isUntouched && (
        // What was found is of this rule alone.
        <OpenOrders key={JSON.stringify(made.rule)} change={{ before: rule, after: made.rule }} />
      )}
      {rule !== null && kept.isBehind && <Behind kept={kept} theirs={ruleWords(rule, adminData)} />}
      <div className="flex flex-wrap gap-2">
        {(rule === null || typed !== null) && !kept.isBehind && (
          <Button variant="primary" isPending={save.isPending} onPress={() => void submit()}>
            {rule === null ? words.add : words.save}
          </Button>
        )}
        {rule === null ? (
          <Button
            variant="quiet"
            onPress={() => {
              kept.forget()
              onDone?.()
            }}
          >
            {words.cancel}
          </Button>
        ) : (
          typed !== null &&
          !kept.isBehind && (
            <Button variant="quiet" onPress={() => kept.forget()}>
              {words.revert}
            </Button>
          )
        )}
        {rule !== null && <RemoveRule rule={rule} adminData={adminData} />}
      </div>
    </fieldset>
  )
}

/** A colleague has saved the rule meanwhile: both are shown, and one of them is taken. */
function Behind({ kept, theirs }: { kept: KeptRule; theirs: string }) {
  return (
    <div role="group" aria-label={adminEditingMessages.decide({ field: words.rule })} className="space-y-2">
      <p role="alert" className="text-sm text-invalid">
        {words.changedMeanwhile}
      </p>
      <p className="text-sm break-words text-ink-2">{adminEditingMessages.theirs({ value: theirs })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={kept.keepMine}>
          {adminEditingMessages.keepMine}
        </Button>
        <Button size="small" variant="quiet" onPress={() => kept.forget()}>
          {adminEditingMessages.takeTheirs}
        </Button>
      </div>
    </div>
  )
}

/** Saving asks first where it leaves a product without any combination, and where open orders have what the rule begins with. */
function useSave(
  rule: ProductRule | null,
  parts: RuleParts | null,
  adminData: AdminData,
  impact: ReturnType<typeof useRuleImpact>,
) {
  const edit = useEdit()
  const askImpact = useImpact()
  const { isPending, add } = useRecordActions({
    ...ruleEditing,
    creator: creator('productRule', () => parts ?? {}),
  })
  async function run(made: RuleParts, text: string): Promise<boolean> {
    const emptied =
      impact.kind === 'known' ? impact.impacts.filter(({ isContradiction }) => isContradiction) : []
    if (emptied.length > 0) {
      const titles = emptied.flatMap(
        ({ productId }) => adminData.products.find(({ id }) => id === productId)?.title ?? [],
      )
      const message = words.askContradiction({ titles })
      if (!(await confirm({ message, confirmLabel: words.saveNevertheless }))) return false
    }
    const label =
      rule === null ? optionAdminMessages.ruleAdded({ rule: text }) : words.changed({ rule: text })
    if (!(await askImpact(made.fromResourceKey, made.fromIds, label))) return false
    if (rule === null) return (await add([], words.named({ rule: text }))) !== null
    edit({ resource: 'productRule', records: [rule], props: made, label })
    return true
  }
  return { isPending, run }
}

function RemoveRule({ rule, adminData }: { rule: ProductRule; adminData: AdminData }) {
  const navigate = useNavigate()
  const concernedOrders = useConcernedOrders()
  const { isPending, remove } = useRecordActions(ruleEditing)
  async function removeRule() {
    const [figures, orders] = await Promise.all([
      deletionFigures(rule, adminData),
      concernedOrders(rule.fromResourceKey, rule.fromIds),
    ])
    const isGone = await remove({
      id: rule.id,
      title: words.named({ rule: ruleWords(rule, adminData) }),
      concerned: [figures, orders].filter(Boolean).join('\n\n'),
    })
    if (isGone)
      void navigate({ to: '/admin/:section', params: { section: 'product-rules' }, search: (old) => old })
  }
  return (
    <Button variant="danger" className="ms-auto" isPending={isPending} onPress={() => void removeRule()}>
      {words.remove}
    </Button>
  )
}
