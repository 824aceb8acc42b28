/** One of a few ways, each a row with its words and details; the chosen one may open beneath itself. */
import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { cx } from '../../../ui/cx.ts'

export interface ChoiceCard<Key extends string> {
  readonly key: Key
  readonly title: string
  readonly detail?: ReactNode
  readonly icon?: ReactNode
}

interface ChoiceCardsProps<Key extends string> {
  label: string
  cards: readonly ChoiceCard<Key>[]
  value: Key
  onChange: (key: Key) => void
  isDisabled?: boolean
}

export function ChoiceCards<Key extends string>({
  label,
  cards,
  value,
  onChange,
  isDisabled,
}: ChoiceCardsProps<Key>) {
  return (
    <RadioGroup
      value={value}
      isDisabled={isDisabled}
      onChange={(key) => {
        const chosen = cards.find((card) => card.key === key)
        if (chosen) onChange(chosen.key)
      }}
    >
      <Label className="mb-2 block text-sm font-semibold">{label}</Label>
      <div className="divide-y divide-hairline overflow-hidden rounded border border-edge bg-paper">
        {cards.map((card) => (
          <Radio
            key={card.key}
            value={card.key}
            className="group flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2.5 transition-colors hover:bg-desk selected:bg-desk disabled:cursor-default focus-inset"
          >
            {({ isSelected }) => (
              <>
                <span
                  aria-hidden="true"
                  className={cx(
                    'flex size-4 shrink-0 items-center justify-center rounded-full border',
                    isSelected ? 'border-accent' : 'border-ink-3 group-hover:border-ink',
                  )}
                >
                  {isSelected && <span className="size-2 rounded-full bg-accent" />}
                </span>
                <span className={cx('min-w-0 flex-1 text-base', isSelected && 'font-medium')}>
                  {card.title}
                </span>
                {card.detail && <span className="tabular text-sm text-ink-2">{card.detail}</span>}
                {card.icon}
              </>
            )}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
