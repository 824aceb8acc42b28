/** The dialogs of the add flow and of favorites, fetched with the first of them. [1.2.82, 1.4.33] */
import { deferred } from '../../../ui/deferred.tsx'
import { useItemToSave } from '../../order-dialogs/item-to-save.ts'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'

const CustomItemDialog = deferred(() =>
  import('./custom-item-dialog.tsx').then((part) => part.CustomItemDialog),
)

const CreateItemDialog = deferred(() =>
  import('./create-item-dialog.tsx').then((part) => part.CreateItemDialog),
)

const ProjectInfoDialog = deferred(() =>
  import('../../checkout/project-info-form.tsx').then((part) => part.ProjectInfoDialog),
)

const FavoritesFlow = deferred(() =>
  import('../../favorites/favorites-flow.tsx').then((part) => part.FavoritesFlow),
)

const KeypadImportDialog = deferred(() =>
  import('../../keypad-import/keypad-import-dialog.tsx').then((part) => part.KeypadImportDialog),
)

export function AddDialogs() {
  const { addStep, afterProjectInfo, setAddStep } = useOrderUi()
  const savedItemId = useItemToSave()
  const close = () => setAddStep('closed')
  return (
    <>
      {addStep === 'projectInfo' && (
        <ProjectInfoDialog isOpen onCreated={() => setAddStep(afterProjectInfo)} onCancel={close} />
      )}
      {addStep === 'product' && <CreateItemDialog isOpen onClose={close} />}
      {(addStep === 'favorite' || savedItemId !== null) && <FavoritesFlow savedItemId={savedItemId} />}
      {addStep === 'keypads' && <KeypadImportDialog onClose={close} />}
      {addStep === 'custom' && <CustomItemDialog onClose={close} />}
    </>
  )
}
