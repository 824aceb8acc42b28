/** Which columns the list has, for this person and this view. [issue 18] */
import { ordersWorkMessages as words } from '@orderwright/domain/messages'
import { columnChoices, isTitleColumn, type ListViewing } from '@orderwright/domain/orders'
import { Columns3 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Popover } from '../../../ui/popups/popover.tsx'

interface ColumnChoiceProps {
  viewing: ListViewing
  /** of the columns that are shown */
  shown: readonly string[]
  /** undefined: the usual ones again */
  onChange: (keys: readonly string[] | undefined) => void
}

export function ColumnChoice({ viewing, shown, onChange }: ColumnChoiceProps) {
  const choices = columnChoices(viewing)
  // The boxes answer at once; the list follows as soon as it is drawn again.
  const [isOn, setIsOn] = useState<Readonly<Record<string, boolean>>>({})
  useEffect(() => setIsOn({}), [shown])
  const isShown = (key: string) => isOn[key] ?? shown.includes(key)
  return (
    <Popover
      label={words.columns}
      placement="bottom end"
      className="w-64 p-3"
      trigger={
        <Button size="small" icon={<Columns3 aria-hidden />} className="shrink-0">
          <span className="sm:max-xl:sr-only">{words.columns}</span>
        </Button>
      }
    >
      <ul className="max-h-[60vh] space-y-0.5 overflow-y-auto">
        {choices.map(({ key, title }) => (
          <li key={key}>
            <Checkbox
              isSelected={isShown(key)}
              // Without it no order could be opened.
              isDisabled={isTitleColumn(key)}
              onChange={(isWanted) => {
                setIsOn((old) => ({ ...old, [key]: isWanted }))
                onChange(
                  choices
                    .map((choice) => choice.key)
                    .filter((other) => (other === key ? isWanted : isShown(other))),
                )
              }}
            >
              {title}
            </Checkbox>
          </li>
        ))}
      </ul>
      {viewing.chosen && (
        <Button size="small" variant="quiet" className="mt-2" onPress={() => onChange(undefined)}>
          {words.usualColumns}
        </Button>
      )}
    </Popover>
  )
}
