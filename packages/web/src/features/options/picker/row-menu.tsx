/** What can be done with a property besides choosing: look at the chosen option, give the choice to all lines. [1.5.47] */
import type { ProductProperty } from '@orderwright/domain/catalog'
import { pickerMessages as words } from '@orderwright/domain/messages'
import { Columns3, CopyCheck, Ellipsis, Info } from 'lucide-react'
import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import { deferredModule } from '../../../ui/deferred.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/popups/menu.tsx'
import type { MenuAction } from '../../../ui/popups/menu-actions.ts'
import { type OpenOrder, useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'
import { askForVariants } from '../../order-dialogs/variants-asked.ts'
import { viewOf } from '../view-of.ts'

interface RowMenuProps {
  itemId: number | null
  property: ProductProperty
  /** there is an option to look at: false when the property is typed, or nothing is chosen */
  hasOption: boolean
  /** where it stands in the row */
  className: string
}

/** One of several options is chosen there, by somebody who may choose another. */
function canCompare({ data }: OpenOrder, property: ProductProperty): boolean {
  return data.abilities.update && property.type === 'singleSelect' && property.isArray === 0
}

const applying = deferredModule(() => import('../apply-to-all.ts'))

/** Nothing to do is no menu. Shown while the row is pointed at or has the focus; always on touch screens. */
export const RowMenu = memo(function RowMenu({ itemId, property, hasOption, className }: RowMenuProps) {
  const open = useOpenOrder()
  const { setDetails } = useOrderUi()
  const others = useEditorState(({ document }) => {
    const productId = document.items.find(({ id }) => id === itemId)?.productId
    return document.items.filter((item) => item.productId === productId && item.id !== itemId).length
  })
  const canApply = itemId !== null && others > 0 && open.data.abilities.update
  const loaded = applying.use(canApply)
  const actions: MenuAction[] = []
  if (hasOption) {
    actions.push({
      key: 'details',
      label: words.lookCloser,
      icon: <Info aria-hidden />,
      onAction: () => {
        const view = viewOf(open.editor.getState().evaluation, itemId, property.id)
        if (view?.chosenOption)
          setDetails({ itemId, propertyId: property.id, optionId: view.chosenOption.id })
      },
    })
  }
  if (canApply) {
    actions.push({
      key: 'all',
      label: words.applyToAllAsk,
      description: others === 1 ? words.otherItem : words.otherItems({ others }),
      icon: <CopyCheck aria-hidden />,
      onAction: () => void loaded?.applyToAll(open, itemId, property),
    })
  }
  if (hasOption && itemId !== null && canCompare(open, property)) {
    actions.push({
      key: 'compare',
      label: words.compareOptions,
      icon: <Columns3 aria-hidden />,
      onAction: () => askForVariants(open, itemId, property.id),
    })
  }
  // Of a variant that is tried the list itself says all, and its columns are narrow.
  if (actions.length === 0 || open.isTrial === true) return null
  return (
    <span
      className={cx(
        'absolute rounded bg-desk opacity-0 transition-opacity',
        'group-hover/row:opacity-100 has-focus-visible:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:static pointer-coarse:translate-y-0 pointer-coarse:bg-transparent pointer-coarse:opacity-100',
        className,
      )}
    >
      <Menu
        label={property.title}
        placement="bottom end"
        trigger={
          <IconButton label={words.moreFor({ title: property.title })} icon={<Ellipsis />} size="small" />
        }
        groups={[{ key: 'row', actions }]}
      />
    </span>
  )
})
