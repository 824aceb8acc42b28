/** Expressions as sentences, one below the other, what is nested further in; one of them is open to be changed. [2.3.13] */
import { GROUPS_MAX, type PricingExpression } from '@orderwright/domain/catalog'
import { expressionEditorMessages as words } from '@orderwright/domain/messages'
import {
  depthOf,
  expressionAt,
  type ExpressionPlace,
  type Expressions,
  expressionStanding,
  insertedExpression,
  movedIntoGroup,
  movedOutOfGroup,
  movedWithin,
  removedExpression,
  replacedExpression,
  siblingsAt,
  unwrappedGroup,
  wrappedInGroup,
} from '@orderwright/domain/pricing'
import { EllipsisVertical, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/popups/menu.tsx'
import type { AdminData } from '../admin-data.ts'
import { expressionSentence } from '../expression-words.ts'
import { ExpressionForm } from './expression-form.tsx'
import { expressionKinds, newExpression } from './new-expression.ts'
import { readingKey } from '../../../lib/browser/reading.ts'

/** As many can stand in one list. */
const LIST_MAX = 200

/** A change, and which expression is open after it. */
export type ChangeExpressions = (next: Expressions, open: ExpressionPlace | null) => void

interface Shared {
  /** all expressions of the version */
  expressions: Expressions
  /** the one that is open */
  open: ExpressionPlace | null
  adminData: AdminData
  onChange: ChangeExpressions
  onOpen: (place: ExpressionPlace | null) => void
  /** said to who can not see that something has moved */
  onSay: (sentence: string) => void
}

interface ExpressionListProps extends Shared {
  /** of the group whose expressions are listed; [] for the whole */
  around: ExpressionPlace
  label: string
}

export function ExpressionList({ around, label, ...shared }: ExpressionListProps) {
  const { expressions, adminData, onChange } = shared
  const siblings = siblingsAt(expressions, [...around, 0])
  return (
    <div className={around.length > 0 ? 'border-s border-edge ps-3' : undefined}>
      {siblings.length > 0 && (
        <ol aria-label={label} className="divide-y divide-hairline">
          {siblings.map((expression, index) => (
            // Two expressions may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <ExpressionRow {...shared} expression={expression} place={[...around, index]} />
            </li>
          ))}
        </ol>
      )}
      {siblings.length === 0 && (
        <p className="py-1.5 text-sm text-ink-2">{around.length > 0 ? words.emptyGroup : words.noneYet}</p>
      )}
      <AddExpression
        isInGroup={around.length > 0}
        isFull={siblings.length >= LIST_MAX}
        isDeepest={around.length >= GROUPS_MAX}
        adminData={adminData}
        onAdd={(expression) => {
          const place = [...around, siblings.length]
          onChange(insertedExpression(expressions, place, expression), place)
        }}
      />
    </div>
  )
}

const isSame = (one: ExpressionPlace | null, other: ExpressionPlace) =>
  one !== null && one.length === other.length && one.every((index, at) => index === other[at])

interface ExpressionRowProps extends Shared {
  expression: PricingExpression
  place: ExpressionPlace
}

function ExpressionRow({ expression, place, ...shared }: ExpressionRowProps) {
  const { expressions, open, adminData, onChange, onOpen, onSay } = shared
  const id = useId()
  const row = useRef<HTMLButtonElement>(null)
  const standing = expressionStanding(siblingsAt(expressions, place), place.at(-1) ?? 0)
  const isOpen = isSame(open, place)
  const sentence = expressionSentence(expression, standing, adminData)
  // What was just moved keeps the focus at its new place.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) row.current?.focus()
  }, [isOpen])

  function move(moved: ReturnType<typeof movedWithin>) {
    if (moved === null) return
    onChange(moved.expressions, moved.path)
    const count = siblingsAt(moved.expressions, moved.path).length
    onSay(words.moved({ place: (moved.path.at(-1) ?? 0) + 1, count }))
  }
  function onKeyDown(event: KeyboardEvent) {
    const moves: Readonly<Record<string, () => ReturnType<typeof movedWithin>>> = {
      ArrowUp: () => movedWithin(expressions, place, -1),
      ArrowDown: () => movedWithin(expressions, place, 1),
      ArrowRight: () => movedIntoGroup(expressions, place),
      ArrowLeft: () => movedOutOfGroup(expressions, place),
    }
    const step = moves[readingKey(event.key)]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    move(step())
  }
  return (
    <>
      <div className="flex items-start gap-1">
        <button
          ref={row}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          aria-label={words.edit({ sentence })}
          className={cx(
            'focus-inset min-h-9 min-w-0 flex-1 cursor-pointer rounded px-2 py-1.5 text-start text-sm hover:bg-desk pointer-coarse:min-h-11',
            isOpen && 'font-medium',
          )}
          onClick={() => onOpen(isOpen ? null : place)}
          onKeyDown={onKeyDown}
        >
          {sentence}
        </button>
        <RowMenu {...shared} expression={expression} place={place} sentence={sentence} onMove={move} />
      </div>
      {isOpen && (
        <section id={id} aria-label={words.formOf({ sentence })} className="rounded bg-desk p-3">
          <ExpressionForm
            expression={expression}
            standing={standing}
            adminData={adminData}
            onChange={(next) => onChange(replacedExpression(expressions, place, next), place)}
          />
        </section>
      )}
      {expression.type === 'group' && (
        <div className="py-1 ps-3">
          <ExpressionList {...shared} around={place} label={words.insideOf({ sentence })} />
        </div>
      )}
    </>
  )
}

