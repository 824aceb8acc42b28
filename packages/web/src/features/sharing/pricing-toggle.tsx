/** The $ that shows and hides prices: pressed while they are shown. [2.2.64] */
import { sharingMessages as words } from '@orderwright/domain/messages'
import type { Flag } from '@orderwright/domain/units'
import { cx } from '../../ui/cx.ts'
import { Tooltip } from '../../ui/popups/tooltip.tsx'

interface PricingToggleProps {
  /** whose prices: 'Ada Lovelace', 'the link' */
  who: string
  pricingIsHidden: Flag
  isDisabled?: boolean
  onChange: (pricingIsHidden: Flag) => void
}

export function PricingToggle({ who, pricingIsHidden, isDisabled, onChange }: PricingToggleProps) {
  const isShown = pricingIsHidden === 0
  const state = isDisabled
    ? words.pricesHiddenByTerms
    : isShown
      ? words.pricesAreShown
      : words.pricesAreHidden
  return (
    <Tooltip content={isDisabled ? state : words.pressToSwitch({ state, isShown })}>
      <button
        type="button"
        aria-label={words.pricesFor({ who })}
        aria-pressed={isShown}
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) onChange(isShown ? 1 : 0)
        }}
        className={cx(
          'relative flex size-8 shrink-0 cursor-pointer items-center justify-center rounded border text-sm font-medium pointer-coarse:size-11',
          'aria-disabled:cursor-default aria-disabled:opacity-60',
          isShown
            ? 'border-edge bg-shade text-ink'
            : 'border-transparent text-ink-2 hover:bg-shade hover:text-ink',
        )}
      >
        <span aria-hidden="true">$</span>
        {!isShown && <span aria-hidden="true" className="absolute h-px w-5 -rotate-45 bg-current" />}
      </button>
    </Tooltip>
  )
}
