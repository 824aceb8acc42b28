/** The popup of the option that is looked at closely, over whatever its row stands in. [1.2.79] */
import { deferred } from '../../ui/deferred.tsx'
import { useOrderUi } from '../order-dialogs/order-ui.tsx'

const OptionDetailsDialog = deferred(() =>
  import('./option-details/option-details-dialog.tsx').then((part) => part.OptionDetailsDialog),
)

export function OpenDetails() {
  const { details } = useOrderUi()
  return details && <OptionDetailsDialog details={details} />
}
