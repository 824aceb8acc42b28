/** What an organization holds about a person: given to them as a file, and erased after their address was typed. [issue 17] */
import { endpoints } from '@orderwright/contract'
import { adminMemberMessages } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { type Erasure, erasureLines, personalDataMessages as words } from '@orderwright/domain/personal-data'
import { Download, UserRoundX } from 'lucide-react'
import { useId, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'

export interface PersonProps {
  userId: number
  email: string
}

function GivePart({ userId, email }: PersonProps) {
  const { org, caller } = useViewer()
  const [isPending, setPending] = useState(false)
  const heading = useId()
  async function download() {
    setPending(true)
    const result = await call(endpoints.getPersonalData, { orgId: org.id, aboutUserId: userId, ...caller })
    setPending(false)
    if (!result.ok) {
      toast(result.error.message, { tone: 'invalid' })
      return
    }
    const content = JSON.stringify({ about: email, from: org.title, ...result.data }, null, 1)
    const day = toTimestamp(new Date()).slice(0, 10)
    saveFile(new Blob([content], { type: 'application/json' }), words.fileName({ email, day }))
  }
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-sm font-medium">
        {words.give}
      </h3>
      <p className="text-sm text-ink-2">{words.giveHint}</p>
      <Button
        className="self-start"
        icon={<Download aria-hidden />}
        isPending={isPending}
        onPress={() => void download()}
      >
        {words.download}
      </Button>
    </section>
  )
}

function ErasePart({ userId, email, onErased }: PersonProps & { onErased: (erasure: Erasure) => void }) {
  const { org, caller } = useViewer()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const heading = useId()
  async function erase() {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      setProblem(words.wrongAddress)
      return
    }
    setPending(true)
    const result = await call(endpoints.erasePerson, {
      orgId: org.id,
      aboutUserId: userId,
      email: typed,
      ...caller,
    })
    setPending(false)
    if (result.ok) onErased(result.data.erasure)
    else setProblem(result.error.message)
  }
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id={heading} className="text-sm font-medium">
        {words.erase}
      </h3>
      <p className="text-sm text-ink-2">{words.eraseHint}</p>
      <TextField
        label={words.typeAddress({ email })}
        value={typed}
        autoComplete="off"
        onChange={(value) => {
          setTyped(value)
          setProblem(undefined)
        }}
        {...(problem === undefined ? {} : { errorMessage: problem })}
      />
      <Button
        className="self-start"
        variant="danger"
        icon={<UserRoundX aria-hidden />}
        isPending={isPending}
        onPress={() => void erase()}
      >
        {words.eraseForGood}
      </Button>
    </section>
  )
}

function Report({ email, erasure }: { email: string; erasure: Erasure }) {
  return (
    <ul role="status" className="flex list-disc flex-col gap-1.5 ps-5 text-sm">
      {erasureLines({ email, ...erasure }).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

export function PersonalDataPopup({ userId, email, onClose }: PersonProps & { onClose: () => void }) {
  const [erasure, setErasure] = useState<Erasure>()
  /** The list has them no longer: what was done is read first. */
  const close = () => {
    onClose()
    if (erasure) void readAgain()
  }
  return (
    <Dialog
      title={adminMemberMessages.personalDataOf({ email })}
      isOpen
      onOpenChange={close}
      footer={
        erasure && (
          <Button variant="primary" autoFocus onPress={close}>
            {words.close}
          </Button>
        )
      }
    >
      {erasure ? (
        <Report email={email} erasure={erasure} />
      ) : (
        <div className="flex flex-col gap-4">
          <GivePart userId={userId} email={email} />
          <ErasePart userId={userId} email={email} onErased={setErasure} />
        </div>
      )}
    </Dialog>
  )
}
