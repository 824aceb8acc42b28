/** In demo mode: the numbers of the test provider, a press away and out of the way otherwise. */
import { checkoutMessages, paymentMessages as words } from '@orderwright/domain/messages'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Button } from '../../../ui/button.tsx'
import type { CardFields } from './card/card-number.ts'

const cards = [
  { number: '4242 4242 4242 4242', outcome: words.isAccepted },
  { number: '4000 0000 0000 0002', outcome: words.isDeclined },
  { number: '4000 0025 0000 3155', outcome: words.asksForAuthentication },
] as const

export function TestCards({ onUse }: { onUse: (card: CardFields) => void }) {
  return (
    <Disclosure
      title={checkoutMessages.testCards}
      className="mt-6 rounded border border-hairline"
      panelClassName="px-4 pb-3"
    >
      <ul>
        {cards.map(({ number, outcome }) => (
          <li key={number} className="flex items-center gap-3 py-0.5 text-sm">
            <span className="tabular">{number}</span>
            <span className="min-w-0 flex-1 text-ink-2">{outcome}</span>
            <Button
              size="small"
              variant="quiet"
              aria-label={words.takeNumber({ number })}
              onPress={() => onUse({ number, expiry: '12 / 34', cvc: '123', name: words.testName })}
            >
              {words.takeCard}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
