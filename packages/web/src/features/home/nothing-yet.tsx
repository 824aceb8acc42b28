/** Home before there is a product: owners are led to where products are made; others wait for them. */
import { homeMessages as words } from '@orderwright/domain/messages'
import { useViewer } from '../../lib/session/session.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'

export function NothingYet() {
  const { role } = useViewer()
  if (role !== 'owner')
    return (
      <EmptyState title={words.nothingToConfigureYet} actions={<HelpLink at="empty-home" />}>
        {words.productsAppearSoon}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.nothingToConfigureYet}
      actions={
        <>
          <ButtonLink to="/admin/:section" params={{ section: 'products' }} variant="primary">
            {words.makeAProduct}
          </ButtonLink>
          <HelpLink at="/admin" />
        </>
      }
    >
      {words.productsStandHere}
    </EmptyState>
  )
}
