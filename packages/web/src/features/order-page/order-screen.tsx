/** The open order: its editor, or the screen that its status calls for. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { currentStatus } from '@orderwright/domain/orders'
import { useState } from 'react'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useIsDesk, useIsPhone } from '../../lib/browser/media.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { deferred } from '../../ui/deferred.tsx'
import { FullHeight } from '../../ui/full-height.tsx'
import {
  ActionRequired,
  CancelOrderButton,
  CheckoutProvider,
  StatusScreen,
  statusScreenFor,
} from '../checkout/index.ts'
import { useShareeTour } from '../sharing/use-sharee-tour.ts'
import { ArchivedSlot } from '../order-actions/archived-slot.tsx'
import { AddFlow } from './add/add-flow.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { OrderHeader } from './header/order-header.tsx'
import { DeskLayout } from './layout/desk-layout.tsx'
import { PhoneLayout } from './layout/phone-layout.tsx'
import { TabletLayout } from './layout/tablet-layout.tsx'
import { OrderShortcuts } from './order-shortcuts.tsx'
import { OrderUiProvider } from '../order-dialogs/order-ui.tsx'
import { VariantsSlot } from '../variants/variants-slot.tsx'
import { useAddressedItem } from './use-addressed-item.ts'
import { useViewSettings, ViewSettingsProvider } from '../open-order/view-settings.tsx'

const SpatialLayout = deferred(
  () => import('./layout/spatial-layout.tsx').then((part) => part.SpatialLayout),
  null,
  { isScreen: true },
)
const SettingsActions = deferred(() =>
  import('../order-actions/settings-actions.tsx').then((part) => part.SettingsActions),
)

export function OrderScreen() {
  return (
    <ViewSettingsProvider>
      <OrderUiProvider>
        <CheckoutProvider DetailsActions={SettingsActions}>
          <OrderView />
        </CheckoutProvider>
      </OrderUiProvider>
    </ViewSettingsProvider>
  )
}

function OrderView() {
  const { profile, viewer } = useOpenOrder()
  useShareeTour()
  const statusData = useEditorState((state) => state.document.order.statusData)
  const isArchived = useEditorState((state) => state.document.order.archived === 1)
  const screen = statusScreenFor({ order: { statusData }, profile, role: viewer.role })
  const status = currentStatus({ statusData }, profile)
  const statusKey = status.key
  const [editedStatus, setEditedStatus] = useState<string | null>(null)
  // Editing in place of a status screen ends when the status changes; not when the same one is heard again. [1.4.16]
  const isEditingAnyway = screen !== 'editor' && editedStatus === statusKey
  const isEditing = screen === 'editor' || isEditingAnyway
  const name = useEditorState(({ document: { order } }) => `#${order.orgSpecificId} ${order.title}`.trim())
  useAddressedItem(isEditing)
  useDocumentTitle(isEditing ? words.edit : status.title, name)

  if (!isEditing) {
    return (
      <main>
        <OrderHeader isEditing={false} />
        <ArchivedSlot />
        <StatusScreen
          onEdit={isArchived ? undefined : () => setEditedStatus(statusKey)}
          actions={<CancelOrderButton />}
        />
      </main>
    )
  }
  return (
    <FullHeight>
      <OrderHeader isEditing />
      <ArchivedSlot />
      <OrderShortcuts />
      <AddFlow />
      <VariantsSlot />
      <ActionRequired />
      {isEditingAnyway && (
        <Banner
          action={
            <Button size="small" onPress={() => setEditedStatus(null)}>
              {words.done}
            </Button>
          }
        >
          {words.editingSubmitted({ word: profile.vocabulary.order })}
        </Banner>
      )}
      <div className="min-h-0 flex-1">
        <Layout />
      </div>
    </FullHeight>
  )
}

function Layout() {
  const { isOnCanvas } = useViewSettings()
  return isOnCanvas === true ? <SpatialLayout /> : <LinesLayout />
}

function LinesLayout() {
  const isPhone = useIsPhone()
  const isDesk = useIsDesk()
  if (isPhone) return <PhoneLayout />
  return isDesk ? <DeskLayout /> : <TabletLayout />
}
