/** To all engravings of the order in one grid, where something of it can be engraved. [issue 18] */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { TableProperties } from 'lucide-react'
import { ButtonLink, IconLink } from '../../../ui/link.tsx'
import { sharedSearch } from '../../navigation/order-views.ts'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { useCanBeEngraved } from '../../open-order/use-can-be-engraved.ts'

export function EngravingsLink({ isIcon = false }: { isIcon?: boolean }) {
  const hasEngravings = useCanBeEngraved()
  const number = useEditorState((state) => state.document.order.orgSpecificId)
  if (!hasEngravings) return null
  const target = {
    to: '/orders/:orgSpecificId/engravings',
    params: { orgSpecificId: String(number) },
    search: sharedSearch,
  } as const
  if (isIcon)
    return <IconLink {...target} label={words.engravingSchedule} icon={<TableProperties aria-hidden />} />
  return (
    <ButtonLink
      {...target}
      variant="quiet"
      size="small"
      icon={<TableProperties aria-hidden />}
      className="mx-1.5 my-2 shrink-0 self-start text-ink-2"
    >
      {words.engravingSchedule}
    </ButtonLink>
  )
}
