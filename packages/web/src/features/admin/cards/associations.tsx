/** The picker of what a picture is associated with: products, properties and options, searched and ticked. [2.2.102] */
import { adminMediaMessages as words } from '@orderwright/domain/messages'
import type { Medium } from '@orderwright/domain/people'
import { Link2, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Popover } from '../../../ui/popups/popover.tsx'
import type { AdminData } from '../admin-data.ts'
import { mediumTitleOf, usesOf } from '../medium-words.ts'
import { useEdit } from '../records/record-editing.tsx'
import {
  type AssociationChoice,
  associationChoices,
  associationKinds,
  choiceKey,
  findChoices,
  isAssociated,
  kindTitles,
  withAssociation,
} from './association-choices.ts'

/** More than these are found by typing. */
const MOST = 100

interface AssociationsProps {
  medium: Medium
  adminData: AdminData
}

export function Associations({ medium, adminData }: AssociationsProps) {
  const title = mediumTitleOf(medium)
  const uses = usesOf(medium)
  return (
    <Popover
      label={words.associationsOf({ title })}
      className="w-72"
      trigger={
        <Button
          size="small"
          variant="quiet"
          icon={<Link2 aria-hidden />}
          aria-label={`${words.associationsOf({ title })}: ${uses || words.associate}`}
          className="-ms-1 min-w-0 justify-start text-ink-2"
        >
          <span className="truncate">{uses || words.associate}</span>
        </Button>
      }
    >
      <AssociationPicker medium={medium} adminData={adminData} />
    </Popover>
  )
}

function AssociationPicker({ medium, adminData }: AssociationsProps) {
  const [typed, setTyped] = useState('')
  // Those that it has stand first; what is ticked meanwhile stays where it is.
  const [first] = useState(medium)
  const edit = useEdit()
  const choices = useMemo(() => associationChoices(medium, adminData), [medium, adminData])
  const found = findChoices(choices, typed).toSorted(
    (a, b) => Number(isAssociated(first, b)) - Number(isAssociated(first, a)),
  )
  const shown = found.slice(0, MOST)
  const title = mediumTitleOf(medium)

  function set(choice: AssociationChoice, isOn: boolean) {
    edit({
      resource: 'medium',
      records: [medium],
      props: { associations: withAssociation(medium, choice, isOn) },
      label: words.associationsChanged({ title }),
      // The tick says it.
      isTold: false,
    })
  }

  return (
    <div className="p-2">
      <TextField
        label={words.searchRecords}
        isLabelHidden
        placeholder={words.searchByName}
        size="small"
        autoFocus
        value={typed}
        maxLength={200}
        onChange={setTyped}
        autoComplete="off"
        prefix={<Search className="size-3.5" aria-hidden />}
      />
      {/* [2.9.31] */}
      <div className="mt-2 max-h-[150px] overflow-y-auto overscroll-contain px-1">
        {associationKinds.map((kind) => {
          const ofKind = shown.filter((choice) => choice.kind === kind)
          if (ofKind.length === 0) return null
          return (
            <div key={kind} role="group" aria-label={kindTitles[kind]} className="pb-1.5">
              <p className="sticky top-0 z-10 bg-paper py-0.5 text-xs font-medium text-ink-2" aria-hidden>
                {kindTitles[kind]}
              </p>
              {ofKind.map((choice) => (
                <div key={choiceKey(choice)}>
                  <Checkbox
                    isSelected={isAssociated(medium, choice)}
                    onChange={(isOn) => set(choice, isOn)}
                    className="max-w-full"
                  >
                    <span className="min-w-0 truncate">{choice.title}</span>
                  </Checkbox>
                </div>
              ))}
            </div>
          )
        })}
        {found.length === 0 && (
          <p role="status" className="py-1 text-sm text-ink-2">
            {choices.length === 0 ? words.nothingToAssociate : words.noMatch}
          </p>
        )}
        {found.length > shown.length && (
          <p className="py-1 text-xs text-ink-2">{words.more({ count: found.length - shown.length })}</p>
        )}
      </div>
    </div>
  )
}
