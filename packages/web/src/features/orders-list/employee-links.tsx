/** From the list to the employees' other screens. On tablets their pictures stand for them, so that one line holds all. [issue 18] */
import { appMessages, ordersListMessages } from '@orderwright/domain/messages'
import { HandCoins, Kanban } from 'lucide-react'
import { useViewer } from '../../lib/session/session.tsx'
import { ButtonLink } from '../../ui/link.tsx'

export function EmployeeLinks() {
  const { isEmployee } = useViewer()
  if (!isEmployee) return null
  return (
    <>
      <ButtonLink to="/money-owed" size="small" icon={<HandCoins aria-hidden />}>
        <span className="sm:max-xl:sr-only">{appMessages.moneyOwed}</span>
      </ButtonLink>
      <ButtonLink to="/production" search={{}} size="small" icon={<Kanban aria-hidden />}>
        <span className="sm:max-xl:sr-only">{ordersListMessages.production}</span>
      </ButtonLink>
    </>
  )
}