interface RowMenuProps extends ExpressionRowProps {
  sentence: string
  onMove: (moved: ReturnType<typeof movedWithin>) => void
}

function RowMenu({ expression, place, expressions, sentence, onChange, onMove }: RowMenuProps) {
  const steps = [
    {
      key: 'up',
      label: words.moveUp,
      shortcut: words.keys.moveUp,
      moved: movedWithin(expressions, place, -1),
    },
    {
      key: 'down',
      label: words.moveDown,
      shortcut: words.keys.moveDown,
      moved: movedWithin(expressions, place, 1),
    },
    {
      key: 'into',
      label: words.intoGroup,
      shortcut: words.keys.intoGroup,
      moved: movedIntoGroup(expressions, place),
    },
    {
      key: 'out',
      label: words.outOfGroup,
      shortcut: words.keys.outOfGroup,
      moved: movedOutOfGroup(expressions, place),
    },
  ]
  const behind = [...place.slice(0, -1), (place.at(-1) ?? 0) + 1]
  const isFull = siblingsAt(expressions, place).length >= LIST_MAX
  const isTooDeep = place.length - 1 + depthOf([expression]) >= GROUPS_MAX
  const isConditional = expression.type === 'group' && expression.condition !== undefined
  return (
    <Menu
      label={words.actionsOf({ sentence })}
      trigger={
        <IconButton label={words.actionsOf({ sentence })} icon={<EllipsisVertical />} className="mt-0.5" />
      }
      groups={[
        {
          key: 'place',
          actions: steps.map(({ moved, ...step }) => {
            return { ...step, isDisabled: moved === null, onAction: () => onMove(moved) }
          }),
        },
        {
          key: 'group',
          actions: [
            {
              key: 'wrap',
              label: words.wrap,
              isDisabled: isTooDeep,
              onAction: () => onChange(wrappedInGroup(expressions, place), [...place, 0]),
            },
            ...(expression.type === 'group'
              ? [
                  {
                    key: 'unwrap',
                    label: words.unwrap,
                    ...(isConditional ? { description: words.unwrapHint } : {}),
                    isDisabled: isConditional,
                    onAction: () => onChange(unwrappedGroup(expressions, place), null),
                  },
                ]
              : []),
            {
              key: 'duplicate',
              label: words.duplicate,
              isDisabled: isFull,
              onAction: () => onChange(insertedExpression(expressions, behind, expression), behind),
            },
          ],
        },
        {
          key: 'remove',
          actions: [
            {
              key: 'remove',
              label: words.remove,
              isDanger: true,
              onAction: () => {
                const rest = removedExpression(expressions, place)
                onChange(rest, expressionAt(rest, place) ? place : null)
              },
            },
          ],
        },
      ]}
    />
  )
}

interface AddExpressionProps {
  isInGroup: boolean
  isFull: boolean
  /** another group would be one too many within each other */
  isDeepest: boolean
  adminData: AdminData
  onAdd: (expression: PricingExpression) => void
}

function AddExpression({ isInGroup, isFull, isDeepest, adminData, onAdd }: AddExpressionProps) {
  const label = isInGroup ? words.addInGroup : words.add
  return (
    <Menu
      label={label}
      trigger={
        <Button size="small" variant="quiet" icon={<Plus aria-hidden />} isDisabled={isFull}>
          {label}
        </Button>
      }
      groups={[
        {
          key: 'kinds',
          actions: expressionKinds.map((kind) => {
            const made = newExpression(kind, adminData)
            const hint =
              made === undefined
                ? {
                    description:
                      kind === 'productPropertyClassifierNumber'
                        ? words.needsClassifier
                        : words.needsProperty,
                  }
                : {}
            return {
              key: kind,
              label: words.kinds[kind],
              ...hint,
              isDisabled: made === undefined || (kind === 'group' && isDeepest),
              onAction: () => made && onAdd(made),
            }
          }),
        },
      ]}
    />
  )
}
