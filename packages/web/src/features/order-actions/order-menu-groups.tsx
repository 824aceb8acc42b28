/** The entries of the order menu: each is there for those who may, and for nobody else. [1.2.53, 1.6.18, 1.6.27] */
import { hasOrderCsv } from '@orderwright/domain/exports'
import { canCancel } from '@orderwright/domain/lifecycle'
import {
  helpLinkMessages,
  orderActionMessages as words,
  orderProblemMessages,
  orderReturnMessages,
  orderScreenMessages,
} from '@orderwright/domain/messages'
import { goodsHaveLeft } from '@orderwright/domain/order-problems'
import { isStarted } from '@orderwright/domain/orders'
import {
  Archive,
  ArchiveRestore,
  CircleAlert,
  CircleQuestionMark,
  CircleX,
  Copy,
  FileText,
  GitCompareArrows,
  History,
  Map as MapIcon,
  MessageCircleWarning,
  Paperclip,
  PackageOpen,
  PackagePlus,
  Receipt,
  Sheet,
  SlidersHorizontal,
  TableProperties,
  Trash2,
} from 'lucide-react'
import { openHelpInTab } from '../../lib/help/help-address.ts'
import { openHelp } from '../../lib/help/open-help.ts'
import type { MenuAction, MenuGroup } from '../../ui/popups/menu-actions.ts'
import { cancelOrder } from '../checkout/cancel-order.ts'
import { openSidePanel } from '../side-panels/side-panel-state.ts'
import { showReturnRequest } from '../order-dialogs/return-request.ts'
import { showReport } from '../order-problems/report-state.ts'
import { startTour } from '../tour/start-tour.ts'
import type { ActionContext } from './actions/action-context.ts'
import { toggleArchived } from './actions/archive-order.ts'
import { duplicateOrder, quoteBackBoxes } from './actions/copy-order.ts'
import { deleteOrder } from './actions/delete-order.ts'
import { exportCsv } from './actions/export-csv.ts'

interface MenuState {
  readonly isEditing: boolean
  /** the header has no room for the buttons of the details and the help */
  readonly isPhone: boolean
  openHistory: () => void
}

/** An entry when its condition holds. */
function when(condition: boolean, action: MenuAction): MenuAction[] {
  return condition ? [action] : []
}

export function orderMenuGroups(context: ActionContext, state: MenuState): MenuGroup[] {
  const { abilities, openDetails, order, profile, viewer, writable } = context.checkout
  const word = profile.vocabulary.order
  const isArchived = order.archived === 1
  const haveLeft = goodsHaveLeft(order, profile)
  const groups: MenuGroup[] = [
    {
      key: 'look',
      actions: [
        ...when(state.isPhone && (writable.has('phone') || isArchived), {
          key: 'details',
          label: words.editDetails({ word }),
          icon: <SlidersHorizontal aria-hidden />,
          onAction: () => openDetails(),
        }),
        ...when(!profile.isArchitectural, {
          key: 'quote',
          label: words.viewQuote,
          icon: <FileText aria-hidden />,
          onAction: () => void context.openDocument('quote'),
        }),
        ...when(!profile.isArchitectural, {
          key: 'invoice',
          label: words.viewInvoice,
          icon: <Receipt aria-hidden />,
          onAction: () => void context.openDocument('invoice'),
        }),
        ...when(order.revisionNumber > 0 || !isStarted(order, profile), {
          key: 'revisions',
          label: words.revisions,
          icon: <GitCompareArrows aria-hidden />,
          onAction: () => void context.openRevisions(),
        }),
        // Below 1024 px the header has no room for its button.
        {
          key: 'files',
          label: words.files,
          icon: <Paperclip aria-hidden />,
          onAction: () => openSidePanel('files'),
        },
        ...when(haveLeft, {
          key: 'problems',
          label: orderProblemMessages.title,
          icon: <MessageCircleWarning aria-hidden />,
          onAction: () => openSidePanel('problems'),
        }),
        ...when(haveLeft, {
          key: 'returns',
          label: orderReturnMessages.title,
          icon: <PackageOpen aria-hidden />,
          onAction: () => openSidePanel('returns'),
        }),
        ...when(context.hasEngravings, {
          key: 'engravings',
          label: orderScreenMessages.engravingSchedule,
          icon: <TableProperties aria-hidden />,
          onAction: () => void context.openEngravings(),
        }),
        ...when(state.isEditing, {
          key: 'tour',
          label: words.guidedTour,
          icon: <MapIcon aria-hidden />,
          onAction: () => void startTour({ userId: viewer.user.id, word }),
        }),
        ...when(abilities.readEvents, {
          key: 'history',
          label: words.history({ word }),
          icon: <History aria-hidden />,
          onAction: state.openHistory,
        }),
        // Phones have no key for it, and the header no room.
        ...when(state.isPhone, {
          key: 'help',
          label: helpLinkMessages.help,
          icon: <CircleQuestionMark aria-hidden />,
          onAction: () => {
            if (!openHelp()) openHelpInTab()
          },
        }),
      ],
    },
    {
      key: 'make',
      actions: [
        ...when(abilities.reportProblem, {
          key: 'report-problem',
          label: orderProblemMessages.reportAsk,
          icon: <CircleAlert aria-hidden />,
          onAction: () => showReport(true),
        }),
        ...when(abilities.requestReturn, {
          key: 'request-return',
          label: orderReturnMessages.requestAsk,
          icon: <PackageOpen aria-hidden />,
          onAction: () => showReturnRequest(),
        }),
        ...when(abilities.duplicate, {
          key: 'duplicate',
          // What has arrived is ordered again; what is being made is copied.
          label: haveLeft ? words.orderAgain : words.duplicate,
          icon: <Copy aria-hidden />,
          onAction: () => void duplicateOrder(context),
        }),
        ...when(abilities.duplicate && profile.backBox !== null, {
          key: 'back-boxes',
          label: words.generateBackBoxQuote,
          icon: <PackagePlus aria-hidden />,
          onAction: () => void quoteBackBoxes(context),
        }),
        ...when(hasOrderCsv(order, profile), {
          key: 'csv',
          label: words.exportCsv,
          icon: <Sheet aria-hidden />,
          onAction: () => void exportCsv(context),
        }),
      ],
    },
    {
      key: 'end',
      actions: [
        ...when(writable.has('archived'), {
          key: 'archive',
          label: isArchived ? words.unarchive : words.archive,
          icon: isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
          onAction: () => toggleArchived(context.checkout.editor),
        }),
        // The screens of the statuses have this button themselves.
        ...when(state.isEditing && abilities.cancel && canCancel(order, profile), {
          key: 'cancel',
          label: words.cancelOrder,
          icon: <CircleX aria-hidden />,
          onAction: () => void cancelOrder(context.checkout),
        }),
        ...when(abilities.delete, {
          key: 'delete',
          label: words.deleteAsk({ word }),
          icon: <Trash2 aria-hidden />,
          isDanger: true,
          onAction: () => void deleteOrder(context),
        }),
      ],
    },
  ]
  return groups.filter(({ actions }) => actions.length > 0)
}
