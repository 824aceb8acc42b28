/** Above the list of rules: the form of a new one, once somebody asks for it. */
import { ruleImpactMessages as words } from '@orderwright/domain/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { OpenedInPlace } from '../../../ui/popups/opened-in-place.tsx'
import { useAdminData } from '../records/use-admin-data.ts'
import { useHasKeptRule } from './kept-rule.ts'
import { RuleEditor } from './rule-editor.tsx'

const needs = ['rules', 'properties', 'options', 'products', 'groups'] as const

export function NewRuleForm() {
  const [isOpen, setOpen] = useState(useHasKeptRule())
  const [isPressed, setPressed] = useState(false)
  const { data } = useAdminData(needs)
  if (!isOpen || !data) {
    return (
      <div className="pb-4">
        <Button
          icon={<Plus aria-hidden />}
          isDisabled={!data}
          onPress={() => {
            setPressed(true)
            setOpen(true)
          }}
        >
          {words.newRule}
        </Button>
      </div>
    )
  }
  return (
    <OpenedInPlace isKept={!isPressed} className="sm:max-h-[75vh] sm:overflow-y-auto pb-4">
      <RuleEditor rule={null} adminData={data} onDone={() => setOpen(false)} />
    </OpenedInPlace>
  )
}
