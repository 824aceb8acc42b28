/** Opens what an organization holds about a person: a button of words beside their details, a picture in a list. [issue 17] */
import { adminMemberMessages as words } from '@orderwright/domain/messages'
import { FileUser } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferredModule } from '../../../ui/deferred.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { PersonProps } from '../personal-data/personal-data-popup.tsx'

const popup = deferredModule(() => import('../personal-data/personal-data-popup.tsx'))

export function PersonalData({ userId, email, isInList = false }: PersonProps & { isInList?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const loaded = popup.use(isOpen)
  return (
    <>
      {isInList ? (
        <IconButton
          label={words.personalDataOf({ email })}
          icon={<FileUser />}
          onPress={() => setOpen(true)}
        />
      ) : (
        <Button size="small" icon={<FileUser aria-hidden />} onPress={() => setOpen(true)}>
          {words.personalDataButton}
        </Button>
      )}
      {loaded && isOpen && (
        <loaded.PersonalDataPopup userId={userId} email={email} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
