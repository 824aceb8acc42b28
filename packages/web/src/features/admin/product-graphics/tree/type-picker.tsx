/** The types of nodes to choose from, under the + of a group. [2.4.26] */
import { nodeKinds } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { Menu } from '../../../../ui/popups/menu.tsx'
import { KindIcon } from '../kind-icons.tsx'

interface TypePickerProps {
  trigger: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPick: (type: string) => void
}

export function TypePicker({ trigger, isOpen, onOpenChange, onPick }: TypePickerProps) {
  return (
    <Menu
      label={words.typeOf}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      groups={[
        {
          key: 'types',
          actions: nodeKinds.map(({ key, title }) => ({
            key,
            label: title,
            icon: <KindIcon type={key} />,
            onAction: () => onPick(key),
          })),
        },
      ]}
    />
  )
}
